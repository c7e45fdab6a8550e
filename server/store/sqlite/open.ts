import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Sentence } from '../../../src/lib/languages.ts';
import { localized } from '../../messages.ts';
import { StoreRefused } from '../database-engine.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';

/** Written into the file's header, so that the file of another program is never taken for ours. */
export const APPLICATION_ID = 0x4b56_4c47;

/** Milliseconds a connection waits for another process's lock. */
export const BUSY_TIMEOUT = 5000;

/** Files above this are checked by size and first read only: a whole check would slow the start. */
const CHECKED_BYTES = 16 * 1024 * 1024;

/**
 * Opens (or makes) the database file: WAL, every commit synced, migrated to the newest version.
 * @throws StoreRefused when the file is damaged, foreign or newer; it is then left as it was.
 */
export function openDatabase(file: string): Database.Database {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    if (existsSync(file) && statSync(file).size > 0) inspect(file);
    // SQLite creates its log with the file modes of the database.
    makePrivateFile(file);
    for (const log of [`${file}-wal`, `${file}-shm`]) if (existsSync(log)) makePrivateFile(log);
  }
  const db = connect(file);
  try {
    db.pragma('journal_mode = WAL');
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

/** @throws StoreRefused when npm did not run the install script that fetches the driver, or Node has changed since */
function connect(file: string, options: Database.Options = {}): Database.Database {
  try {
    return new Database(file, { timeout: BUSY_TIMEOUT, ...options });
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (!/bindings file|NODE_MODULE_VERSION|invalid ELF header/.test(text)) throw error;
    throw new StoreRefused(localized((messages) => messages.noDriver));
  }
}

function inspect(file: string): void {
  let db: Database.Database | undefined;
  try {
    db = connect(file, { readonly: true });
    const owner = db.pragma('application_id', { simple: true });
    const tables = db.prepare('select count(*) from sqlite_master').pluck().get();
    if (owner !== APPLICATION_ID && tables !== 0) {
      throw new StoreRefused(localized((messages) => messages.otherProgram(file)));
    }
    const version = Number(db.pragma('user_version', { simple: true }));
    if (version > LATEST_VERSION) {
      throw new StoreRefused(localized((messages) => messages.newerDatabase(file, version, LATEST_VERSION)));
    }
    if (statSync(file).size <= CHECKED_BYTES) {
      const found = db.pragma('quick_check(1)', { simple: true });
      if (found !== 'ok') throw new StoreRefused(damaged(file, String(found)));
    }
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreRefused(damaged(file, reason), { cause: error });
  } finally {
    db?.close();
  }
}

function damaged(file: string, reason: string): Sentence {
  return localized((messages) => messages.damaged(file, reason));
}

/** Each migration and its version number are one transaction: a kill leaves the old or the new schema. */
function migrate(db: Database.Database): void {
  for (const migration of MIGRATIONS) {
    const step = db.transaction(() => {
      if (Number(db.pragma('user_version', { simple: true })) >= migration.version) return;
      if (migration.version === 1) db.pragma(`application_id = ${APPLICATION_ID}`);
      for (const sql of migration.sqlite) db.exec(sql);
      db.pragma(`user_version = ${migration.version}`);
    });
    step.immediate();
  }
}
