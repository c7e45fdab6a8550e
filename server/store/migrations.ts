import { type Kysely, SqliteAdapter } from 'kysely';
import { LEAD_FIELDS } from '../lead/fields.ts';
import type { Tables } from './tables.ts';
import { compiled, type Query } from './work.ts';

/** Forward only. A migration that has been released is never edited; a new one is added below it. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: (build: Kysely<Tables>) => readonly Query[];
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'leads', statements: leads },
  { version: 2, name: 'otp-and-limits', statements: otpAndLimits },
  { version: 3, name: 'outbox', statements: outbox },
  { version: 4, name: 'desk', statements: desk },
  { version: 5, name: 'outbox-lanes', statements: outboxLanes },
];

export const LATEST_VERSION = MIGRATIONS.length;

/** Columns: `name` text, `name!` text primary key, `name:n` whole number. */
function table(build: Kysely<Tables>, name: string, columns: string): Query {
  let made = build.schema.createTable(name);
  for (const column of columns.trim().split(/\s+/)) {
    const [bare, kind] = column.split(/(?=[!:])/);
    made = made.addColumn(bare ?? column, kind === ':n' ? 'bigint' : 'text', (c) =>
      kind === '!' ? c.primaryKey().notNull() : c.notNull(),
    );
  }
  return compiled(made);
}

/** In SQLite a small table lies in its key's own tree: one page less to write and sync for each lead. */
function clustered(made: Query, build: Kysely<Tables>): Query {
  const isSqlite = build.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? { ...made, sql: `${made.sql} without rowid` } : made;
}

function index(build: Kysely<Tables>, name: string, on: string, columns: readonly string[]): Query {
  return compiled(
    build.schema
      .createIndex(name)
      .on(on)
      .columns([...columns]),
  );
}

function leads(build: Kysely<Tables>): readonly Query[] {
  const own =
    'id! created_at:n changed_at:n status spam:n otp_verified:n otp_reason otp_request_id submissions:n phone';
  return [
    table(build, 'lead', `${own} ${LEAD_FIELDS.join(' ')}`),
    index(build, 'lead_by_phone', 'lead', ['phone', 'created_at']),
    index(build, 'lead_by_change', 'lead', ['changed_at']),
    table(build, 'lead_touch', 'id! lead_id at:n context'),
    index(build, 'lead_touch_by_lead', 'lead_touch', ['lead_id']),
    table(build, 'lead_note', 'id! lead_id at:n author text'),
    index(build, 'lead_note_by_lead', 'lead_note', ['lead_id']),
    clustered(table(build, 'idempotency', 'key! body_hash lead_id created_at:n'), build),
    table(build, 'audit', 'id! at:n action detail'),
  ];
}

function otpAndLimits(build: Kysely<Tables>): readonly Query[] {
  return [
    table(
      build,
      'otp_request',
      'id! phone_key project_id code_hash state checks:n created_at:n expires_at:n verified_at:n',
    ),
    index(build, 'otp_request_by_phone', 'otp_request', ['phone_key', 'created_at']),
    table(build, 'limit_hit', 'bucket at:n'),
    index(build, 'limit_hit_by_bucket', 'limit_hit', ['bucket', 'at']),
  ];
}

function outbox(build: Kysely<Tables>): readonly Query[] {
  return [
    table(
      build,
      'outbox',
      'id! lead_id destination payload state attempts:n next_at:n created_at:n last_error',
    ),
    index(build, 'outbox_by_turn', 'outbox', ['state', 'next_at']),
    index(build, 'outbox_by_lead', 'outbox', ['lead_id']),
  ];
}

/** Each receiver has a queue of its own: one that hangs with many waiting costs the others no search. */
function outboxLanes(build: Kysely<Tables>): readonly Query[] {
  return [index(build, 'outbox_by_destination', 'outbox', ['state', 'destination', 'next_at'])];
}

function desk(build: Kysely<Tables>): readonly Query[] {
  return [table(build, 'desk_session', 'token_hash! person created_at:n expires_at:n')];
}
