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

  async function finish<T>(client: pg.PoolClient, work: Work<T>): Promise<T> {
    let step = work.next([]);
    while (!step.done) step = work.next(await run(client, step.value));
    return step.value;
  }

  return {
    kind: 'postgres',
    build,
    claimSuffix: 'for update skip locked',
    async write(work) {
      const client = await connect(pool);
      try {
        await client.query('begin');
        const result = await finish(client, work());
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw unavailable(error);
      }
    },
    async read(work) {
      const client = await connect(pool);
      try {
        const result = await finish(client, work());
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw unavailable(error);
      }
    },
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

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StoreUnavailable('no connection to PostgreSQL', { cause: error });
  }
}

const names = new Map<string, string>();

async function run(client: pg.PoolClient, query: Query): Promise<readonly Row[]> {
  let name = names.get(query.sql);
  if (name === undefined) {
    if (names.size > 200) names.clear();
    name = `k${createHash('sha256').update(query.sql).digest('hex').slice(0, 24)}`;
    names.set(query.sql, name);
  }
  const result = await client.query<Row>({ name, text: query.sql, values: [...query.parameters] });
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
