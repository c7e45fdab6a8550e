import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { createClient, makeVisit, quantile, type Visit } from './clients.ts';
import { temporaryFolder } from './fixtures.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { columnOf } from './sqlite.ts';

/** Waits in real time: these are the only tests that do, because they are about real processes. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export interface KillResult {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged leads that are not in the database. */
  readonly lost: number;
  /** Leads that were stored twice under the same key. */
  readonly doubled: number;
  readonly integrity: string;
  readonly slowestStart: number;
  /** The end of the process in each round; null if it was killed. */
  readonly exits: readonly (number | null)[];
  /** Requests without an answer that were sent again after the restart. */
  readonly retried: number;
}

/** Kills the server with SIGKILL under clients, again and again, and then counts. */
export async function killUnderLoad(
  entry: string,
  {
    rounds,
    clients,
    signal = 'SIGKILL',
    minAcknowledged = 0,
  }: { rounds: number; clients: number; signal?: 'SIGKILL' | 'SIGTERM'; minAcknowledged?: number },
): Promise<KillResult & { slowestEnd: number }> {
  const file = join(temporaryFolder(), 'kavling.db');
  const acknowledged = new Map<string, string>();
  let open: Visit[] = [];
  let number = 0;
  let slowestStart = 0;
  let slowestEnd = 0;
  let retried = 0;
  const exits: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
    slowestStart = Math.max(slowestStart, server.startedIn);
    const client = createClient(server.port);
    const again = open;
    open = [];
    retried += again.length;
    let running = true;
    const loop = async () => {
      while (running) {
        const visit = again.pop() ?? makeVisit(number++);
        const result = await client.save(visit);
        if (result.kind === 'saved') acknowledged.set(visit.key, result.leadId);
        else if (result.kind === 'lost') {
          open.push(visit);
          return;
        }
      }
    };
    const loops = Array.from({ length: clients }, loop);
    const goal = Math.ceil((minAcknowledged * (round + 1)) / rounds);
    await wait(300 + Math.random() * 700);
    while (acknowledged.size < goal) await wait(20);
    const began = performance.now();
    exits.push(await server.end(signal));
    slowestEnd = Math.max(slowestEnd, performance.now() - began);
    running = false;
    await Promise.all(loops);
    client.close();
  }
  return { rounds, retried, slowestStart, slowestEnd, exits, ...countLeads(file, acknowledged) };
}

function countLeads(file: string, acknowledged: ReadonlyMap<string, string>) {
  const db = connectSqlite(file, { timeout: 20_000 });
  const stored = new Set(columnOf(db, 'select id from lead'));
  const keys = new Map(
    db
      .prepare('select key, lead_id from idempotency')
      .all()
      .map((row) => [row.key, row.lead_id]),
  );
  const doubled = Number(columnOf(db, 'select count(*) - count(distinct phone) from lead')[0]);
  let lost = 0;
  for (const [key, id] of acknowledged) if (!stored.has(id) || keys.get(key) !== id) lost += 1;
  const integrity = String(db.pragma('integrity_check'));
  db.close();
  return { acknowledged: acknowledged.size, lost, doubled, integrity };
}

/** Counts fsync and fdatasync of a server that saves leads one after another; null without strace. */
export async function countSyncs(entry: string, saves: number): Promise<number | null> {
  const strace = findProgram('strace');
  if (strace === null) return null;
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  const wrapper = [strace, '-f', '-qq', '-o', trace, '-e', 'trace=fsync,fdatasync', '--'];
  const server = await startServerProcess({
    entry,
    env: { DATABASE_URL: join(folder, 'kavling.db') },
    wrapper,
  });
  const before = countLines(trace);
  const client = createClient(server.port);
  for (let number = 0; number < saves; number += 1) {
    const result = await client.save(makeVisit(number));
    if (result.kind !== 'saved') throw new Error(`Save ${number} was ${result.kind}.`);
  }
  const during = countLines(trace) - before;
  client.close();
  process.kill(childOf(server), 'SIGTERM');
  await server.end('SIGTERM');
  return during;
}

function countLines(file: string): number {
  if (!existsSync(file)) return 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /f(data)?sync\(.*= 0/.test(line)).length;
}

function childOf(server: ServerProcess): number {
  const found = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')[0];
  return Number(found || server.pid);
}

