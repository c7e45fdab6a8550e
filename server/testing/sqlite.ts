import type { SqliteConnection } from '../store/sqlite/connection.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';

/** The first column of what a statement finds. */
export function columnOf(db: SqliteConnection, sql: string, ...values: unknown[]): unknown[] {
  return db
    .prepare(sql)
    .all(values)
    .map((row) => Object.values(row)[0]);
}

/** The first column of what a statement finds in a file, opened read only. */
export function readColumn(file: string, sql: string, ...values: unknown[]): unknown[] {
  const db = connectSqlite(file, { readonly: true, timeout: 20_000 });
  try {
    return columnOf(db, sql, ...values);
  } finally {
    db.close();
  }
}
