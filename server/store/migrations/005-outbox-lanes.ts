import type { Migration } from './migration.ts';

/**
 * Each receiver has its own queue: one that hangs with many waiting costs the others no search.
 * Released: never edited.
 */
export const outboxLanes: Migration = {
  version: 5,
  name: 'outbox-lanes',
  sqlite: ['create index "outbox_by_destination" on "outbox" ("state", "destination", "next_at")'],
  postgres: ['create index "outbox_by_destination" on "outbox" ("state", "destination", "next_at")'],
};
