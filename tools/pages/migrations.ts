import type { JsonObject } from '../../src/lib/is-record.ts';
/** One change of the page format: from a version to the next. It never loses what an author wrote. */
export interface Migration {
  readonly from: number;
  readonly name: string;
  readonly change: (document: JsonObject) => JsonObject;
}

/** The version that pages have now; `schemas/page.schema.json` says the same. */
export const CURRENT_VERSION = 1;

/** All changes of the format, oldest first. Version 1 is the first one that was published. */
export const migrations: readonly Migration[] = [];

export interface Migrated {
  readonly document: JsonObject;
  /** The names of the changes that were done. */
  readonly done: readonly string[];
}

/**
 * Brings a document to `to`, one change after the other. A document without a version, or with a newer one, is left
 * unchanged.
 */
export function migrateDocument(
  document: JsonObject,
  steps: readonly Migration[] = migrations,
  to: number = CURRENT_VERSION,
): Migrated {
  let current = document;
  const done: string[] = [];
  for (const { from, name, change } of steps) {
    if (current.version !== from || from >= to) continue;
    current = { ...change(current), version: from + 1 };
    done.push(name);
  }
  return { document: current, done };
}
