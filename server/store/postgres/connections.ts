import pg from 'pg';
import type { Clock } from '../../ports/clock.ts';
import { StoreUnavailable } from '../database/database-engine.ts';

/** Connections a process keeps; several processes share the server's limit of about 100. */
const POOL_SIZE = 10;

/** Longest that a new connection, or a turn at one of the pool, is waited for, milliseconds. */
const CONNECT_LIMIT = 5000;

/** PostgreSQL itself ends a statement after this. */
const STATEMENT_LIMIT = 8000;

/** A connection on which a statement is not answered within this is dead, milliseconds. */
export const SILENCE_LIMIT = 10_000;

/** The time that a close waits for running work, milliseconds. */
const CLOSE_GRACE = 500;

export type Timers = Pick<Clock, 'after'>;

/** A connection on loan. Every answer on it proves that PostgreSQL still speaks. */
export interface Lease {
  readonly client: pg.PoolClient;
  query<R extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>>;
}

export interface Connections {
  /** Lends a connection. @throws StoreUnavailable when there is none, or when it is lost meanwhile */
  use<T>(work: (lease: Lease) => Promise<T>, limits?: 'limited' | 'unlimited'): Promise<T>;
  /** Breaks off everything that waits for PostgreSQL now. */
  abort(): void;
  close(): Promise<void>;
}

class LostClient extends pg.Client {
  isLost = false;
}

/**
 * The pool, watched: a lost connection fails what ran on it and nothing else, and one that has fallen silent is
 * given up, along with the idle ones, which the same cut has silenced too.
 */
export function createConnections(url: string, timers: Timers): Connections {
  const open = new Set<LostClient>();
  const lent = new Set<pg.Client>();

  class WatchedClient extends LostClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      open.add(this);
      const lose = () => {
        this.isLost = true;
      };
      this.on('error', lose);
      this.once('end', () => {
        lose();
        open.delete(this);
      });
    }
  }

  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: url,
    max: POOL_SIZE,
    pipeline: true,
    types: { getTypeParser: readType },
    connectionTimeoutMillis: CONNECT_LIMIT,
    statement_timeout: STATEMENT_LIMIT,
    keepAlive: true,
    options: '-c synchronous_commit=on',
  });
  pool.on('error', () => {});
  let giveUpWaiting: (error: Error) => void = () => {};
  let aborted = newAbort();

  /** Rejects for all who wait now. */
  function newAbort(): Promise<never> {
    const promise = new Promise<never>((_, reject) => {
      giveUpWaiting = reject;
    });
    promise.catch(() => {});
    return promise;
  }

  async function acquire(): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    try {
      return await Promise.race([connecting, aborted]);
    } catch (error) {
      connecting.then(
        (client) => client.release(true),
        () => {},
      );
      throw new StoreUnavailable('no connection to PostgreSQL', { cause: error });
    }
  }

  function cut(clients: Iterable<pg.Client>): void {
    for (const client of clients) client.connection.stream.destroy();
  }

  async function use<T>(
    work: (lease: Lease) => Promise<T>,
    limits: 'limited' | 'unlimited' = 'limited',
  ): Promise<T> {
    const client = await acquire();
    lent.add(client);
    let stopWatch = () => {};
    const watch = () => {
      stopWatch();
      stopWatch = timers.after(SILENCE_LIMIT, () =>
        cut([client, ...[...open].filter((one) => !lent.has(one))]),
      );
    };
    if (limits === 'limited') watch();
    const lease: Lease = {
      client,
      async query<R extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
        const result = await client.query<R>(query as string, values);
        if (limits === 'limited' && lent.has(client)) watch();
        return result;
      },
    };
    let isBroken = false;
    try {
      return await work(lease);
    } catch (error) {
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw isBroken ? new StoreUnavailable('the connection was lost', { cause: error }) : unavailable(error);
    } finally {
      lent.delete(client);
      stopWatch();
      client.release(isBroken);
    }
  }

  function abort(): void {
    giveUpWaiting(new Error('The server is stopping.'));
    aborted = newAbort();
    cut(open);
  }

  return {
    use,
    abort,
    async close() {
      const ended = pool.end();
      const gone = new Promise<void>((resolve) => {
        const look = () => open.size === 0 && resolve();
        for (const client of open) client.once('end', () => queueMicrotask(look));
        look();
      });
      const stop = timers.after(CLOSE_GRACE, abort);
      await Promise.all([ended, gone]);
      stop();
    },
  };
}

/** Whole numbers of 64 bits come as numbers: ours are times and counts, far below 2^53. */
function readType(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format);
}

/**
 * Errors that a later try may fix: 08 connection lost; 25006 only for reading now; 40 asked to retry; 53 no room or
 * connections; 55 locked; 57 shutting down or too slow; 58 its disk failed.
 */
function unavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && /^(08|25006|40|53|55|57|58)/.test(error.code ?? '')) {
    return new StoreUnavailable(error.code ?? '', { cause: error });
  }
  return error;
}
