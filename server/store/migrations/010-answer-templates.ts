import type { Migration } from './migration.ts';

const statements = [
  `create table "answer_template" (
    "id" text not null primary key,
    "project_id" text not null,
    "language" text not null,
    "stage" text not null,
    "name" text not null,
    "text" text not null,
    "changed_at" bigint not null,
    "changed_by" text not null
  )`,
];

/** The answers that salespeople pick at the desk. Released: never edited. */
export const answerTemplates: Migration = {
  version: 10,
  name: 'answer-templates',
  sqlite: statements,
  postgres: statements,
};
