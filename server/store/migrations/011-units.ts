import type { Migration } from './migration.ts';

const statements = [
  `create table "unit_list" (
    "project_id" text not null primary key,
    "revision" bigint not null,
    "list" text not null,
    "list_hash" text not null,
    "waiting" text not null,
    "waiting_hash" text not null,
    "waiting_at" bigint not null,
    "doubts" text not null,
    "refused_hash" text not null,
    "problem" text not null,
    "problem_at" bigint not null
  )`,
  `create table "unit_hold" (
    "id" text not null primary key,
    "project_id" text not null,
    "unit" text not null,
    "code" text not null,
    "lead_id" text not null,
    "person" text not null,
    "since" bigint not null,
    "until" bigint not null
  )`,
  'create unique index "unit_hold_by_home" on "unit_hold" ("project_id", "unit")',
  'create index "unit_hold_by_lead" on "unit_hold" ("lead_id")',
  `create table "unit_interest" (
    "id" text not null primary key,
    "lead_id" text not null,
    "unit" text not null,
    "code" text not null,
    "person" text not null,
    "at" bigint not null
  )`,
  'create unique index "unit_interest_by_home" on "unit_interest" ("lead_id", "unit")',
];

/** The lists of homes, the holds on homes and the interest in them. Released: never edited. */
export const units: Migration = {
  version: 11,
  name: 'units',
  sqlite: statements,
  postgres: statements,
};
