import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../server/testing/build-server.ts';
import { startEnvironment } from '../../server/testing/environment.ts';
import { project, temporaryFolder } from '../../server/testing/fixtures.ts';
import { moveMany } from '../../server/testing/moving.ts';
import { startPostgres, type TestPostgres } from '../../server/testing/postgres.ts';
import { pump } from '../../server/testing/pumping.ts';
import { serveSite, startServerProcess } from '../../server/testing/server-process.ts';
import {
  backupUnderLoad,
  countSyncs,
  fillDisk,
  killUnderLoad,
  lockUnderLoad,
} from '../../server/testing/torture.ts';
import { killMigrations, slowSockets, soak } from '../../server/testing/torture-edges.ts';
import { type LossResult, losePostgres } from '../../server/testing/torture-postgres.ts';
import {
  outliveFrost,
  type StopResult,
  stopWhileFrozen,
  stopWhileLocked,
} from '../../server/testing/torture-stops.ts';
import { writeSiteFacts } from '../load/site.ts';
import { replacePart } from '../report.ts';
import { buildUnderLoad, stopBuilds } from './publishing.ts';

interface Trial {
  readonly name: string;
  /** `isKept`: whether the result is what was promised. */
  readonly run: (entry: string) => Promise<{ readonly result: object; readonly isKept: boolean }>;
}

/** Pages of the site that the servers under trial read their facts from. */
const PAGES = 10_000;

const small = (limit: number) => (value: number) => value <= limit;

function trial<T extends object>(
  name: string,
  run: (entry: string) => Promise<T>,
  isKept: (result: T) => boolean,
): Trial {
  return {
    name,
    run: async (entry) => {
      const result = await run(entry);
      return { result, isKept: isKept(result) };
    },
  };
}

/** Rounds as promised in docs/guarantees.md; `--nightly` does five times as many kills and a million leads. */
function trials(nightly: boolean): readonly Trial[] {
  return [
    trial(
      'kill -9 under 16 clients',
      (entry) => killUnderLoad(entry, { rounds: nightly ? 100 : 20, clients: 16, minAcknowledged: 50_000 }),
      (r) =>
        r.lost === 0 &&
        r.doubled === 0 &&
        r.integrity === 'ok' &&
        r.acknowledged >= 50_000 &&
        small(2000)(r.slowestStart),
    ),
    trial(
      'SIGTERM under 16 clients',
      (entry) => killUnderLoad(entry, { rounds: 20, clients: 16, signal: 'SIGTERM' }),
      (r) => r.lost === 0 && r.doubled === 0 && r.integrity === 'ok' && small(5000)(r.slowestEnd),
    ),
    trial(
      '1,000 saves one after another: syncs',
      async (entry) => ({ syncs: await countSyncs(entry, 1000) }),
      (r) => (r.syncs ?? 0) >= 1000,
    ),
    trial(
      'lock held 3 s at 50 a second',
      (entry) => lockUnderLoad(entry, 3000, 50),
      (r) => r.errors === 0 && small(4000)(r.slowest99),
    ),
    trial(
      'lock held 10 s at 50 a second',
      (entry) => lockUnderLoad(entry, 10_000, 50),
      (r) => r.errors > 0 && r.rows === r.saved,
    ),
    trial('stopped while SQLite is locked', stopWhileLocked, (r) => isStopped(r)),
    trial(
      'stopped while PostgreSQL is frozen',
      (entry) => onPostgres((postgres) => stopWhileFrozen(entry, postgres)),
      (r) => isStopped(r),
    ),
    trial(
      'PostgreSQL frozen and back',
      (entry) => onPostgres((postgres) => outliveFrost(entry, postgres)),
      (r) => r.readyAfter === 200 && small(30_000)(r.millisecondsUntilSaved),
    ),
    trial('PostgreSQL killed under load', (entry) => withoutPostgres(entry, nightly ? 100 : 20), isLossless),
    trial(
      '20 backups under load',
      (entry) => backupUnderLoad(entry, 20),
      (r) => r.broken === 0 && r.missing === 0,
    ),
    trial('full disk', fullDisk, (r) => r.rows === r.acknowledged && r.refused === 100 && r.savesAfterRoom),
    trial(
      '500 slow sockets for 60 s, then a body of 100 MB',
      (entry) => slowSockets(entry, 500, 60),
      (r) =>
        r.errors === 0 && small(200)(r.slowest99) && small(50)(r.grownMegabytes) && r.afterOversize === 413,
    ),
    trial(
      '10,000 sends by an attacker',
      pumping,
      (r) => r.onePrefix <= 20 && r.altogether <= 40 && r.goesOn === 100 - (40 - r.onePrefix),
    ),
    trial('100,000 leads moved to PostgreSQL', moving, (r) => r.rows === 200_000 && r.different === 0),
    trial(
      'first start killed 20 times',
      (entry) => killMigrations(entry, 20),
      (r) => r.broken === 0,
    ),
    trial('publish stopped at every file operation', stopBuilds, (r) => r.mixed === 0 && r.unfinished === 0),
    trial(
      '50 builds into a served folder with visitors',
      () => buildUnderLoad(50),
      (r) => r.blocked + r.missing + r.unusable === 0,
    ),
    trial(
      nightly ? '1,000,000 leads' : '100,000 leads',
      (entry) => soak(entry, nightly ? 1_000_000 : 100_000),
      (r) =>
        small(64)(r.walMegabytes) &&
        r.megabytesAtEnd - r.megabytesAtTenth < 60 &&
        r.lastP99 < 3 * r.firstP99 + 20,
    ),
  ];
}

