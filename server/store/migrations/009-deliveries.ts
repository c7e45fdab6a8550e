import type { Migration } from './migration.ts';

const statements = [
  'alter table "outbox" add column "status" bigint not null default 0',
  `alter table "outbox" add column "response" text not null default ''`,
  'drop index "outbox_by_lead"',
  'create index "outbox_by_lead" on "outbox" ("lead_id", "destination", "state", "id")',
];

/** What a receiver answered is kept with the message, and whether an earlier one waits is found at once. */
export const deliveries: Migration = {
  version: 9,
  name: 'deliveries',
  sqlite: statements,
  postgres: statements,
};
