import { hasBuiltInSqlite } from '../../../src/lib/built-in-sqlite.ts';
import type { Row } from '../database/unit-of-work.ts';
import type { Connect, SqliteConnection } from './connection.ts';

/** The part of `node:sqlite` that is used; the types of Node 20 do not have the module. */
interface NodeSqlite {
  readonly DatabaseSync: new (
    file: string,
    options: { readonly readOnly: boolean; readonly timeout: number },
  ) => NodeDatabase;
  backup(source: NodeDatabase, file: string): Promise<number>;
}

interface NodeDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): {
    columns(): readonly unknown[];
    run(...values: readonly unknown[]): unknown;
    all(...values: readonly unknown[]): Row[];
    get(...values: readonly unknown[]): Row | undefined;
  };
  close(): void;
}

/** The driver on `node:sqlite`; nothing where Node does not include it. */
export function loadNodeDriver(): Connect | undefined {
  const sqlite = hasBuiltInSqlite() ? loadQuietly() : undefined;
  return sqlite && ((file, options) => connect(sqlite, file, options));
}

/** Without the warning that the module is experimental: operators can do nothing about it. */
function loadQuietly(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function connect(
  sqlite: NodeSqlite,
  file: string,
  { readonly = false, timeout = 0 }: Parameters<Connect>[1] = {},
): SqliteConnection {
  const db = new sqlite.DatabaseSync(file, { readOnly: readonly, timeout });
  return {
    get inTransaction() {
      return db.isTransaction;
    },
    exec: (sql) => db.exec(sql),
    prepare(sql) {
      const statement = db.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        run: (values = []) => void statement.run(...values),
        all: (values = []) => statement.all(...values),
        get: (values = []) => statement.get(...values),
      };
    },
    pragma: (sql) => Object.values(db.prepare(`pragma ${sql}`).get() ?? {})[0],
    async backup(target) {
      await sqlite.backup(db, target);
    },
    close: () => db.close(),
  };
}