function findProgram(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

export interface LockResult {
  readonly errors: number;
  readonly saved: number;
  readonly slowest99: number;
  /** Slowest answer of /healthz while the database was locked, milliseconds. */
  readonly healthSlowest: number;
  /** Answers of /healthz that came before the lock was released. */
  readonly healthyWhileLocked: number;
  readonly rows: number;
}

/** Another process holds the write lock while visitors come at a steady rate. */
export async function lockUnderLoad(
  entry: string,
  holdMilliseconds: number,
  perSecond: number,
): Promise<LockResult> {
  const file = join(temporaryFolder(), 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  const other = connectSqlite(file, { timeout: 20_000 });
  other.exec('begin immediate');
  let isLocked = true;
  const release = setTimeout(() => {
    other.exec('commit');
    isLocked = false;
  }, holdMilliseconds);
  const took: number[] = [];
  let errors = 0;
  let healthSlowest = 0;
  let healthyWhileLocked = 0;
  const asks: Promise<void>[] = [];
  const total = Math.ceil(((holdMilliseconds + 500) / 1000) * perSecond);
  for (let number = 0; number < total; number += 1) {
    asks.push(
      client.save(makeVisit(number)).then((result) => {
        if (result.kind === 'saved') took.push(result.took);
        else errors += 1;
      }),
    );
    if (number % 10 === 0) {
      const began = performance.now();
      asks.push(
        fetch(`http://127.0.0.1:${server.port}/healthz`).then(({ ok }) => {
          if (ok && isLocked) healthyWhileLocked += 1;
          healthSlowest = Math.max(healthSlowest, performance.now() - began);
        }),
      );
    }
    await wait(1000 / perSecond);
  }
  await Promise.all(asks);
  clearTimeout(release);
  const rows = Number(columnOf(other, 'select count(*) from lead')[0]);
  other.close();
  client.close();
  await server.end('SIGTERM');
  return {
    errors,
    saved: took.length,
    slowest99: quantile(took, 0.99),
    healthSlowest,
    healthyWhileLocked,
    rows,
  };
}

export interface BackupResult {
  readonly backups: number;
  readonly broken: number;
  /** Leads acknowledged before a backup began that it does not have. */
  readonly missing: number;
}

/** Backs up a server under load with the online backup, and opens every copy. */
export async function backupUnderLoad(entry: string, backups: number): Promise<BackupResult> {
  const folder = temporaryFolder();
  const file = join(folder, 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  const acknowledged: string[] = [];
  let running = true;
  let number = 0;
  const loops = Array.from({ length: 8 }, async () => {
    while (running) {
      const result = await client.save(makeVisit(number++));
      if (result.kind === 'saved') acknowledged.push(result.leadId);
    }
  });
  let broken = 0;
  let missing = 0;
  for (let round = 0; round < backups; round += 1) {
    await wait(100);
    const before = acknowledged.length;
    const copy = join(folder, `copy-${round}.db`);
    const source = connectSqlite(file, { readonly: true });
    await source.backup(copy);
    source.close();
    const restored = connectSqlite(copy, { readonly: true });
    if (restored.pragma('integrity_check') !== 'ok') broken += 1;
    const stored = new Set(columnOf(restored, 'select id from lead'));
    restored.close();
    missing += acknowledged.slice(0, before).filter((id) => !stored.has(id)).length;
    rmSync(copy);
  }
  running = false;
  await Promise.all(loops);
  client.close();
  await server.end('SIGTERM');
  return { backups, broken, missing };
}

export interface FullDiskResult {
  readonly acknowledged: number;
  readonly refused: number;
  readonly rows: number;
  readonly savesAfterRoom: boolean;
}

/** Fills a tiny disk with leads, over its edge, then makes room. `makeRoom` frees space on that disk. */
export async function fillDisk(entry: string, folder: string, makeRoom: () => void): Promise<FullDiskResult> {
  const file = join(folder, 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  let acknowledged = 0;
  let refused = 0;
  let number = 0;
  while (refused < 100 && number < 100_000) {
    const result = await client.save(makeVisit(number++));
    if (result.kind === 'saved') acknowledged += 1;
    else refused += 1;
  }
  makeRoom();
  const after = await client.save(makeVisit(number));
  client.close();
  await server.end('SIGTERM');
  const copy = join(temporaryFolder(), 'copy.db');
  copyFileSync(file, copy);
  const db = connectSqlite(copy);
  const rows = Number(columnOf(db, 'select count(*) from lead')[0]);
  db.close();
  return {
    acknowledged,
    refused,
    rows: rows - (after.kind === 'saved' ? 1 : 0),
    savesAfterRoom: after.kind === 'saved',
  };
}
