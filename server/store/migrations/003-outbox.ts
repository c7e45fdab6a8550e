import type { Migration } from './migration.ts';

/** Released: never edited. */
export const outbox: Migration = {
  version: 3,
  name: 'outbox',
  sqlite: [
    `create table "outbox" (
      "id" text not null primary key,
      "lead_id" text not null,
      "destination" text not null,
      "payload" text not null,
      "state" text not null,
      "attempts" bigint not null,
      "next_at" bigint not null,
      "created_at" bigint not null,
      "last_error" text not null
    )`,
    'create index "outbox_by_turn" on "outbox" ("state", "next_at")',
    'create index "outbox_by_lead" on "outbox" ("lead_id")',
  ],
  postgres: [
    `create table "outbox" (
      "id" text not null primary key,
      "lead_id" text not null,
      "destination" text not null,
      "payload" text not null,
      "state" text not null,
      "attempts" bigint not null,
      "next_at" bigint not null,
      "created_at" bigint not null,
      "last_error" text not null
    )`,
    'create index "outbox_by_turn" on "outbox" ("state", "next_at")',
    'create index "outbox_by_lead" on "outbox" ("lead_id")',
  ],
};
