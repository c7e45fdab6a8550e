import { type Expression, type SqlBool, sql } from 'kysely';
import { phoneDigits } from '../lead/phone.ts';
import type { DatabaseEngine } from './database-engine.ts';
import type { DeskSessionTable, LeadNoteTable, LeadTable, LeadTouchTable } from './tables.ts';
import { compiled, first, plan, rows, type UnitOfWork } from './unit-of-work.ts';

/** States a lead goes through, in the words of the desk. */
export const LEAD_STATUSES = ['new', 'contacted', 'won', 'lost'] as const;
type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Every part is optional: a missing one does not filter. */
export interface LeadFilter {
  readonly search?: string;
  readonly projectId?: string;
  readonly type?: string;
  readonly verified?: boolean;
  readonly source?: string;
  readonly status?: string;
  /** Spam is left out unless it is asked for, and then it comes alone. */
  readonly spam?: boolean;
  readonly since?: number;
  readonly until?: number;
}

interface LeadPage {
  readonly leads: readonly LeadTable[];
  /** Pass it as `before` to get the next page; null at the end. */
  readonly next: string | null;
}

interface LeadDetail {
  readonly lead: LeadTable;
  readonly notes: readonly LeadNoteTable[];
  readonly touches: readonly LeadTouchTable[];
}

export interface DeskRepository {
  list(filter: LeadFilter, limit: number, before?: string): Promise<LeadPage>;
  detail(id: string): Promise<LeadDetail | null>;
  setStatus(id: string, status: LeadStatus, at: number): Promise<boolean>;
  addNote(note: LeadNoteTable): Promise<boolean>;
  /** A text that differs after any change to a lead, by any process. */
  lastChange(): Promise<string>;
  /** Values the filters offer. */
  facets(): Promise<{ projects: readonly { id: string; name: string }[]; sources: readonly string[] }>;
  openSession(session: DeskSessionTable): Promise<void>;
  /** The session that one of these hashes names. */
  findSession(tokenHashes: readonly string[], now: number): Promise<DeskSessionTable | null>;
  closeSession(tokenHashes: readonly string[]): Promise<void>;
}

export function createDeskRepository(engine: DatabaseEngine): DeskRepository {
  const { build } = engine;
  const byId = plan((p: { id: string }) => build.selectFrom('lead').selectAll().where('id', '=', p.id));
  const touch = plan((p: { id: string; at: number }) =>
    build.updateTable('lead').set({ changed_at: p.at }).where('id', '=', p.id),
  );

  function* list(filter: LeadFilter, limit: number, before?: string): UnitOfWork<LeadPage> {
    let query = build
      .selectFrom('lead')
      .selectAll()
      .where('spam', '=', filter.spam ? 1 : 0);
    if (filter.projectId) query = query.where('project_id', '=', filter.projectId);
    if (filter.type) query = query.where('lead_type_id', '=', filter.type);
    if (filter.verified !== undefined) query = query.where('otp_verified', '=', filter.verified ? 1 : 0);
    if (filter.source) query = query.where('utm_source', '=', filter.source);
    if (filter.status) query = query.where('status', '=', filter.status);
    if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
    if (filter.until !== undefined) query = query.where('created_at', '<', filter.until);
    if (before !== undefined) query = query.where('id', '<', before);
    const search = filter.search?.trim() ?? '';
    if (search !== '') query = query.where(() => matches(search));
    const found = yield* rows(compiled(query.orderBy('id', 'desc').limit(limit + 1)));
    const leads = found.slice(0, limit);
    return { leads, next: found.length > limit ? (leads.at(-1)?.id ?? null) : null };
  }

  function* detail(id: string): UnitOfWork<LeadDetail | null> {
    const lead = yield* first(byId({ id }));
    if (!lead) return null;
    const notes = build.selectFrom('lead_note').selectAll().where('lead_id', '=', id).orderBy('at');
    const touches = build.selectFrom('lead_touch').selectAll().where('lead_id', '=', id).orderBy('at');
    return { lead, notes: yield* rows(compiled(notes)), touches: yield* rows(compiled(touches)) };
  }

  function* facets() {
    const projects = build
      .selectFrom('lead')
      .select(['project_id', (eb) => eb.fn.max('project_name').as('name')])
      .groupBy('project_id')
      .orderBy('project_id')
      .limit(200);
    const sources = build.selectFrom('lead').select('utm_source').distinct().orderBy('utm_source').limit(200);
    const foundProjects = yield* rows(compiled(projects));
    const foundSources = yield* rows(compiled(sources));
    return {
      projects: foundProjects.map((row) => ({ id: row.project_id, name: row.name })),
      sources: foundSources.map((row) => row.utm_source).filter((source) => source !== ''),
    };
  }

  return {
    list: (filter, limit, before) => engine.read(() => list(filter, limit, before)),
    detail: (id) => engine.read(() => detail(id)),
    facets: () => engine.read(facets),
    setStatus: (id, status, at) =>
      engine.write(function* () {
        if (!(yield* first(byId({ id })))) return false;
        yield compiled(build.updateTable('lead').set({ status, changed_at: at }).where('id', '=', id));
        return true;
      }),
    addNote: (note) =>
      engine.write(function* () {
        if (!(yield* first(byId({ id: note.lead_id })))) return false;
        yield compiled(build.insertInto('lead_note').values(note));
        yield touch({ id: note.lead_id, at: note.at });
        return true;
      }),
    lastChange: () =>
      engine.read(function* () {
        const query = build
          .selectFrom('lead')
          .select(['changed_at', (eb) => eb.fn.countAll<number>().as('n')])
          .groupBy('changed_at')
          .orderBy('changed_at', 'desc')
          .limit(1);
        const newest = yield* first(compiled(query));
        return newest ? `${newest.changed_at}/${newest.n}` : '';
      }),
    openSession: (session) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('desk_session').where('expires_at', '<', session.created_at));
        yield compiled(build.insertInto('desk_session').values(session));
      }),
    findSession: (tokenHashes, now) =>
      engine.read(function* () {
        const query = build
          .selectFrom('desk_session')
          .selectAll()
          .where('token_hash', 'in', tokenHashes)
          .where('expires_at', '>', now);
        return (yield* first(compiled(query))) ?? null;
      }),
    closeSession: (tokenHashes) =>
      engine.write(function* () {
        yield compiled(build.deleteFrom('desk_session').where('token_hash', 'in', tokenHashes));
      }),
  };
}

/** Finds the words in the name, the message and the notes, and the digits in the phone. */
function matches(search: string): Expression<SqlBool> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const like = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const digits = phoneDigits(search).replace(/^0/, '');
  const byPhone = digits.length >= 3 ? sql<SqlBool>`phone like ${`%${digits}%`}` : sql<SqlBool>`1 = 0`;
  const byNote = sql<SqlBool>`id in (select lead_id from lead_note where lower(text) like ${pattern} escape '\\')`;
  return sql<SqlBool>`(${like('name')} or ${like('message')} or ${byPhone} or ${byNote})`;
}
