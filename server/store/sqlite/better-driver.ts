import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import type { Row } from '../database/unit-of-work.ts';
import type { Connect } from './connection.ts';

/** The driver on `better-sqlite3`; nothing where it is not installed, or not for this Node. */
export function loadBetterDriver(): Connect | undefined {
  let Driver: typeof Database;
  try {
    Driver = createRequire(import.meta.url)('better-sqlite3') as typeof Database;
    // The package loads the part made for this Node only with the first database.
    new Driver(':memory:').close();
  } catch {
    return undefined;
  }
  return (file, { readonly = false, timeout = 0 } = {}) => {
    const db = new Driver(file, { readonly, timeout });
    return {
      get inTransaction() {
        return db.inTransaction;
      },
      exec: (sql) => void db.exec(sql),
      prepare(sql) {
        const statement = db.prepare<unknown[], Row>(sql);
        return {
          reader: statement.reader,
          run: (values = []) => void statement.run(values),
          all: (values = []) => statement.all(values),
          get: (values = []) => statement.get(values),
        };
      },
      pragma: (sql) => db.pragma(sql, { simple: true }),
      async backup(target) {
        await db.backup(target);
      },
      close: () => void db.close(),
    };
  };
}
