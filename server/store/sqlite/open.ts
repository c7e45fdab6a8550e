import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Sentence } from '../../../src/lib/languages.ts';
import { DatabaseOpenError } from '../database/database-engine.ts';
import { makePrivateFile, makePrivateFolder } from '../database/private-files.ts';
import { localized } from '../messages.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import type { Connect, SqliteConnection } from './connection.ts';
import { connectSqlite } from './drivers.ts';

/** Written into the file's header, so that the file of another program is never taken for ours. */
export const APPLICATION_ID = 0x4b56_4c47;

/** Milliseconds a connection waits for another process's lock. */
export const BUSY_TIMEOUT = 5000;

/** Files above this are checked by size and first read only: a whole check would slow the start. */
const CHECKED_BYTES = 16 * 1024 * 1024;

/**
 * Opens (or makes) the database file: WAL, every commit synced, migrated to the newest version.
 * @throws DatabaseOpenError when the file is damaged, foreign or newer; it is then left as it was.
 */
export function openDatabase(file: string, connect: Connect = connectSqlite): SqliteConnection {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    if (existsSync(file) && statSync(file).size > 0) inspect(file, connect);
    // SQLite creates its log with the file modes of the database.
    makePrivateFile(file);
    for (const log of [`${file}-wal`, `${file}-shm`]) if (existsSync(log)) makePrivateFile(log);
  }
  const db = connect(file, { timeout: BUSY_TIMEOUT });
  try {
    db.pragma('journal_mode = WAL');
    // The drivers build SQLite with different sizes: kibibytes.
    db.pragma('cache_size = -16000');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    db.pragma('wal_autocheckpoint = 2000');
    db.pragma('journal_size_limit = 33554432');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function inspect(file: string, connect: Connect): void {
  let db: SqliteConnection | undefined;
  try {
    db = connect(file, { readonly: true, timeout: BUSY_TIMEOUT });
    const owner = db.pragma('application_id');
    const isEmpty = db.prepare('select 1 from sqlite_master').get() === undefined;
    if (owner !== APPLICATION_ID && !isEmpty) {
      throw new DatabaseOpenError(localized((messages) => messages.otherProgram(file)));
    }
    const version = Number(db.pragma('user_version'));
    if (version > LATEST_VERSION) {
      throw new DatabaseOpenError(
        localized((messages) => messages.newerDatabase(file, version, LATEST_VERSION)),
      );
    }
    if (statSync(file).size <= CHECKED_BYTES) {
      const found = db.pragma('quick_check(1)');
      if (found !== 'ok') throw new DatabaseOpenError(damaged(file, String(found)));
    }
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseOpenError(damaged(file, reason), { cause: error });
  } finally {
    db?.close();
  }
}

function damaged(file: string, reason: string): Sentence {
  return localized((messages) => messages.damaged(file, reason));
}

/** Each migration and its version number are one transaction: a kill leaves the old or the new schema. */
function migrate(db: SqliteConnection): void {
  for (const migration of MIGRATIONS) {
    db.exec('begin immediate');
    try {
      if (Number(db.pragma('user_version')) < migration.version) {
        if (migration.version === 1) db.pragma(`application_id = ${APPLICATION_ID}`);
        for (const sql of migration.sqlite) db.exec(sql);
        db.pragma(`user_version = ${migration.version}`);
      }
      db.exec('commit');
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  }
}
