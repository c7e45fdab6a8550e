import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import { createClient, makeVisit } from '../../testing/clients.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { startSilentProxy } from '../../testing/silent-proxy.ts';
import { StoreUnavailable } from '../database/database-engine.ts';
import { openLeadStore } from '../open.ts';
import { SILENCE_LIMIT } from './connections.ts';

let postgres: TestPostgres | string = 'not started';
let entry = '';
beforeAll(async () => {
  postgres = await startPostgres();
  entry = await buildServer('server/testing/serve.ts');
}, 180_000);
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

/** Freezes every PostgreSQL process: connections stay open without responses. */
function freeze(server: TestPostgres): () => void {
  const frozen = server.processes();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('[OPS-31] a connection that falls silent is given up after its limit, and the next one works', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const proxy = await startSilentProxy(await postgres.createDatabase());
  const clock = createManualClock();
  const store = await openLeadStore({ kind: 'postgres', url: proxy.url }, clock);
  // Two connections, so that one is left idle when the network goes.
  await Promise.all([store.outbox.waiting(), store.outbox.waiting()]);
  proxy.fallSilent();
  let outcome: unknown = 'waiting';
  const asked = store.outbox.claim('csv', { now: clock.now(), count: 1, lease: 1 }).then(
    () => {
      outcome = 'answered';
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  while (proxy.heard() === 0) await turn();
  await clock.advance(SILENCE_LIMIT - 1);
  expect(outcome).toBe('waiting');
  await clock.advance(1);
  await asked;
  expect(outcome).toBeInstanceOf(StoreUnavailable);
  proxy.speakAgain();
  // Not one of the idle connections that the same cut silenced.
  expect(await store.outbox.waiting()).toBe(0);
  await store.close();
  proxy.stop();
}, 180_000);

test('[OPS-31] callers that wait for a silent database are released when the store gives up', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const proxy = await startSilentProxy(await postgres.createDatabase());
  const clock = createManualClock();
  const store = await openLeadStore({ kind: 'postgres', url: proxy.url }, clock);
  proxy.fallSilent();
  const asked = Array.from({ length: 30 }, () =>
    store.outbox.waiting().then(
      () => 'answered',
      (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : String(error)),
    ),
  );
  while (proxy.heard() === 0) await turn();
  store.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['unavailable']));
  const closed = store.close();
  await clock.advance(1000);
  await closed;
  proxy.stop();
}, 180_000);

test('[OPS-31] a frozen database means 503, and leads are accepted again within 30 s of its return', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const server = await startServerProcess({ entry, env: { DATABASE_URL: await postgres.createDatabase() } });
  const client = createClient(server.port);
  await Promise.all(Array.from({ length: 20 }, (_, n) => client.save(makeVisit(n))));
  const thaw = freeze(postgres);
  try {
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => client.save(makeVisit(100 + n))));
    expect(new Set(results.map((one) => (one.kind === 'refused' ? one.status : one.kind)))).toEqual(
      new Set([503]),
    );
    expect(await statusOf(server, '/readyz')).toBe(503);
    expect(await statusOf(server, '/healthz')).toBe(200);
  } finally {
    thaw();
  }
  const back = performance.now();
  while ((await client.save(makeVisit(200))).kind !== 'saved') await turn();
  expect(performance.now() - back).toBeLessThan(30_000);
  expect(await statusOf(server, '/readyz')).toBe(200);
  client.close();
  expect(await server.end('SIGTERM')).toBe(0);
}, 120_000);

test('[OPS-31] a process that is asked to stop while the database is frozen exits within five seconds', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const server = await startServerProcess({ entry, env: { DATABASE_URL: await postgres.createDatabase() } });
  const client = createClient(server.port);
  await Promise.all(Array.from({ length: 20 }, (_, n) => client.save(makeVisit(n))));
  const thaw = freeze(postgres);
  try {
    const waiting = Array.from({ length: 20 }, (_, n) => client.save(makeVisit(100 + n)));
    expect(await statusOf(server, '/readyz')).toBe(503);
    const asked = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
    const kinds = (await Promise.all(waiting)).map((one) => one.kind);
    expect(kinds).not.toContain('saved');
    expect(kinds).not.toContain('lost');
  } finally {
    thaw();
    client.close();
  }
}, 120_000);

async function statusOf(server: ServerProcess, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
}
