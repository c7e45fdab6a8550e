import type { Migration } from './migration.ts';

const statements = [`alter table "lead" add column "simulation" text not null default ''`];

/** The instalments that a visitor had simulated. Released: never edited. */
export const simulation: Migration = {
  version: 12,
  name: 'simulation',
  sqlite: statements,
  postgres: statements,
};
