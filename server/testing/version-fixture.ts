import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { MIGRATIONS } from '../store/migrations.ts';
import type { SqliteConnection } from '../store/sqlite/connection.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { APPLICATION_ID } from '../store/sqlite/open.ts';
import { temporaryFolder } from './fixtures.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { columnOf } from './sqlite.ts';

const FOLDER = resolve(import.meta.dirname, '../store/fixtures');
const ROWS = 2;

/** The columns of each table, in the order of the table. */
export type SchemaShape = Readonly<
  Record<string, readonly { readonly name: string; readonly type: string }[]>
>;

/** Unpacks the SQLite database of a released version. @returns its path */
export function unpackSqlite(version: number): string {
  const file = join(temporaryFolder(), `v${version}.db`);
  writeFileSync(file, gunzipSync(readFileSync(join(FOLDER, `v${version}.db.gz`))));
  return file;
}

/** Restores the PostgreSQL dump of a released version into an empty database. */
export async function restorePostgres(version: number, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(readFileSync(join(FOLDER, `v${version}.sql`), 'utf8'));
  await client.end();
}

export function shapeOfSqlite(db: SqliteConnection): SchemaShape {
  // The index of the search is made from the other tables.
  const tables = columnOf(
    db,
    "select name from sqlite_master where type = 'table' and name not like 'lead\\_search%' escape '\\' and name <> 'lead_text'",
  ) as string[];
  const columns = (table: string) =>
    (db.prepare(`pragma table_info(${table})`).all() as { name: string; type: string }[]).map(
      ({ name, type }) => ({
        name,
        type: type.toLowerCase(),
      }),
    );
  return Object.fromEntries(tables.map((table) => [table, columns(table)]));
}

async function shapeOfPostgres(client: pg.Client): Promise<SchemaShape> {
  const { rows } = await client.query<{ table_name: string; name: string; type: string }>(
    "select table_name, column_name as name, data_type as type from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position",
  );
  const shape: Record<string, { name: string; type: string }[]> = {};
  for (const { table_name, name, type } of rows) {
    const columns = shape[table_name] ?? [];
    columns.push({ name, type });
    shape[table_name] = columns;
  }
  return shape;
}

/** Rows in which every cell is different. */
function makeRows(
  shape: SchemaShape,
  place: (at: number) => string,
): { sql: string; values: (string | number)[] }[] {
  return Object.entries(shape)
    .filter(([table]) => table !== 'kavling_schema')
    .flatMap(([table, columns]) =>
      Array.from({ length: ROWS }, (_, row) => ({
        sql: `insert into ${table} values (${columns.map((_column, at) => place(at)).join(', ')})`,
        values: columns.map(({ name, type }, at) =>
          type === 'bigint' ? 1_760_000_000_000 + row * 100 + at : `${table} ${name} ${row} 'é"`,
        ),
      })),
    );
}

function makeSqlite(version: number): Buffer {
  const file = join(temporaryFolder(), 'made.db');
  const db = connectSqlite(file);
  db.pragma(`application_id = ${APPLICATION_ID}`);
  for (const migration of MIGRATIONS.slice(0, version)) for (const sql of migration.sqlite) db.exec(sql);
  db.pragma(`user_version = ${version}`);
  for (const { sql, values } of makeRows(shapeOfSqlite(db), () => '?')) db.prepare(sql).run(values);
  db.close();
  return gzipSync(readFileSync(file), { level: 9 });
}

async function makePostgres(version: number, url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table kavling_schema (version integer not null)');
  for (const migration of MIGRATIONS.slice(0, version))
    for (const sql of migration.postgres) await client.query(sql);
  await client.query('insert into kavling_schema values ($1)', [version]);
  for (const { sql, values } of makeRows(await shapeOfPostgres(client), (at) => `$${at + 1}`))
    await client.query(sql, values);
  await client.end();
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
  });
  const statements = dump
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog)/.test(line));
  return `${statements.join('\n')}\n`;
}

/**
 * Keeps a database of a version that is about to be released, for all later versions to open:
 * `node bin/run.mjs server/testing/version-fixture.ts [version]` (by default the newest).
 */
export async function main(args: readonly string[]): Promise<number> {
  const version = Number(args[0] ?? MIGRATIONS.length);
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  try {
    await write(version, postgres);
  } finally {
    await postgres.stop();
  }
  return 0;
}

async function write(version: number, postgres: TestPostgres): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const ending of ['db.gz', 'sql']) rmSync(join(FOLDER, `v${version}.${ending}`), { force: true });
  writeFileSync(join(FOLDER, `v${version}.db.gz`), makeSqlite(version));
  writeFileSync(
    join(FOLDER, `v${version}.sql`),
    await makePostgres(version, await postgres.createDatabase()),
  );
}
