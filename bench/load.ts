import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../server/testing/build-server.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../server/testing/server-process.ts';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';
import { writeSiteFacts } from './load/site.ts';

const run1 = promisify(execFile);
const CONNECTIONS = 64;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Each number is the middle of this many runs, taken in turn, so that a noisy moment decides nothing. */
const RUNS = 3;
/** Pages of the site that is served. */
const PAGES = 10_000;

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: Readonly<Record<string, number>>;
}

/** Durable leads a second over 10,000 pages and over one, beside a bare Hono and raw SQLite, in one run. */
export async function run(): Promise<BenchResult> {
  const built = ['serve', 'client', 'raw', 'bare'].map((name) => buildServer(`bench/load/${name}.ts`));
  const [serve = '', client = '', raw = '', bare = ''] = await Promise.all(built);
  const folder = mkdtempSync(join(tmpdir(), 'kavling-load-'));
  const site = (pages: number) => {
    writeSiteFacts(join(folder, `site-${pages}`), pages);
    return join(folder, `site-${pages}`);
  };
  const sites = { many: site(PAGES), one: site(1) };
  const start = (url: string, place: string) =>
    startServerProcess({ entry: serve, env: { ...environment(url), BENCH_SITE: place } });
  const measure: Measure = (servers, kind, options = {}) =>
    load(
      client,
      servers.map(({ port }) => port),
      kind,
      { rate: 0, pages: PAGES, ...options },
    );
  try {
    const many = await start(join(folder, 'many.db'), sites.many);
    const one = await start(join(folder, 'one.db'), sites.one);
    const plain = await startServerProcess({ entry: bare, args: [join(folder, 'bare.db')], env: {} });
    const subjects = {
      constant: () => measure([many], 'constant'),
      bare: () => measure([plain], 'save'),
      save: () => measure([many], 'save'),
      saveOne: () => measure([one], 'save', { pages: 1 }),
      project: () => measure([many], 'project'),
      projectOne: () => measure([one], 'project', { pages: 1 }),
    };
    for (const subject of Object.values(subjects)) await subject();
    const runs = new Map<string, Measured[]>();
    const raws: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const [name, subject] of Object.entries(subjects))
        runs.set(name, [...(runs.get(name) ?? []), await subject()]);
      raws.push(await rawInserts(raw, join(folder, `raw-${turn}.db`)));
    }
    const of = (name: keyof typeof subjects) => middle(runs.get(name) ?? []);
    const rawSpeed = [...raws].sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 1;
    const save = of('save');
    const half = await measure([many], 'save', { rate: Math.round(save.perSecond / 2) });
    await Promise.all([many, one, plain].map((server) => server.end('SIGTERM')));
    const rows = [
      row('a constant, 64 connections', of('constant')),
      row('bare Hono, one insert a lead, the same group commit', of('bare')),
      row('durable lead, 10,000 pages', save),
      row('durable lead, one page', of('saveOne')),
      row('durable lead, 10,000 pages, half of that load', half),
      row('project call, 10,000 pages', of('project')),
      row('project call, one page', of('projectOne')),
      {
        name: 'raw SQLite, FULL, one row a transaction',
        values: { 'a second': rawSpeed, 'p50 ms': '', 'p99 ms': '' },
      },
    ];
    const times = (name: string, above: number, below: number, limit: number): BenchBudget => ({
      name,
      value: ratio(above, below),
      limit,
      unit: '×',
    });
    const budgets: BenchBudget[] = [
      times('bare Hono with group commit / durable leads', of('bare').perSecond, save.perSecond, 2),
      times('leads with one page / with 10,000', of('saveOne').perSecond, save.perSecond, 1.3),
      times(
        'project calls with one page / with 10,000',
        of('projectOne').perSecond,
        of('project').perSecond,
        1.3,
      ),
      times('constant / durable leads', of('constant').perSecond, save.perSecond, 5),
      times('raw single inserts / durable leads', rawSpeed, save.perSecond, 0.5),
      { name: 'p99 at half load', value: half.p99, limit: 50, unit: 'ms' },
      {
        name: 'refused or failed',
        value: failures([...[...runs.values()].flat(), half]),
        limit: 0,
        unit: '',
      },
    ];
    return {
      title: 'Leads under load',
      rows: [...rows, ...(await postgresRows((url) => start(url, sites.many), measure, budgets))],
      budgets,
      note: NOTE,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measure = (
  servers: readonly ServerProcess[],
  kind: string,
  options?: { readonly rate?: number; readonly pages?: number },
) => Promise<Measured>;

const NOTE =
  'Load generator, server and database share this machine. The server reads the facts of 10,000 pages from a built site. Validation, idempotency keys, duplicate search and limits ' +
  'are on; every answer waits for its sync. The middle of three runs in turn.';

async function postgresRows(
  start: (url: string) => Promise<ServerProcess>,
  measure: Measure,
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
  return {
    DATABASE_URL: url,
    KAVLING_TRUSTED_PROXIES: '127.0.0.1',
    KAVLING_SAVE_LIMITS: '60/60,600/3600',
    KAVLING_CALL_LIMITS: '1000000/60',
  };
}

async function load(
  client: string,
  ports: readonly number[],
  kind: string,
  { rate, pages }: { readonly rate: number; readonly pages: number },
): Promise<Measured> {
  const numbers = [CONNECTIONS, SECONDS, kind, rate, pages].map(String);
  const { stdout } = await run1(process.execPath, [client, ports.join(','), ...numbers]);
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
