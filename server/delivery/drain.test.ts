import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { DatabaseAddress } from '../config/parsers.ts';
import { buildServer } from '../testing/build-server.ts';
import { createClient, makeVisit } from '../testing/clients.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServerProcess } from '../testing/server-process.ts';

const SECRET = 'a webhook secret of thirty-two chars';
const PATIENCE = { timeout: 20_000 };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A receiver that responds when the test lets it. */
async function receive() {
  const open: ServerResponse[] = [];
  const counts = { answered: 0, most: 0 };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      open.push(response);
      counts.most = Math.max(counts.most, open.length);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    counts,
    open,
    /** Responds to the latest requests; this many stay without a response. */
    answer(left: number) {
      for (const response of open.splice(left)) {
        counts.answered += 1;
        response.writeHead(204).end();
      }
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  };
}

function settings(url: string) {
  return {
    KAVLING_WEBHOOK_URLS: [url],
    KAVLING_WEBHOOK_SECRET: SECRET,
    KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
    KAVLING_SAVE_LIMITS: [{ count: 10_000, seconds: 60 }],
  };
}

async function saveMany(environment: TestEnvironment, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await environment.save({ whatsapp_number: `+62812${String(at).padStart(8, '0')}` });
}

await describeDatabases('drain', (makeDatabase) => {
  test('[OPS-72] a slow receiver gets 64 messages at the same time', async () => {
    const slow = await receive();
    const config = settings(slow.url);
    const environment = await startEnvironment({ database: await makeDatabase(), config });
    await saveMany(environment, 150);
    const drained = environment.backend.outbox.drain();
    await vi.waitFor(() => expect(slow.open).toHaveLength(64), PATIENCE);
    while (slow.counts.answered < 150) {
      slow.answer(0);
      await new Promise((done) => setImmediate(done));
    }
    await drained;
    expect(slow.counts.most).toBe(64);
    expect(await environment.backend.store.outbox.waiting()).toBe(0);
    await environment.backend.close();
  }, 60_000);

  test('[OPS-72] a response makes room for the next message, whatever the others’ state', async () => {
    const slow = await receive();
    const config = settings(slow.url);
    const environment = await startEnvironment({ database: await makeDatabase(), config });
    await saveMany(environment, 150);
    const drained = environment.backend.outbox.drain();
    // The first one is never answered, and the clock is frozen.
    await vi.waitFor(() => {
      slow.answer(1);
      expect(slow.counts.answered).toBe(149);
    }, PATIENCE);
    await vi.waitFor(async () => expect(await environment.backend.store.outbox.waiting()).toBe(1), PATIENCE);
    slow.answer(0);
    await drained;
    await environment.backend.close();
  }, 60_000);

  test('[OPS-72] messages of a killed process are sent once their 20 seconds have passed', async () => {
    const hanging = await receive();
    const database = await makeDatabase();
    const server = await startServerProcess({
      entry: await buildServer('server/testing/serve.ts'),
      env: {
        DATABASE_URL: addressOf(database),
        KAVLING_WEBHOOK_URLS: hanging.url,
        KAVLING_WEBHOOK_SECRET: SECRET,
        KAVLING_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
      },
    });
    const client = createClient(server.port);
    for (let number = 0; number < 40; number += 1)
      expect((await client.save(makeVisit(number))).kind).toBe('saved');
    client.close();
    await vi.waitFor(() => expect(hanging.open).toHaveLength(40), PATIENCE);
    await server.end('SIGKILL');

    const clock = createManualClock(Date.now());
    hanging.open.length = 0;
    const config = settings(hanging.url);
    const next = await startEnvironment({ database, clock, config, backend: { background: true } });
    expect(await next.backend.store.outbox.waiting()).toBe(40);
    await clock.advance(21_000);
    await vi.waitFor(() => expect(hanging.open).toHaveLength(40), PATIENCE);
    hanging.answer(0);
    await vi.waitFor(async () => expect(await next.backend.store.outbox.waiting()).toBe(0), PATIENCE);
    await next.backend.close();
  }, 120_000);
});

test('[OPS-72] messages answered while PostgreSQL was down are recorded afterwards, and not sent again', async (context) => {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return context.skip(postgres);
  const slow = await receive();
  const clock = createManualClock();
  const environment = await startEnvironment({
    database: { kind: 'postgres', url: await postgres.createDatabase() },
    clock,
    config: settings(slow.url),
    backend: { background: true },
  });
  await saveMany(environment, 40);
  await vi.waitFor(() => expect(slow.open).toHaveLength(40), PATIENCE);
  await postgres.restart('SIGKILL', async () => {
    slow.answer(0);
    // The responses arrive while there is no database to record them.
    await vi.waitFor(() => expect(slow.counts.answered).toBe(40), PATIENCE);
    await clock.advance(1000);
  });
  const { outbox } = environment.backend.store;
  await vi.waitFor(async () => {
    await clock.advance(1000);
    expect(await outbox.waiting()).toBe(0);
  }, PATIENCE);
  expect(slow.open).toHaveLength(0);
  await environment.backend.close();
  await postgres.stop();
}, 120_000);

function addressOf(database: DatabaseAddress): string {
  return database.kind === 'sqlite' ? database.file : database.url;
}
