import type { Migration } from './migration.ts';

const statements = [
  'alter table "outbox" add column "status" bigint not null default 0',
  `alter table "outbox" add column "response" text not null default ''`,
  'drop index "outbox_by_lead"',
  'create index "outbox_by_lead" on "outbox" ("lead_id", "destination", "state", "id")',
];

/** A receiver's response is stored with the message, and an index finds earlier waiting ones. */
export const deliveries: Migration = {
  version: 9,
  name: 'deliveries',
  sqlite: statements,
  postgres: statements,
};
