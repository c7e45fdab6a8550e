import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WEBHOOK_EVENTS } from '../config/webhook-events.ts';
import { buildServer } from '../testing/build-server.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { sharedPostgres } from '../testing/postgres.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { WEBHOOK_KEY, webhookSettings } from '../testing/webhook-receiver.ts';

const LEADS = 250;
const STATUSES = ['contacted', 'visit'] as const;
const EVENTS = LEADS * (1 + STATUSES.length);
const KILLS = 3;
/** Simultaneous messages to one receiver. */
const AT_ONCE = 64;
/** The response time of a receiver, milliseconds. */
const ANSWER = 50;

interface Arrival {
  readonly id: string;
  readonly lead: string;
  readonly what: string;
}

async function startReceiver() {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { type, data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        type: string;
        data: { lead: { id: string }; status?: string };
      };
      const id = String(request.headers['webhook-id']);
      arrivals.push({ id, lead: data.lead.id, what: data.status ?? type });
      setTimeout(() => response.writeHead(204).end(), ANSWER);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { arrivals, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function inTurns(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 25)
    await Promise.all(Array.from({ length: Math.min(25, count - at) }, (_, one) => work(at + one)));
}

const dropRepeats = (list: readonly string[]) => list.filter((one, at) => one !== list[at - 1]);

test('[OPS-72] a backlog on PostgreSQL leaves after kills, in order for each lead, none lost, repeats under one id', async (context) => {
  const postgres = await sharedPostgres();
  if (typeof postgres === 'string') return context.skip(postgres);
  const url = await postgres.createDatabase();
  const receiver = await startReceiver();
  const desk = await openDeskSeats(
    { kind: 'postgres', url },
    { clock: createManualClock(Date.now() - 3_600_000), config: webhookSettings(receiver.url) },
  );
  const leads: string[] = [];
  await inTurns(LEADS, async (at) => {
    leads[at] = await desk.save(at);
  });
  for (const status of STATUSES) {
    // The changes per person and minute are limited.
    await desk.environment.clock.advance(120_000);
    await inTurns(LEADS, async (at) => {
      expect((await desk.admin.write(`leads/${leads[at]}/status`, { status })).status).toBe(200);
    });
  }
  expect(await desk.environment.backend.store.outbox.waiting()).toBe(EVENTS);

  const entry = await buildServer('server/testing/serve.ts');
  const start = () =>
    startServerProcess({
      entry,
      env: {
        DATABASE_URL: url,
        KAVLING_WEBHOOK_URLS: receiver.url,
        KAVLING_WEBHOOK_SECRET: WEBHOOK_KEY,
        KAVLING_WEBHOOK_EVENTS: WEBHOOK_EVENTS.join(','),
        KAVLING_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
      },
    });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = receiver.arrivals.length;
    const server = await start();
    // More than are on their way: some were answered.
    await vi.waitFor(() => expect(receiver.arrivals.length).toBeGreaterThan(before + AT_ONCE), {
      timeout: 30_000,
      interval: 5,
    });
    await server.end('SIGKILL');
    expect(await desk.environment.backend.store.outbox.waiting()).toBeGreaterThan(AT_ONCE);
  }

  const server = await start();
  onTestFinished(() => void server.end('SIGKILL'));
  await vi.waitFor(async () => expect(await desk.environment.backend.store.outbox.waiting()).toBe(0), {
    timeout: 60_000,
    interval: 200,
  });

  const events = receiver.arrivals;
  const ids = new Set(events.map(({ id }) => id));
  expect(ids.size).toBe(EVENTS);
  expect(events.length - ids.size).toBeLessThanOrEqual(KILLS * AT_ONCE);
  for (const lead of leads) {
    const own = events.filter((one) => one.lead === lead);
    expect(dropRepeats(own.map(({ what }) => what))).toEqual(['lead.created', ...STATUSES]);
    expect(new Set(own.map(({ id }) => id)).size).toBe(1 + STATUSES.length);
  }
  await desk.close();
}, 180_000);
