import type { Kysely } from 'kysely';
import type pg from 'pg';
import { told } from '../../messages.ts';
import { StoreRefused } from '../engine.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import type { Tables } from '../tables.ts';

/** One process migrates at a time; the others wait here and then find nothing to do. */
const MIGRATION_LOCK = 5_425_863_951;

/** Each migration and its version number are one transaction, as in the SQLite twin. */
export async function migratePostgres(pool: pg.Pool, build: Kysely<Tables>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const version = await readVersion(client);
    for (const migration of MIGRATIONS.filter((m) => m.version > version)) {
      await client.query('begin');
      if (migration.version === 1)
        await client.query('create table kavling_schema (version integer not null)');
      for (const statement of migration.statements(build)) await client.query(statement.sql);
      await client.query('delete from kavling_schema');
      await client.query('insert into kavling_schema values ($1)', [migration.version]);
      await client.query('commit');
    }
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function readVersion(client: pg.PoolClient): Promise<number> {
  const own = await client.query<{ found: string | null }>("select to_regclass('kavling_schema') as found");
  if (own.rows[0]?.found) {
    const row = await client.query<{ version: number }>('select version from kavling_schema');
    const version = row.rows[0]?.version ?? 0;
    if (version > LATEST_VERSION) {
      throw new StoreRefused(told((say) => say.newerDatabase(say.theDatabase, version, LATEST_VERSION)));
    }
    return version;
  }
  const lead = await client.query<{ found: string | null }>("select to_regclass('lead') as found");
  if (lead.rows[0]?.found) {
    throw new StoreRefused(told((say) => say.foreignTable));
  }
  return 0;
}
