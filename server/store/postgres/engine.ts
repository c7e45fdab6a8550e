import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createCompiler } from '../database/compiler.ts';
import { type DatabaseEngine, StoreUnavailable } from '../database/database-engine.ts';
import type { Query, Row, UnitOfWork } from '../database/unit-of-work.ts';
import { createConnections, type Lease, type Timers } from './connections.ts';
import { dump } from './dump.ts';
import { migratePostgres } from './open.ts';

/** Opens the PostgreSQL twin and migrates it. @throws DatabaseOpenError for a foreign or newer schema. */
export async function openPostgresEngine(url: string, timers: Timers): Promise<DatabaseEngine> {
  const build = createCompiler('postgres');
  const connections = createConnections(url, timers);
  try {
    await connections.use((lease) => migratePostgres(lease), 'unlimited');
  } catch (error) {
    await connections.close();
    throw error;
  }

  return {
    kind: 'postgres',
    build,
    claimSuffix: 'for update skip locked',
    write: (work) => connections.use((lease) => transact(lease, work())),
    read: (work) => connections.use((lease) => finish(lease, work(), [])),
    lock(names) {
      if (names.length === 0) return null;
      const sql = 'select pg_advisory_xact_lock(hashtextextended(n, 0)) from unnest($1::text[]) n';
      return { sql, parameters: [[...names].sort()] };
    },
    backup: (file) => dump(url, file),
    scrub: () =>
      connections.use(async (lease) => {
        await lease.query('set statement_timeout = 0');
        await lease.query('vacuum');
        await lease.query('reset statement_timeout');
      }, 'unlimited'),
    findInFiles: async () => [],
    abort: connections.abort,
    close: connections.close,
  };
}

/** Statements whose rows are not awaited are sent together: a lead takes two round trips, not seven. */
async function transact<T>(lease: Lease, work: UnitOfWork<T>): Promise<T> {
  const onTheWay: Promise<unknown>[] = [quiet(lease.query('begin'))];
  const result = await finish(lease, work, onTheWay);
  const commit = quiet(lease.query('commit'));
  await Promise.all([...onTheWay, commit]);
  if ((await commit).command !== 'COMMIT') throw new StoreUnavailable('the transaction was not committed');
  return result;
}

/** A statement in flight may fail before anybody awaits it; a later await still gets the error. */
function quiet<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => {});
  return answer;
}

async function finish<T>(lease: Lease, work: UnitOfWork<T>, onTheWay: Promise<unknown>[]): Promise<T> {
  let step = work.next([]);
  while (!step.done) {
    const known = isPrepared(lease, step.value);
    const answer = quiet(run(lease, step.value));
    if (step.value.awaited || !known) step = work.next(await answer);
    else {
      onTheWay.push(answer);
      step = work.next([]);
    }
  }
  return step.value;
}

const names = new Map<string, string>();
const prepared = new WeakMap<pg.PoolClient, Set<string>>();

/** A statement must be parsed before a second one of its name may be on the way. */
function isPrepared({ client }: Lease, query: Query): boolean {
  return !query.kept || (prepared.get(client)?.has(query.sql) ?? false);
}

async function run(lease: Lease, query: Query): Promise<readonly Row[]> {
  const values = [...query.parameters];
  if (!query.kept) return (await lease.query<Row>(query.sql, values)).rows;
  let name = names.get(query.sql);
  if (name === undefined) {
    name = `k${createHash('sha256').update(query.sql).digest('hex').slice(0, 24)}`;
    names.set(query.sql, name);
  }
  const result = await lease.query<Row>({ name, text: query.sql, values });
  const known = prepared.get(lease.client) ?? new Set();
  prepared.set(lease.client, known.add(query.sql));
  return result.rows;
}
