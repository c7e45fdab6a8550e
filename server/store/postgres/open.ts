import { DatabaseOpenError } from '../database/database-engine.ts';
import { localized } from '../messages.ts';
import type { Migration } from '../migrations/migration.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import type { Lease } from './connections.ts';

/** One process migrates at a time; the others wait here and then find nothing to do. */
const MIGRATION_LOCK = 5_425_863_951;

/** Each migration and its version number are one transaction, as in the SQLite twin. */
export async function migratePostgres(lease: Lease): Promise<void> {
  await lease.query('set statement_timeout = 0');
  await lease.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const version = await readVersion(lease);
    for (const migration of MIGRATIONS.filter((m) => m.version > version)) await apply(lease, migration);
  } finally {
    // The lock belongs to the connection; where that is lost, the lock is too.
    await lease.query('rollback').catch(() => {});
    await lease.query('select pg_advisory_unlock_all()').catch(() => {});
  }
  await lease.query('reset statement_timeout');
}

async function apply(lease: Lease, migration: Migration): Promise<void> {
  await lease.query('begin');
  if (migration.version === 1) await lease.query('create table kavling_schema (version integer not null)');
  for (const sql of migration.postgres) await lease.query(sql);
  await lease.query('delete from kavling_schema');
  await lease.query('insert into kavling_schema values ($1)', [migration.version]);
  await lease.query('commit');
}

async function readVersion(lease: Lease): Promise<number> {
  const own = await lease.query<{ found: string | null }>("select to_regclass('kavling_schema') as found");
  if (own.rows[0]?.found) {
    const row = await lease.query<{ version: number }>('select version from kavling_schema');
    const version = row.rows[0]?.version ?? 0;
    if (version > LATEST_VERSION) {
      throw new DatabaseOpenError(
        localized((messages) => messages.newerDatabase(messages.theDatabase, version, LATEST_VERSION)),
      );
    }
    return version;
  }
  const lead = await lease.query<{ found: string | null }>("select to_regclass('lead') as found");
  if (lead.rows[0]?.found) {
    throw new DatabaseOpenError(localized((messages) => messages.foreignTable));
  }
  return 0;
}
