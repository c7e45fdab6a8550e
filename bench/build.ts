import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';
import { bundleRawLoop } from './build/bundle.ts';
import { slugOf, writeCorpus } from './corpus.ts';

const SIZES = (process.env.BENCH_PAGES ?? '100,1000,10000').split(',').map(Number);

interface Measured {
  /** Seconds from start to end of the process. */
  readonly seconds: number;
  /** Seconds of processor time, and megabytes at the peak. */
  readonly cpu: number;
  readonly peak: number;
}

/** `kavling build` and `kavling validate` at three sizes, beside the least that a loop must do, one after the other. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const raw = await bundleRawLoop();
  const root = mkdtempSync(join(tmpdir(), 'kavling-bench-build-'));
  const rows: BenchRow[] = [];
  const builds = new Map<number, { raw: Measured; whole: Measured }>();
  let again: Measured | undefined;
  try {
    for (const size of SIZES) {
      const site = join(root, `site-${size}`);
      writeCorpus(site, size);
      const loop = () => measure([raw, site, join(site, 'raw')], site);
      const build = () => measure([resolve('bin/kavling.mjs'), 'build', '--fresh', '--no-compress'], site);
      const turns = size <= 1000 ? 2 : 1;
      const [loops, wholes]: [Measured[], Measured[]] = [[], []];
      for (let turn = 0; turn < turns; turn += 1) {
        rmSync(join(site, 'raw'), { recursive: true, force: true });
        loops.push(await loop());
        rmSync(join(site, 'dist'), { recursive: true, force: true });
        wholes.push(await build());
      }
      const best = { raw: quickest(loops), whole: quickest(wholes) };
      builds.set(size, best);
      const checked = await measure([resolve('bin/kavling.mjs'), 'validate'], site);
      rows.push(
        row(`${size} pages: raw loop`, size, best.raw),
        row(`${size} pages: kavling build`, size, best.whole),
      );
      rows.push(row(`${size} pages: kavling validate`, size, checked));
      if (size === Math.max(...SIZES)) again = await changeOne(site, rows);
      rmSync(site, { recursive: true, force: true });
    }
    return { title: 'Building pages', note: NOTE, rows, budgets: budgetsOf(builds, again) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const NOTE =
  'Taman Asri with its pictures on another server, again and again under other names. Whole processes from start to end; ' +
  'the raw loop (bench/build/raw.tsx) reads, parses, checks with the compiled schema, renders the same views once with ' +
  'renderToStaticMarkup and writes. The quicker of two turns up to 1,000 pages. Processor time is told because other ' +
  'work on the machine does not change it as much.';

async function changeOne(site: string, rows: BenchRow[]): Promise<Measured> {
  const file = join(site, 'pages', slugOf(7), 'page.json');
  const turns: Measured[] = [];
  for (const name of ['Satu', 'Dua', 'Tiga']) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, `"title": "${name} `));
    turns.push(await measure([resolve('bin/kavling.mjs'), 'build', '--no-compress'], site));
  }
  const best = quickest(turns);
  rows.push(row('one of them changed: kavling build', 1, best));
  return best;
}

function budgetsOf(
  builds: ReadonlyMap<number, { raw: Measured; whole: Measured }>,
  again: Measured | undefined,
): BenchBudget[] {
  const [, middle, large] = SIZES.map((size) => ({ size, ...builds.get(size) }));
  const out: BenchBudget[] = [];
  if (middle?.raw && middle.whole)
    out.push({
      name: `${middle.size} pages, time against the raw loop`,
      value: round(middle.whole.seconds / middle.raw.seconds),
      limit: round(1 / 0.7),
      unit: '×',
    });
  if (middle?.whole && large?.whole) {
    const perPage = (one: { size: number; whole?: Measured }) => (one.whole?.seconds ?? 0) / one.size;
    out.push({
      name: `time a page at ${large.size} against ${middle.size}`,
      value: round(perPage(large) / perPage(middle)),
      limit: 1.3,
      unit: '×',
    });
    out.push({
      name: `peak memory at ${large.size} against ${middle.size}`,
      value: round(large.whole.peak / middle.whole.peak),
      limit: 2,
      unit: '×',
    });
  }
  if (again) out.push({ name: 'one page changed', value: round(again.seconds), limit: 1, unit: 's' });
  return out;
}

/** Runs a program to its end. Throws with its output if it fails. */
function measure(args: readonly string[], cwd: string): Promise<Measured> {
  const peakFile = join(cwd, 'peak.json');
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', resolve('bench/build/peak.mjs'), ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PEAK_FILE: peakFile, ENGINE: 'as-is' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said = `${said}${text}`.slice(-2000)));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      const seconds = (performance.now() - from) / 1000;
      if (code !== 0 || !existsSync(peakFile))
        return fail(new Error(`${args.join(' ')} ended with ${code}:\n${said}`));
      done({ seconds, ...(JSON.parse(readFileSync(peakFile, 'utf8')) as { cpu: number; peak: number }) });
    });
  });
}

function quickest(turns: readonly Measured[]): Measured {
  return turns.reduce((best, turn) => (turn.seconds < best.seconds ? turn : best));
}

function row(name: string, pages: number, { seconds, cpu, peak }: Measured): BenchRow {
  return {
    name,
    values: {
      s: round(seconds),
      'pages a second': Math.round(pages / seconds),
      'processor s': round(cpu),
      'peak MB': peak,
    },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
