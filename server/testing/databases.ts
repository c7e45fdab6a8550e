import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseAddress } from '../config/parsers.ts';
import { SQLITE_DRIVERS, type SqliteDriver, setDriver } from '../store/sqlite/drivers.ts';
import { temporaryFolder } from './fixtures.ts';
import { sharedPostgres } from './postgres.ts';

/** Makes an empty database for one test. */
export type MakeDatabase = () => Promise<DatabaseAddress>;

/**
 * Runs one suite over both databases, SQLite by each driver that this Node can load. Without PostgreSQL its half is skipped,
 * and reports the reason.
 */
export async function describeDatabases(name: string, suite: (make: MakeDatabase) => void): Promise<void> {
  for (const driver of Object.keys(SQLITE_DRIVERS) as SqliteDriver[]) {
    const connect = SQLITE_DRIVERS[driver]();
    if (!connect) continue;
    describe(`${name} · sqlite · ${driver}`, () => {
      beforeAll(() => setDriver({ name: driver, connect }));
      afterAll(() => setDriver(undefined));
      suite(async () => ({ kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') }));
    });
  }
  const started = await sharedPostgres();
  if (typeof started === 'string') {
    process.stderr.write(`SKIPPED ${name} on PostgreSQL: ${started}\n`);
    describe.skip(`${name} · postgres (${started})`, () => suite(() => Promise.reject(new Error(started))));
    return;
  }
  describe(`${name} · postgres`, () => {
    suite(async () => ({ kind: 'postgres', url: await started.createDatabase() }));
  });
}
