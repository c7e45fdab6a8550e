import type { Kysely } from 'kysely';
import type { Sentence } from '../../../src/lib/languages.ts';
import { LocalizedError } from '../../../src/lib/localized-error.ts';
import type { Tables } from './tables.ts';
import type { Query, UnitOfWork } from './unit-of-work.ts';

/** The interface of a database; the twins are `sqlite/engine.ts` and `postgres/engine.ts`. */
export interface DatabaseEngine {
  readonly kind: 'sqlite' | 'postgres';
  /** Builds statements; it never runs any. */
  readonly build: Kysely<Tables>;
  /** Runs a unit of work whole or not at all, and settles only when it is durable. */
  write<T>(work: () => UnitOfWork<T>): Promise<T>;
  /** Runs statements that change nothing. */
  read<T>(work: () => UnitOfWork<T>): Promise<T>;
  /** A statement that makes other units with one of these names wait; null where units never overlap. */
  lock(names: readonly string[]): Query | null;
  /** Adds `for update skip locked` where several processes may claim rows. */
  readonly claimSuffix: string;
  /** Writes a whole, restorable copy while the server runs. */
  backup(file: string): Promise<void>;
  /** Overwrites deleted data, so that no page and no log of the database contains an erased person. */
  scrub(): Promise<void>;
  /** Files of the database in which a text can still be read; none where the files are another machine's. */
  findInFiles(pattern: RegExp): Promise<readonly string[]>;
  /** Breaks off what waits for the database now, so that a stop need not wait for it. */
  abort(): void;
  close(): Promise<void>;
}

/** The store cannot take the work now: locked too long, full, read-only or gone. Nothing was written. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store cannot take this now: ${reason}`, options);
    this.name = 'StoreUnavailable';
  }
}

/** The database must not be opened: foreign, damaged or newer than this program. It was not touched. */
export class DatabaseOpenError extends LocalizedError {
  constructor(message: string | Sentence, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseOpenError';
  }
}
