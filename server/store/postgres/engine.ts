import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import pg from 'pg';
import { createCompiler } from '../compiler.ts';
import { type Engine, StoreUnavailable } from '../engine.ts';
import type { Query, Row, Work } from '../work.ts';
import { migratePostgres } from './open.ts';

/** Connections a process keeps; several processes share the server's limit of about 100. */
const POOL_SIZE = 10;

/** Opens the PostgreSQL twin and migrates it. @throws StoreRefused for a foreign or newer schema. */
export async function openPostgresEngine(url: string): Promise<Engine> {
  const build = createCompiler('postgres');
  const types = { getTypeParser: (oid: number, format?: 'text' | 'binary') => readType(oid, format) };
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    pipeline: true,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    options: '-c synchronous_commit=on',
  });
  pool.on('error', () => {});
  try {
    await migratePostgres(pool, build);
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    kind: 'postgres',
    build,
    claimSuffix: 'for update skip locked',
    write: (work) => withClient(pool, (client) => transact(client, work())),
    read: (work) => withClient(pool, (client) => finish(client, work(), [])),
    lock(names) {
      if (names.length === 0) return null;
      const sql = 'select pg_advisory_xact_lock(hashtextextended(n, 0)) from unnest($1::text[]) n';
      return { sql, parameters: [[...names].sort()] };
    },
    backup: (file) => dump(url, file),
    async scrub() {
      await pool.query('vacuum');
    },
    close: () => pool.end(),
  };
}

async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw new StoreUnavailable('no connection to PostgreSQL', { cause: error });
  }
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw unavailable(error);
  }
}

/** Statements whose rows nobody waits for travel together: a lead takes three trips, not seven. */
async function transact<T>(client: pg.PoolClient, work: Work<T>): Promise<T> {
  const onTheWay: Promise<unknown>[] = [client.query('begin')];
  const result = await finish(client, work, onTheWay);
  const commit = client.query('commit');
  await Promise.all([...onTheWay, commit]);
  if ((await commit).command !== 'COMMIT') throw new StoreUnavailable('the transaction was not committed');
  return result;
}

async function finish<T>(client: pg.PoolClient, work: Work<T>, onTheWay: Promise<unknown>[]): Promise<T> {
  let step = work.next([]);
  while (!step.done) {
    const answer = run(client, step.value);
    if (step.value.awaited || !isPrepared(client, step.value)) step = work.next(await answer);
    else {
      answer.catch(() => {});
      onTheWay.push(answer);
      step = work.next([]);
    }
  }
  return step.value;
}

const names = new Map<string, string>();
const prepared = new WeakMap<pg.PoolClient, Set<string>>();

/** A statement must be parsed before a second one of its name may be on the way. */
function isPrepared(client: pg.PoolClient, query: Query): boolean {
  return !query.kept || (prepared.get(client)?.has(query.sql) ?? false);
}

async function run(client: pg.PoolClient, query: Query): Promise<readonly Row[]> {
  const values = [...query.parameters];
  if (!query.kept) return (await client.query<Row>(query.sql, values)).rows;
  let name = names.get(query.sql);
  if (name === undefined) {
    name = `k${createHash('sha256').update(query.sql).digest('hex').slice(0, 24)}`;
    names.set(query.sql, name);
  }
  const result = await client.query<Row>({ name, text: query.sql, values });
  const known = prepared.get(client) ?? new Set();
  prepared.set(client, known.add(query.sql));
  return result.rows;
}

/** Whole numbers of 64 bits come as numbers: ours are times and counts, far below 2^53. */
function readType(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format);
}

/** 53: no room or connections; 57: shutting down; 55: locked; 08: connection lost; 40: asked to retry. */
function unavailable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (
    /^(53|57|55|08|40)/.test(code) ||
    /^E[A-Z]+$/.test(code) ||
    (error instanceof Error && /terminated|timeout/i.test(error.message))
  ) {
    return new StoreUnavailable(code || 'connection lost', { cause: error });
  }
  return error;
}

/** A dump in pg_dump's own format: restore with `pg_restore`. */
async function dump(url: string, file: string): Promise<void> {
  const part = `${file}.part`;
  const child = spawn('pg_dump', ['--format=custom', `--file=${part}`, url], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`pg_dump ended with ${code}: ${said.trim()}`);
  await rename(part, file);
}
