import type { Migration } from './migration.ts';

/** Released: never edited. */
export const otpAndLimits: Migration = {
  version: 2,
  name: 'otp-and-limits',
  sqlite: [
    `create table "otp_request" (
      "id" text not null primary key,
      "phone_key" text not null,
      "project_id" text not null,
      "code_hash" text not null,
      "state" text not null,
      "checks" bigint not null,
      "created_at" bigint not null,
      "expires_at" bigint not null,
      "verified_at" bigint not null
    )`,
    'create index "otp_request_by_phone" on "otp_request" ("phone_key", "created_at")',
    `create table "limit_hit" (
      "bucket" text not null,
      "at" bigint not null
    )`,
    'create index "limit_hit_by_bucket" on "limit_hit" ("bucket", "at")',
  ],
  postgres: [
    `create table "otp_request" (
      "id" text not null primary key,
      "phone_key" text not null,
      "project_id" text not null,
      "code_hash" text not null,
      "state" text not null,
      "checks" bigint not null,
      "created_at" bigint not null,
      "expires_at" bigint not null,
      "verified_at" bigint not null
    )`,
    'create index "otp_request_by_phone" on "otp_request" ("phone_key", "created_at")',
    `create table "limit_hit" (
      "bucket" text not null,
      "at" bigint not null
    )`,
    'create index "limit_hit_by_bucket" on "limit_hit" ("bucket", "at")',
  ],
};
