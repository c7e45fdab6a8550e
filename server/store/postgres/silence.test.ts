import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { startSilentProxy } from '../../testing/silent-proxy.ts';
import { outliveFrost, stopWhileFrozen } from '../../testing/torture-stops.ts';
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

// `npm run torture` measures how long both of these take.
test('[OPS-31] a frozen database means 503, and leads are accepted again after its return', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const result = await outliveFrost(entry, postgres);
  expect(new Set(result.answers)).toEqual(new Set(['refused 503']));
  expect(result).toMatchObject({ ready: 503, healthy: 200, readyAfter: 200, exitCode: 0 });
}, 120_000);

test('[OPS-31] a process that is stopped while the database is frozen exits, and no waiting lead is lost', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const { exitCode, kinds } = await stopWhileFrozen(entry, postgres);
  expect(exitCode).toBe(0);
  expect(kinds).not.toContain('saved');
  expect(kinds).not.toContain('lost');
}, 120_000);
