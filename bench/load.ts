import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../server/testing/build-server.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../server/testing/server-process.ts';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';

const run1 = promisify(execFile);
const CONNECTIONS = 64;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Each number is the middle of this many runs, taken in turn, so that a noisy moment decides nothing. */
const RUNS = 3;

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: Readonly<Record<string, number>>;
}

/** Durable leads a second, beside the same server answering a constant and raw SQLite, in one run. */
export async function run(): Promise<BenchResult> {
  const [serve, client, raw] = await Promise.all(
    ['serve', 'client', 'raw'].map((name) => buildServer(`bench/load/${name}.ts`)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'kavling-load-'));
  const measure = (servers: readonly ServerProcess[], kind: string, rate = 0) =>
    load(
      client ?? '',
      servers.map(({ port }) => port),
      kind,
      rate,
    );
  const start = (url: string) => startServerProcess({ entry: serve ?? '', env: environment(url) });
  try {
    const server = await start(join(folder, 'kavling.db'));
    await measure([server], 'save');
    const constants: Measured[] = [];
    const saves: Measured[] = [];
    const raws: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      constants.push(await measure([server], 'constant'));
      saves.push(await measure([server], 'save'));
      raws.push(await rawInserts(raw ?? '', join(folder, `raw-${turn}.db`)));
    }
    const constant = middle(constants);
    const save = middle(saves);
    const rawSpeed = [...raws].sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 1;
    const half = await measure([server], 'save', Math.round(save.perSecond / 2));
    await server.end('SIGTERM');
    const rows = [
      row('a constant, 64 connections', constant),
      row('durable lead, 64 connections', save),
      row('durable lead, half of that load', half),
      {
        name: 'raw better-sqlite3, FULL, one row a transaction',
        values: { 'a second': rawSpeed, 'p50 ms': '', 'p99 ms': '' },
      },
    ];
    const budgets: BenchBudget[] = [
      {
        name: 'constant / durable leads',
        value: ratio(constant.perSecond, save.perSecond),
        limit: 5,
        unit: '×',
      },
      {
        name: 'raw single inserts / durable leads',
        value: ratio(rawSpeed, save.perSecond),
        limit: 0.5,
        unit: '×',
      },
      { name: 'p99 at half load', value: half.p99, limit: 50, unit: 'ms' },
      { name: 'refused or failed', value: failures([...saves, half]), limit: 0, unit: '' },
    ];
    return {
      title: 'Leads under load',
      rows: [...rows, ...(await postgresRows(start, measure, budgets))],
      budgets,
      note: NOTE,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTE =
  'Load generator, server and database share this machine. Validation, idempotency keys, duplicate search and limits ' +
  'are on; every answer waits for its sync. The middle of three runs in turn.';

async function postgresRows(
  start: (url: string) => Promise<ServerProcess>,
  measure: (servers: readonly ServerProcess[], kind: string) => Promise<Measured>,
  budgets: BenchBudget[],
): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  if (typeof postgres === 'string') return [{ name: `PostgreSQL skipped: ${postgres}`, values: {} }];
  try {
    const url = await postgres.createDatabase();
    const one = await start(url);
    const two = await start(url);
    await measure([one, two], 'save');
    const single: Measured[] = [];
    const double: Measured[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      single.push(await measure([one], 'save'));
      double.push(await measure([one, two], 'save'));
    }
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
    const [alone, both] = [middle(single), middle(double)];
    budgets.push({
      name: 'PostgreSQL: one process / two',
      value: ratio(alone.perSecond, both.perSecond),
      limit: 1,
      unit: '×',
    });
    return [row('PostgreSQL, one process', alone), row('PostgreSQL, two processes', both)];
  } finally {
    await postgres.stop();
  }
}

function environment(url: string): Record<string, string> {
  return { DATABASE_URL: url, KAVLING_TRUSTED_PROXIES: '127.0.0.1', KAVLING_SAVE_LIMITS: '60/60,600/3600' };
}

async function load(client: string, ports: readonly number[], kind: string, rate: number): Promise<Measured> {
  const args = [client, ports.join(','), String(CONNECTIONS), String(SECONDS), kind, String(rate)];
  const { stdout } = await run1(process.execPath, args);
  return JSON.parse(stdout) as Measured;
}

async function rawInserts(raw: string, file: string): Promise<number> {
  const { stdout } = await run1(process.execPath, [raw, file, String(SECONDS)]);
  return Number(stdout);
}

function middle(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0, failed: {} };
}

function row(name: string, { perSecond, p50, p99 }: Measured): BenchRow {
  return { name, values: { 'a second': perSecond, 'p50 ms': p50, 'p99 ms': p99 } };
}

function ratio(a: number, b: number): number {
  return Math.round((a / Math.max(1, b)) * 100) / 100;
}

function failures(runs: readonly Measured[]): number {
  return runs.flatMap(({ failed }) => Object.values(failed)).reduce((sum, count) => sum + count, 0);
}
