import { DatabaseOpenError } from '../database/database-engine.ts';
import { localized } from '../messages.ts';
import { loadBetterDriver } from './better-driver.ts';
import type { Connect, ConnectOptions, SqliteConnection } from './connection.ts';
import { loadNodeDriver } from './node-driver.ts';

/** The drivers for a SQLite file, best first: the one included in Node needs no install script and no compiler. */
export const SQLITE_DRIVERS = { 'node:sqlite': loadNodeDriver, 'better-sqlite3': loadBetterDriver } as const;

export type SqliteDriver = keyof typeof SQLITE_DRIVERS;

export interface ChosenDriver {
  readonly name: SqliteDriver;
  readonly connect: Connect;
}

let chosen: ChosenDriver | undefined;

/** Lets tests choose; `undefined` leaves the choice to this file again. */
export function setDriver(driver: ChosenDriver | undefined): void {
  chosen = driver;
}

/** The best driver of this computer. @throws DatabaseOpenError when there is none, with what to do */
export function chooseDriver(): ChosenDriver {
  for (const name of Object.keys(SQLITE_DRIVERS) as SqliteDriver[]) {
    if (chosen) break;
    const connect = SQLITE_DRIVERS[name]();
    if (connect) chosen = { name, connect };
  }
  if (!chosen) throw new DatabaseOpenError(localized((messages) => messages.noDriver(process.versions.node)));
  return chosen;
}

/** Opens (or makes) a file with the best driver. @throws DatabaseOpenError when there is none */
export function connectSqlite(file: string, options?: ConnectOptions): SqliteConnection {
  return chooseDriver().connect(file, options);
}

/** The driver in use and the version of its SQLite, for `kavling doctor`. @throws DatabaseOpenError when there is none */
export function describeSqlite(): string {
  const { name, connect } = chooseDriver();
  const db = connect(':memory:');
  const version = db.prepare('select sqlite_version() as version').get()?.version;
  db.close();
  return `SQLite ${version} (${name})`;
}
