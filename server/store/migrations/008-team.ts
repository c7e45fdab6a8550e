import type { Migration } from './migration.ts';

/**
 * People, roles and rotation of the desk, the history of a lead, reminders and push; and the indexes the desk reads by.
 * Those hold a lead once `indexed` is 1, so that a visitor's save pays for none of them. Released: never edited.
 */
const columns = [
  `alter table "lead" add column "assigned_to" text not null default ''`,
  `alter table "lead" add column "assigned_at" bigint not null default 0`,
  `alter table "lead" add column "answered_at" bigint not null default 0`,
  `alter table "lead" add column "lost_reason" text not null default ''`,
  `alter table "lead" add column "indexed" bigint not null default 0`,
];

const tables = [
  `create table "desk_person" (
    "name" text not null primary key,
    "entry" text not null,
    "created_at" bigint not null,
    "created_by" text not null,
    "removed_at" bigint not null,
    "absent_from" bigint not null,
    "absent_until" bigint not null,
    "language" text not null,
    "email" text not null,
    "telegram" text not null,
    "whatsapp" text not null,
    "notice_text" text not null
  )`,
  `create table "desk_role" (
    "id" text not null primary key,
    "person" text not null,
    "project_id" text not null,
    "role" text not null
  )`,
  'create index "desk_role_by_person" on "desk_role" ("person")',
  `create table "desk_project" (
    "project_id" text not null primary key,
    "name" text not null
  )`,
  `create table "rotation" (
    "project_id" text not null primary key,
    "is_on" bigint not null,
    "since" bigint not null
  )`,
  `create table "rotation_turn" (
    "id" text not null primary key,
    "project_id" text not null,
    "person" text not null,
    "takes_turns" bigint not null,
    "day" bigint not null,
    "given" bigint not null,
    "last_at" bigint not null,
    "last_lead" text not null
  )`,
  'create index "rotation_turn_by_project" on "rotation_turn" ("project_id")',
  `create table "lead_event" (
    "id" text not null primary key,
    "lead_id" text not null,
    "at" bigint not null,
    "person" text not null,
    "kind" text not null,
    "before" text not null,
    "after" text not null,
    "undone_at" bigint not null
  )`,
  'create index "lead_event_by_lead" on "lead_event" ("lead_id")',
  `create table "lead_reminder" (
    "id" text not null primary key,
    "lead_id" text not null,
    "person" text not null,
    "at" bigint not null,
    "text" text not null,
    "created_at" bigint not null,
    "done_at" bigint not null,
    "told_at" bigint not null
  )`,
  'create index "lead_reminder_by_lead" on "lead_reminder" ("lead_id")',
  'create index "lead_reminder_by_person" on "lead_reminder" ("person", "done_at", "at")',
  'create index "lead_reminder_by_turn" on "lead_reminder" ("told_at", "done_at", "at")',
  `create table "push_subscription" (
    "id" text not null primary key,
    "person" text not null,
    "endpoint" text not null,
    "p256dh" text not null,
    "auth" text not null,
    "created_at" bigint not null
  )`,
  'create index "push_subscription_by_person" on "push_subscription" ("person")',
];

const seen = 'where "indexed" = 1 and "spam" = 0';
const indexes = [
  'create index "lead_pending" on "lead" ("id") where "indexed" = 0',
  'create index "lead_aside" on "lead" ("id") where "indexed" = 1 and "spam" = 1',
  `create index "lead_by_project" on "lead" ("project_id", "id") ${seen}`,
  `create index "lead_by_project_status" on "lead" ("project_id", "status", "id") ${seen}`,
  `create index "lead_by_status" on "lead" ("status", "id") ${seen}`,
  `create index "lead_by_source" on "lead" ("utm_source", "id") ${seen}`,
  `create index "lead_by_assignee" on "lead" ("assigned_to", "status", "id") ${seen}`,
  `create index "lead_by_time" on "lead" ("created_at") ${seen}`,
  `create index "lead_by_name" on "lead" (lower("name"), "id") ${seen}`,
];

const text = (row: string) => `${row}."name" || char(10) || ${row}."message" || char(10) || ${row}."phone"`;
const enter = (lead: string, note: string, words: string) => `
  insert into "lead_text" ("lead_id", "note_id") values (${lead}, ${note});
  insert into "lead_search" ("rowid", "text") values
    ((select "n" from "lead_text" where "lead_id" = ${lead} and "note_id" = ${note}), ${words});`;
const leave = (lead: string, note: string) => `
  delete from "lead_search" where "rowid" in
    (select "n" from "lead_text" where "lead_id" = ${lead} and "note_id" = ${note});
  delete from "lead_text" where "lead_id" = ${lead} and "note_id" = ${note};`;

const searchSqlite = [
  `create table "lead_text" ("n" integer not null primary key, "lead_id" text not null, "note_id" text not null)`,
  'create index "lead_text_by_lead" on "lead_text" ("lead_id", "note_id")',
  `create virtual table "lead_search" using fts5("text", content='', contentless_delete=1, detail=none, tokenize='trigram')`,
  `create trigger "lead_search_later" after update of "indexed" on "lead" when new."indexed" = 1 and old."indexed" = 0
    begin ${enter('new."id"', "''", text('new'))} end`,
  `create trigger "lead_search_now" after insert on "lead" when new."indexed" = 1
    begin ${enter('new."id"', "''", text('new'))} end`,
  `create trigger "lead_search_gone" after delete on "lead" begin ${leave('old."id"', "''")} end`,
  `create trigger "note_search_now" after insert on "lead_note"
    begin ${enter('new."lead_id"', 'new."id"', 'new."text"')} end`,
  `create trigger "note_search_gone" after delete on "lead_note" begin ${leave('old."lead_id"', 'old."id"')} end`,
  `insert into "lead_text" ("lead_id", "note_id") select "lead_id", "id" from "lead_note"`,
  `insert into "lead_search" ("rowid", "text")
    select t."n", o."text" from "lead_text" t join "lead_note" o on o."id" = t."note_id"`,
];

/** Where the extension may not be made the search reads all rows, and is as right as with it. */
const searchPostgres = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index "lead_search" on "lead" using gin
      (lower("name" || chr(10) || "message" || chr(10) || "phone") gin_trgm_ops) where "indexed" = 1;
    create index "note_search" on "lead_note" using gin (lower("text") gin_trgm_ops);
  exception when others then raise notice 'pg_trgm: %', sqlerrm; end $$`,
];

export const team: Migration = {
  version: 8,
  name: 'team',
  sqlite: [...columns, ...tables, ...indexes, ...searchSqlite],
  postgres: [...columns, ...tables, ...indexes, ...searchPostgres],
};