async function pumping() {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') } as const;
  const config = { KAVLING_OTP_DAILY_BUDGET: 40, KAVLING_CALL_LIMITS: [{ count: 100_000, seconds: 60 }] };
  const environment = await startEnvironment({ database, config });
  const result = await pump(environment, 10_000);
  await environment.backend.close();
  return result;
}

async function moving() {
  const result = await moveMany(100_000);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

async function onPostgres<T>(use: (postgres: TestPostgres) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ durable: true });
  if (typeof postgres === 'string') throw new Error(postgres);
  return use(postgres).finally(() => postgres.stop());
}

const withoutPostgres = (entry: string, rounds: number) =>
  onPostgres(async (postgres) => {
    const url = await postgres.createDatabase();
    const start = () => startServerProcess({ entry, env: { DATABASE_URL: url } });
    return await losePostgres({ postgres, url, start, rounds, clients: 16 });
  });

const isStopped = (r: StopResult) =>
  r.exitCode === 0 && small(5000)(r.milliseconds) && !r.kinds.includes('saved');

const isLossless = (r: LossResult) =>
  r.lost === 0 && r.doubled === 0 && r.deaths === 0 && r.strange.length === 0 && r.exitCode === 0;

async function fullDisk(entry: string) {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  try {
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(400_000));
    return await fillDisk(entry, folder, () => rmSync(join(folder, 'ballast')));
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** `npm run torture [-- --nightly] [-- --only "kill -9"]`: writes its figures into bench/RESULTS.md. */
export async function main(args: readonly string[]): Promise<number> {
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
  const entry = await buildServer('server/testing/serve.ts');
  const site = temporaryFolder();
  writeSiteFacts(site, PAGES, [project()]);
  serveSite(site);
  const lines = ['## Torture', '', '| trial | result | |', '| --- | --- | --- |'];
  let kept = true;
  for (const { name, run } of trials(args.includes('--nightly')).filter((one) => one.name.includes(only))) {
    const { result, isKept } = await run(entry).catch((error: unknown) => ({
      result: { failed: String(error) },
      isKept: false,
    }));
    kept &&= isKept;
    const line = `| ${name} | ${sayResult(result)} | ${isKept ? 'kept' : '**not kept**'} |`;
    lines.push(line);
    process.stdout.write(`${line}\n`);
  }
  const file = 'bench/RESULTS.md';
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  writeFileSync(
    file,
    only === '' ? replacePart(before, 'torture', lines.join('\n')) : withLines(before, lines.slice(4)),
  );
  return kept ? 0 : 1;
}

/** The lines of single trials replace their previous ones. */
function withLines(text: string, lines: readonly string[]): string {
  const name = (line: string) => line.slice(0, line.indexOf('|', 2));
  return lines.reduce(
    (all, line) =>
      all
        .split('\n')
        .map((old) => (name(old) === name(line) ? line : old))
        .join('\n'),
    text,
  );
}

function sayResult(result: object): string {
  return Object.entries(result)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 10) / 10 : value}`)
    .join(', ');
}
