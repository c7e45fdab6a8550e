import type { Row } from '../database/unit-of-work.ts';

/** A connection to one SQLite file: what `node:sqlite` and `better-sqlite3` both offer, and the store uses. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  /** Runs statements without values or rows. */
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  /** Runs a pragma; the first value of its answer. */
  pragma(sql: string): unknown;
  /** Copies the database into a file while others read and write it. */
  backup(file: string): Promise<void>;
  close(): void;
}

export interface SqliteStatement {
  /** True if it returns rows; use `all` and `get` for such statements only, `run` for the others. */
  readonly reader: boolean;
  run(values?: readonly unknown[]): void;
  all(values?: readonly unknown[]): readonly Row[];
  get(values?: readonly unknown[]): Row | undefined;
}

export interface ConnectOptions {
  readonly readonly?: boolean;
  /** Milliseconds a statement waits for another process's lock; SQLite itself waits for none. */
  readonly timeout?: number;
}

/** Opens (or makes) a file. */
export type Connect = (file: string, options?: ConnectOptions) => SqliteConnection;
