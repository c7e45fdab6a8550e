import { join } from 'node:path';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { createClient, makeVisit } from './clients.ts';
import { temporaryFolder } from './fixtures.ts';
import type { TestPostgres } from './postgres.ts';
import { startServerProcess } from './server-process.ts';

/** The result of stopping a server while its database does not answer. */
export interface StopResult {
  readonly exitCode: number | null;
  readonly milliseconds: number;
  /** The results of the saves that waited. */
  readonly kinds: readonly string[];
}

/** Another process that holds the write lock. */
export function lock(file: string): () => void {
  const other = connectSqlite(file);
  other.exec('begin immediate');
  return () => other.close();
}

/** Freezes every PostgreSQL process: connections stay open, but get no answer. */
function freeze(server: TestPostgres): () => void {
  const frozen = server.processes();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}

/** Tells a server to stop while another process holds the lock of SQLite. */
export async function stopWhileLocked(entry: string): Promise<StopResult> {
  const file = join(temporaryFolder(), 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  if ((await client.save(makeVisit(0))).kind !== 'saved') throw new Error('The first lead was not saved.');
  const release = lock(file);
  const waiting = client.save(makeVisit(1));
  const from = performance.now();
  const exitCode = await server.end('SIGTERM');
  const milliseconds = performance.now() - from;
  const { kind } = await waiting;
  release();
  client.close();
  return { exitCode, milliseconds, kinds: [kind] };
}

/** Tells a server to stop while PostgreSQL is frozen. */
export async function stopWhileFrozen(entry: string, postgres: TestPostgres): Promise<StopResult> {
  const env = { DATABASE_URL: await postgres.createDatabase() };
  const server = await startServerProcess({ entry, env });
  const client = createClient(server.port);
  await saveMany(client, 0);
  const thaw = freeze(postgres);
  try {
    const waiting = saveMany(client, 100);
    await statusOf(server.port, '/readyz');
    const from = performance.now();
    const exitCode = await server.end('SIGTERM');
    return { exitCode, milliseconds: performance.now() - from, kinds: await waiting };
  } finally {
    thaw();
    client.close();
  }
}

/** A server's answers while PostgreSQL is frozen, and the time until it accepts leads again. */
export interface FrostResult {
  readonly answers: readonly unknown[];
  readonly ready: number;
  readonly healthy: number;
  readonly readyAfter: number;
  readonly exitCode: number | null;
  readonly millisecondsUntilSaved: number;
}

export async function outliveFrost(entry: string, postgres: TestPostgres): Promise<FrostResult> {
  const env = { DATABASE_URL: await postgres.createDatabase() };
  const server = await startServerProcess({ entry, env });
  const client = createClient(server.port);
  await saveMany(client, 0);
  const thaw = freeze(postgres);
  let answers: readonly unknown[] = [];
  let [ready, healthy] = [0, 0];
  try {
    answers = await saveMany(client, 100);
    ready = await statusOf(server.port, '/readyz');
    healthy = await statusOf(server.port, '/healthz');
  } finally {
    thaw();
  }
  const from = performance.now();
  while ((await client.save(makeVisit(200))).kind !== 'saved')
    await new Promise<void>((resolve) => setImmediate(resolve));
  const millisecondsUntilSaved = performance.now() - from;
  const readyAfter = await statusOf(server.port, '/readyz');
  client.close();
  const exitCode = await server.end('SIGTERM');
  return { answers, ready, healthy, readyAfter, exitCode, millisecondsUntilSaved };
}

/** Saves for twenty visitors at the same time. @returns the result of each, with the status of a refusal */
async function saveMany(client: ReturnType<typeof createClient>, first: number): Promise<string[]> {
  const results = await Promise.all(Array.from({ length: 20 }, (_, n) => client.save(makeVisit(first + n))));
  return results.map((one) => (one.kind === 'refused' ? `refused ${one.status}` : one.kind));
}

async function statusOf(port: number, path: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status;
}
