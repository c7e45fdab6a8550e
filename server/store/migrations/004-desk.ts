import type { Migration } from './migration.ts';

/** Released: never edited. */
export const desk: Migration = {
  version: 4,
  name: 'desk',
  sqlite: [
    `create table "desk_session" (
      "token_hash" text not null primary key,
      "person" text not null,
      "created_at" bigint not null,
      "expires_at" bigint not null
    )`,
  ],
  postgres: [
    `create table "desk_session" (
      "token_hash" text not null primary key,
      "person" text not null,
      "created_at" bigint not null,
      "expires_at" bigint not null
    )`,
  ],
};
