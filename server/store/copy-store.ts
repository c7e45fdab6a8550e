import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import type { DatabaseEngine } from './database/database-engine.ts';
import type { Tables } from './database/tables.ts';
import { ask, compiled, type Row, rows } from './database/unit-of-work.ts';
import { LEAD_COLUMNS } from './lead-repository.ts';
import { localized } from './messages.ts';

export interface TableCopy {
  readonly table: keyof Tables;
  readonly rows: number;
  /** Rows whose hash differs on the other side, or that are missing there. */
  readonly different: number;
}

/** Columns of each table; the first is its key. Hits have none, so they are compared as a heap. */
const COLUMNS: Readonly<Record<keyof Tables, readonly string[]>> = {
  lead: LEAD_COLUMNS,
  lead_touch: ['id', 'lead_id', 'at', 'context'],
  lead_note: ['id', 'lead_id', 'at', 'author', 'text'],
  idempotency: ['key', 'body_hash', 'lead_id', 'created_at'],
  otp_request: [
    'id',
    'phone_key',
    'project_id',
    'code_hash',
    'state',
    'checks',
    'created_at',
    'expires_at',
    'verified_at',
  ],
  limit_hit: ['bucket', 'at'],
  outbox: [
    'id',
    'lead_id',
    'destination',
    'payload',
    'state',
    'attempts',
    'next_at',
    'created_at',
    'last_error',
    'status',
    'response',
  ],
  desk_session: ['token_hash', 'person', 'created_at', 'expires_at'],
  audit: ['id', 'at', 'action', 'detail'],
  desk_person: [
    'name',
    'entry',
    'created_at',
    'created_by',
    'removed_at',
    'absent_from',
    'absent_until',
    'language',
    'email',
    'telegram',
    'whatsapp',
    'notice_text',
  ],
  desk_role: ['id', 'person', 'project_id', 'role'],
  desk_project: ['project_id', 'name'],
  rotation: ['project_id', 'is_on', 'since'],
  rotation_turn: ['id', 'project_id', 'person', 'takes_turns', 'day', 'given', 'last_at', 'last_lead'],
  lead_event: ['id', 'lead_id', 'at', 'person', 'kind', 'before', 'after', 'undone_at'],
  lead_reminder: ['id', 'lead_id', 'person', 'at', 'text', 'created_at', 'done_at', 'told_at'],
  push_subscription: ['id', 'person', 'endpoint', 'p256dh', 'auth', 'created_at'],
  answer_template: ['id', 'project_id', 'language', 'stage', 'name', 'text', 'changed_at', 'changed_by'],
  unit_list: [
    'project_id',
    'revision',
    'list',
    'list_hash',
    'waiting',
    'waiting_hash',
    'waiting_at',
    'doubts',
    'refused_hash',
    'problem',
    'problem_at',
  ],
  unit_hold: ['id', 'project_id', 'unit', 'code', 'lead_id', 'person', 'since', 'until'],
  unit_interest: ['id', 'lead_id', 'unit', 'code', 'person', 'at'],
};

const BATCH = 500;

/** Copies all tables into an empty store, then reads both sides again and compares them row by row. */
export async function copyStore(
  source: DatabaseEngine,
  target: DatabaseEngine,
): Promise<readonly TableCopy[]> {
  if ((await readPage(target, 'lead', null)).length > 0) {
    throw new LocalizedError(localized((messages) => messages.targetNotEmpty));
  }
  const copies: TableCopy[] = [];
  for (const table of Object.keys(COLUMNS) as (keyof Tables)[]) {
    await eachPage(source, table, (page) => insert(target, table, page));
    const before = await digest(source, table);
    const after = await digest(target, table);
    copies.push({ table, rows: before.size, different: countDifferent(before, after) });
  }
  return copies;
}

async function eachPage(
  engine: DatabaseEngine,
  table: keyof Tables,
  visit: (page: readonly Row[]) => Promise<void>,
): Promise<void> {
  if (table === 'limit_hit') return visit(await readHeap(engine));
  const key = COLUMNS[table][0] ?? '';
  for (let last: unknown = ''; ; ) {
    const page = await readPage(engine, table, last);
    if (page.length > 0) await visit(page);
    if (page.length < BATCH) return;
    last = page.at(-1)?.[key];
  }
}

/** Keys are compared by their bytes: in PostgreSQL a locale would order them otherwise. */
function readPage(engine: DatabaseEngine, table: keyof Tables, after: unknown): Promise<readonly Row[]> {
  const { build } = engine;
  const key = COLUMNS[table][0] ?? '';
  const order = engine.kind === 'postgres' ? `"${key}" collate "C"` : `"${key}"`;
  const { sql: columns } = compiled(
    build.selectFrom(table).select(COLUMNS[table].map((c) => build.dynamic.ref(c))),
  );
  const place = engine.kind === 'postgres' ? '$1' : '?';
  const text = `${columns} where ${order} > ${place} order by ${order} limit ${BATCH}`;
  return engine.read(() => rows<Row>({ sql: text, parameters: [after ?? ''] }));
}

function readHeap(engine: DatabaseEngine): Promise<readonly Row[]> {
  return engine.read(() => rows<Row>(compiled(engine.build.selectFrom('limit_hit').selectAll())));
}

async function insert(engine: DatabaseEngine, table: keyof Tables, page: readonly Row[]): Promise<void> {
  const columns = COLUMNS[table];
  for (let at = 0; at < page.length; at += BATCH) {
    const part = page.slice(at, at + BATCH);
    await engine.write(function* () {
      for (const row of part) {
        const values = columns.map((column) => row[column]);
        const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((one) => sql.ref(one)))})`;
        yield ask(engine.build, sql`${into} values (${sql.join(values)})`);
      }
    });
  }
}

/** Hash of each row by its key; equal hits are distinguished by their count. */
async function digest(engine: DatabaseEngine, table: keyof Tables): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await eachPage(engine, table, async (page) => {
    for (const row of page) {
      const values = JSON.stringify(COLUMNS[table].map((column) => row[column]));
      let key = table === 'limit_hit' ? values : String(row[COLUMNS[table][0] ?? '']);
      for (let twin = 2; table === 'limit_hit' && found.has(key); twin += 1) key = `${values}#${twin}`;
      found.set(key, hash('sha256', values, 'base64url'));
    }
  });
  return found;
}

function countDifferent(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  let different = 0;
  for (const [key, value] of before) if (after.get(key) !== value) different += 1;
  for (const key of after.keys()) if (!before.has(key)) different += 1;
  return different;
}
