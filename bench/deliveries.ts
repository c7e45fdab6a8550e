import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../server/config/parsers.ts';
import { createSafePost } from '../server/delivery/safe-post.ts';
import { systemClock } from '../server/ports/clock.ts';
import { startEnvironment } from '../server/testing/environment.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';

const EVENTS = 2000;
/** The response time of a distant receiver, milliseconds. */
const FAR = 100;
/** The promised rate of one process on a dedicated machine. */
const PROMISED = 200;
/** The number of simultaneous deliveries per receiver. */
const AT_ONCE = 64;
/** The limit for bare requests, as a multiple of the delivery rate. */
const LIMIT = 3;

/** The rate at which one process delivers queued webhook events, per second. */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-deliveries-'));
  const postgres = await startPostgres({ durable: true });
  const databases: (readonly [string, () => Promise<DatabaseAddress>])[] = [
    ['SQLite', async () => ({ kind: 'sqlite', file: join(mkdtempSync(join(folder, 'db-')), 'kavling.db') })],
  ];
  if (typeof postgres !== 'string')
    databases.push(['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.createDatabase() })]);
  try {
    const rows: BenchRow[] = [];
    const budgets: BenchBudget[] = [];
    for (const wait of [0, FAR]) {
      const row = (name: string, speed: number) =>
        rows.push({ name: `${name}, answers after ${wait} ms`, values: { 'a second': Math.round(speed) } });
      const bare = await withReceiver(wait, post);
      row('bare requests', bare);
      for (const [name, make] of databases) {
        const speed = await withReceiver(wait, async (url) => drain(await make(), url));
        row(name, speed);
        const value = Math.round((bare / speed) * 100) / 100;
        budgets.push({ name: `bare requests / ${name}, ${wait} ms`, value, limit: LIMIT, unit: '×' });
      }
    }
    return {
      title: 'Deliveries to a webhook',
      note: `${EVENTS} queued events for one receiver are sent by one process, ${PROMISED} a second or more on a dedicated machine. Receiver, server and database share this machine, and every commit is synced. "Bare" posts as many bodies, ${AT_ONCE} at the same time, and stores nothing.`,
      rows,
      budgets,
    };
  } finally {
    if (typeof postgres !== 'string') await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a measurement with a receiver that responds after so long. @returns events a second */
async function withReceiver(wait: number, measure: (url: string) => Promise<number>): Promise<number> {
  const receiver = createServer((request, response) => {
    request.resume().once('end', () => setTimeout(() => response.writeHead(204).end(), wait));
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const seconds = await measure(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
  receiver.close();
  return EVENTS / seconds;
}

/** The floor: requests without a database. @returns seconds */
async function post(url: string): Promise<number> {
  const send = createSafePost({ allowPrivate: ['127.0.0.0/8'] });
  const body = JSON.stringify({ text: 'x'.repeat(2000) });
  let left = EVENTS;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; left > 0; ) {
        left -= 1;
        await send(url, body, { 'content-type': 'application/json' }, new AbortController().signal);
      }
    }),
  );
  return (performance.now() - began) / 1000;
}

/** @returns seconds */
async function drain(database: DatabaseAddress, url: string): Promise<number> {
  const { backend, save } = await startEnvironment({
    database,
    config: {
      KAVLING_WEBHOOK_URLS: [url],
      KAVLING_WEBHOOK_SECRET: 's'.repeat(32),
      KAVLING_WEBHOOK_ALLOW_PRIVATE: ['127.0.0.0/8'],
      KAVLING_SAVE_LIMITS: [{ count: 1_000_000, seconds: 1 }],
    },
    backend: { clock: systemClock },
  });
  for (let at = 0; at < EVENTS; at += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, one) =>
        save({ whatsapp_number: `+62812${String(at + one).padStart(8, '0')}` }),
      ),
    );
  const began = performance.now();
  await backend.outbox.drain();
  const seconds = (performance.now() - began) / 1000;
  const left = await backend.store.outbox.waiting();
  await backend.close();
  if (left > 0) throw new Error(`${left} events were left.`);
  return seconds;
}
