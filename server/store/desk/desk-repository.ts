import type { LeadSort } from '../../contract/desk/lead-query.ts';
import type { LeadStatus } from '../../contract/desk/statuses.ts';
import type { Week } from '../../contract/desk/week.ts';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type {
  DeskSessionTable,
  LeadEventTable,
  LeadNoteTable,
  LeadReminderTable,
  LeadTable,
  LeadTouchTable,
} from '../database/tables.ts';
import { compiled, first, rows, type UnitOfWork } from '../database/unit-of-work.ts';
import type { Announcer } from '../outbox/announcer.ts';
import { type OutboxMessage, planOutbox } from '../outbox/outbox-repository.ts';
import type { Visibility } from '../visibility.ts';
import * as changes from './lead-changes.ts';
import type { LeadFilter } from './lead-filter.ts';
import * as list from './lead-list.ts';
import { indexPending } from './pending.ts';
import { readWeek } from './week.ts';

interface LeadDetail {
  readonly lead: LeadTable;
  readonly notes: readonly LeadNoteTable[];
  readonly touches: readonly LeadTouchTable[];
  readonly events: readonly LeadEventTable[];
  readonly reminders: readonly LeadReminderTable[];
}

/** The leads as the desk reads and changes them. An invisible lead is treated like one that does not exist. */
export interface DeskRepository {
  list(filter: LeadFilter, limit: number, before?: string, sort?: LeadSort): Promise<list.LeadPage>;
  counts(filter: LeadFilter): Promise<list.StatusCounts>;
  week(filter: LeadFilter, bounds: readonly number[]): Promise<Week>;
  detail(id: string, visible?: Visibility): Promise<LeadDetail | null>;
  setStatus(change: changes.Change, status: LeadStatus, reason: string): Promise<changes.ChangeOutcome>;
  assign(
    change: changes.Change,
    person: string,
    mayAssign: (lead: LeadTable) => boolean,
    then: (lead: LeadTable) => UnitOfWork<void>,
  ): Promise<changes.ChangeOutcome>;
  /** `then` adds what leaves with the lead, in the same transaction; so it does above. */
  restore(
    change: changes.Change,
    then: (lead: LeadTable, isFirst: boolean) => UnitOfWork<void>,
  ): Promise<LeadTable | null>;
  /** Stores what leaves with a lead; for use inside `restore`. */
  send(lead: LeadTable, messages: readonly OutboxMessage[], at: number): UnitOfWork<void>;
  undo(
    change: changes.Change,
    mayUndo: (event: LeadEventTable, lead: LeadTable) => boolean,
  ): Promise<changes.UndoOutcome>;
  addNote(note: LeadNoteTable, visible?: Visibility): Promise<boolean>;
  removeNote(id: string, change: Omit<changes.Change, 'leadId' | 'eventId'>): Promise<boolean>;
  /** A text that differs after any change to a lead, by any process. */
  lastChange(): Promise<string>;
  /** Values the filters offer. */
  facets(visible?: Visibility): Promise<list.LeadFacets>;
  /** Lets some of the new leads into the indexes, so that the next list need not. */
  indexSome(): Promise<void>;
  openSession(session: DeskSessionTable): Promise<void>;
  /** The session that one of these hashes names. */
  findSession(tokenHashes: readonly string[], now: number): Promise<DeskSessionTable | null>;
  closeSession(tokenHashes: readonly string[]): Promise<void>;
}

export function createDeskRepository(engine: DatabaseEngine, announcer: Announcer): DeskRepository {
  const { build } = engine;
  const queue = planOutbox(build);

  /** Reads once everything is in the indexes. */
  async function read<T>(work: () => UnitOfWork<T>): Promise<T> {
    await indexPending(engine);
    return engine.read(work);
  }

  function* detail(id: string, visible?: Visibility): UnitOfWork<LeadDetail | null> {
    const lead = yield* changes.findVisible(engine, id, visible);
    if (!lead) return null;
    return {
      lead,
      notes: yield* rows(
        compiled(build.selectFrom('lead_note').selectAll().where('lead_id', '=', id).orderBy('at')),
      ),
      touches: yield* rows(
        compiled(build.selectFrom('lead_touch').selectAll().where('lead_id', '=', id).orderBy('at')),
      ),
      events: yield* rows(
        compiled(build.selectFrom('lead_event').selectAll().where('lead_id', '=', id).orderBy('at')),
      ),
      reminders: yield* rows(
        compiled(build.selectFrom('lead_reminder').selectAll().where('lead_id', '=', id).orderBy('at')),
      ),
    };
  }

  return {
    list: (filter, limit, before, sort = 'newest') =>
      read(() => list.listLeads(engine, filter, limit, before, sort)),
    counts: (filter) => read(() => list.countStatuses(engine, filter)),
    week: (filter, bounds) => read(() => readWeek(engine, filter, bounds)),
    facets: (visible) => read(() => list.findFacets(engine, visible)),
    detail: (id, visible) => engine.read(() => detail(id, visible)),
    setStatus: (change, status, reason) =>
      engine.write(() => changes.setStatus(engine, announcer, change, status, reason)),
    assign: (change, person, mayAssign, then) =>
      engine.write(() => changes.assign(engine, announcer, change, person, mayAssign, then)),
    restore: (change, then) =>
      engine.write(function* () {
        const restored = yield* changes.restore(engine, change);
        if (restored) yield* then(restored.lead, restored.isFirst);
        return restored?.lead ?? null;
      }),
    *send(lead, messages, at) {
      for (const message of messages) yield queue({ ...message, lead_id: lead.id, at });
    },
    undo: (change, mayUndo) => engine.write(() => changes.undo(engine, announcer, change, mayUndo)),
    addNote: (note, visible) => engine.write(() => changes.addNote(engine, note, visible)),
    removeNote: (id, change) => engine.write(() => changes.removeNote(engine, id, change)),
    indexSome: () => indexPending(engine, 1),
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
        if (tokenHashes.length === 0) return null;
        const query = build
          .selectFrom('desk_session')
          .selectAll()
          .where('token_hash', 'in', tokenHashes)
          .where('expires_at', '>', now);
        return (yield* first(compiled(query))) ?? null;
      }),
    closeSession: (tokenHashes) =>
      engine.write(function* () {
        if (tokenHashes.length === 0) return;
        yield compiled(build.deleteFrom('desk_session').where('token_hash', 'in', tokenHashes));
      }),
  };
}
