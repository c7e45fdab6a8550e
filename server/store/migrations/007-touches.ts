import type { Migration } from './migration.ts';

/**
 * The source of a lead: its first touch and its last one that was not direct.
 * Released: never edited.
 */
const texts = [
  `alter table "lead" add column "first_touch_at" text not null default ''`,
  `alter table "lead" add column "first_touch_source" text not null default ''`,
  `alter table "lead" add column "first_touch_medium" text not null default ''`,
  `alter table "lead" add column "first_touch_campaign" text not null default ''`,
  `alter table "lead" add column "first_touch_content" text not null default ''`,
  `alter table "lead" add column "first_touch_term" text not null default ''`,
  `alter table "lead" add column "first_touch_click_ids" text not null default ''`,
  `alter table "lead" add column "first_touch_referrer" text not null default ''`,
  `alter table "lead" add column "first_touch_page" text not null default ''`,
  `alter table "lead" add column "last_touch_at" text not null default ''`,
  `alter table "lead" add column "last_touch_source" text not null default ''`,
  `alter table "lead" add column "last_touch_medium" text not null default ''`,
  `alter table "lead" add column "last_touch_campaign" text not null default ''`,
  `alter table "lead" add column "last_touch_content" text not null default ''`,
  `alter table "lead" add column "last_touch_term" text not null default ''`,
  `alter table "lead" add column "last_touch_click_ids" text not null default ''`,
  `alter table "lead" add column "last_touch_referrer" text not null default ''`,
  `alter table "lead" add column "last_touch_page" text not null default ''`,
];

export const touches: Migration = { version: 7, name: 'touches', sqlite: texts, postgres: texts };
