import pg from 'pg';
import { expect, test } from 'vitest';
import { systemClock } from '../../ports/clock.ts';
import { sharedPostgres } from '../../testing/postgres.ts';
import { DatabaseOpenError } from '../database/database-engine.ts';
import { LATEST_VERSION, MIGRATIONS } from '../migrations.ts';
import { openPostgresEngine } from './engine.ts';

const postgres = await sharedPostgres();

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const tablesOf = (url: string) =>
  withClient(url, async (client) => {
    const found = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    return found.rows.map((row) => row.name);
  });

test('a foreign or newer database is refused and left as it was', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const foreign = await postgres.createDatabase();
  await withClient(foreign, (client) => client.query('create table lead (id integer)'));
  await expect(openPostgresEngine(foreign, systemClock)).rejects.toThrow(DatabaseOpenError);
  expect(await tablesOf(foreign)).toEqual(['lead']);

  const newer = await postgres.createDatabase();
  await (await openPostgresEngine(newer, systemClock)).close();
  const before = await tablesOf(newer);
  await withClient(newer, (client) =>
    client.query(`update kavling_schema set version = ${LATEST_VERSION + 1}`),
  );
  await expect(openPostgresEngine(newer, systemClock)).rejects.toThrow('Kavling did not change it');
  expect(await tablesOf(newer)).toEqual(before);
});

test('a migration that fails at any statement leaves the version before it, and the next start finishes', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const names = MIGRATIONS.flatMap(({ version, postgres: texts }) =>
    texts.flatMap((sql) => {
      const name = /^create \w+ "(\w+)"/.exec(sql)?.[1];
      return name ? [{ version, name }] : [];
    }),
  );
  for (const { version, name } of names.filter((_, at) => at % 3 === 1)) {
    const url = await postgres.createDatabase();
    // An object of that name already exists, so the statement fails as it would in a power cut.
    await withClient(url, (client) => client.query(`create view "${name}" as select 1 as one`));
    await expect(openPostgresEngine(url, systemClock)).rejects.toThrow();
    await withClient(url, async (client) => {
      const own = await client.query<{ found: string | null }>(
        "select to_regclass('kavling_schema') as found",
      );
      if (own.rows[0]?.found) {
        const stored = await client.query<{ version: number }>('select version from kavling_schema');
        expect(stored.rows).toEqual([{ version: version - 1 }]);
      } else expect(version).toBe(1);
      await client.query(`drop view "${name}"`);
    });
    await (await openPostgresEngine(url, systemClock)).close();
    await withClient(url, async (client) => {
      const stored = await client.query<{ version: number }>('select version from kavling_schema');
      expect(stored.rows).toEqual([{ version: LATEST_VERSION }]);
    });
  }
});

test('two processes that start at the same time migrate once', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const url = await postgres.createDatabase();
  const engines = await Promise.all([
    openPostgresEngine(url, systemClock),
    openPostgresEngine(url, systemClock),
    openPostgresEngine(url, systemClock),
  ]);
  expect(await tablesOf(url)).toHaveLength(22);
  await Promise.all(engines.map((engine) => engine.close()));
});
