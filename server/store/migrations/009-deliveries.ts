import type { Migration } from './migration.ts';

const columns = [
  'alter table "outbox" add column "status" bigint not null default 0',
  `alter table "outbox" add column "response" text not null default ''`,
];

/** What a receiver answered is kept with the message. */
export const deliveries: Migration = {
  version: 9,
  name: 'deliveries',
  sqlite: columns,
  postgres: columns,
};
