import { hash } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { systemClock } from '../ports/clock.ts';
import { sharedPostgres } from '../testing/postgres.ts';
import { columnOf } from '../testing/sqlite.ts';
import { restorePostgres, shapeOfSqlite, unpackSqlite } from '../testing/version-fixture.ts';
import { LEAD_COLUMNS } from './lead-repository.ts';
import { LATEST_VERSION, MIGRATIONS } from './migrations.ts';
import { openPostgresEngine } from './postgres/engine.ts';
import type { SqliteConnection } from './sqlite/connection.ts';
import { connectSqlite } from './sqlite/drivers.ts';
import { openDatabase } from './sqlite/open.ts';

/**
 * The texts that databases out there were made with. A new migration gets a line here and a fixture:
 * `node bin/run.mjs server/testing/version-fixture.ts`. A line is never changed.
 */
const RELEASED: Readonly<Record<number, string>> = {
  1: 'a149647e08dbf89b92da4078af8d911b9bdd9b1321a1535c47b3095fe0f36506',
  2: '1efb7b76883689d88d5fbbdf1ec6e9e2e0dfb533606121c79a41d197e384ced8',
  3: 'ece4ba5a92ed073e63feaa0cd405e32e26ae9ce23a6cbcbf983663ce624f91f6',
  4: 'c502d6496c1cb78043dc195d74b071a22e9780055b91699b21920ffc345a6a4c',
  5: 'c350eef4bb18819d9cb9bc77548ab6a1c1313d52fb68febc4e1440ddef91b52e',
  6: 'd295d053eff03bde65abc9c50cdab3be7e884bf20a85311dcac883a497d8aa8e',
  7: 'bd2dedf3f6d56c81ba92a3da212703a1b55504e0a7fa847f219b125fa68f2477',
  8: '3027e7d19212c1c32de462f45bbb91121c0f24f474e12c84ee38f22e4012f8ef',
  9: '2d205e5281296ca68d2e345fc10f97e3745cac310a3a0f356353a05af4000470',
  10: '57c5e9c6a77f9c4be8d2310147b77faefac75871d7e04fc366eec32efc9127c6',
  11: '02732d14fdacc4762cc8e5592ed9faffac1cfa20f4b5c4e8d1610d20aeb75b2d',
  12: 'd3261387fbdda52551705adfca5fc910ed3a7bf42982606cf89ae2445677be95',
};

test('[OPS-16] the text of a released migration never changes, and every migration is kept so', () => {
  const texts = Object.fromEntries(
    MIGRATIONS.map(({ version, sqlite, postgres }) => [
      version,
      hash('sha256', JSON.stringify([sqlite, postgres])),
    ]),
  );
  expect(texts).toEqual(RELEASED);
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, at) => at + 1));
});

test('[OPS-16] a field of a lead that was added has its own migration', () => {
  const db = openDatabase(':memory:');
  const columns = shapeOfSqlite(db).lead?.map(({ name }) => name);
  db.close();
  expect([...(columns ?? [])].sort()).toEqual([...LEAD_COLUMNS].sort());
  expect(columns).toEqual(expect.arrayContaining([...LEAD_FIELDS]));
});

const versions = MIGRATIONS.map(({ version }) => version);

describe('sqlite', () => {
  const fresh = openDatabase(':memory:');
  afterAll(() => fresh.close());

  test.for(versions)(
    '[OPS-16] a database of version %i opens, equals a fresh one, and keeps every row',
    (version) => {
      const file = unpackSqlite(version);
      const old = connectSqlite(file);
      const before = readAll(old);
      old.close();
      const db = openDatabase(file);
      expect(schemaOf(db)).toEqual(schemaOf(fresh));
      expect(db.pragma('user_version')).toBe(LATEST_VERSION);
      expect(readAll(db)).toMatchObject(before);
      expect(Object.values(before).every((rows) => rows.length === 2)).toBe(true);
      db.close();
    },
  );
});

test('[OPS-36] numbers that were kept with a zero after the country code become the one they mean', async () => {
  const file = unpackSqlite(5);
  const old = connectSqlite(file);
  old.exec("update lead set phone = '+62081234567890' where rowid = (select min(rowid) from lead)");
  old.close();
  const db = openDatabase(file);
  const phones = columnOf(db, 'select phone from lead') as string[];
  expect(phones).toContain('+6281234567890');
  expect(phones.filter((phone) => phone.startsWith('+620'))).toEqual([]);
  db.close();
});

function schemaOf(db: SqliteConnection): readonly string[] {
  const texts = columnOf(db, 'select sql from sqlite_master where sql is not null') as string[];
  return texts.map((sql) => sql.toLowerCase().replace(/\s+/g, '')).sort();
}

function readAll(db: SqliteConnection): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    Object.keys(shapeOfSqlite(db)).map((table) => [table, db.prepare(`select * from ${table}`).all()]),
  );
}

describe('postgres', async () => {
  const postgres = await sharedPostgres();

  test.for(versions)(
    '[OPS-16] a database of version %i opens, equals a fresh one, and keeps every row',
    async (version, context) => {
      if (typeof postgres === 'string') return context.skip(postgres);
      const [old, fresh] = [await postgres.createDatabase(), await postgres.createDatabase()];
      await restorePostgres(version, old);
      const before = await tablesOf(old);
      for (const url of [old, fresh]) await (await openPostgresEngine(url, systemClock)).close();
      expect(await catalogOf(old)).toEqual(await catalogOf(fresh));
      expect(await tablesOf(old)).toMatchObject({
        ...before,
        kavling_schema: [{ version: LATEST_VERSION }],
      });
      expect(before.lead).toHaveLength(2);
    },
  );
});

test('[OPS-36] on PostgreSQL as well', async (context) => {
  const postgres = await sharedPostgres();
  if (typeof postgres === 'string') return context.skip(postgres);
  const url = await postgres.createDatabase();
  await restorePostgres(5, url);
  await ask(url, "update lead set phone = '+620081234567890'");
  await (await openPostgresEngine(url, systemClock)).close();
  const [rows = []] = await ask<{ phone: string }>(url, 'select phone from lead');
  expect(rows.map(({ phone }) => phone)).toEqual(rows.map(() => '+6281234567890'));
});

async function ask<R extends pg.QueryResultRow>(url: string, ...texts: string[]): Promise<readonly R[][]> {
  const client = new pg.Client(url);
  await client.connect();
  const answers: R[][] = [];
  for (const text of texts) answers.push((await client.query<R>(text)).rows);
  await client.end();
  return answers;
}

function catalogOf(url: string): Promise<readonly object[]> {
  return ask(
    url,
    "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
  );
}

async function tablesOf(url: string): Promise<Record<string, readonly object[]>> {
  const [names = []] = await ask<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const tables = await ask(url, ...names.map(({ name }) => `select * from ${name} order by 1`));
  return Object.fromEntries(names.map(({ name }, at) => [name, tables[at] ?? []]));
}
