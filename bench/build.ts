import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';
import { bundleLoops } from './build/bundle.ts';
import { slugOf } from './corpus.ts';
import { writeVariedCorpus } from './varied.ts';

const SIZES = (process.env.BENCH_PAGES ?? '100,1000,5000').split(',').map(Number);

interface Measured {
  /** Seconds from start to end of the process. */
  readonly seconds: number;
  /** Seconds of processor time, and megabytes at the peak. */
  readonly cpu: number;
  readonly peak: number;
}

/** `kavling build` and `kavling validate` at three sizes, and hand-written loops for comparison, in turn. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const loops = await bundleLoops();
  const root = mkdtempSync(join(tmpdir(), 'kavling-bench-build-'));
  const rows: BenchRow[] = [];
  const builds = new Map<number, Turns>();
  let again: Measured | undefined;
  try {
    for (const size of SIZES) {
      const site = join(root, `site-${size}`);
      writeVariedCorpus(site, size);
      const commands = {
        plain: [loops.plain, site, join(site, 'plain')],
        raw: [loops.raw, site, join(site, 'raw')],
        whole: [resolve('bin/kavling.mjs'), 'build', '--fresh', '--no-compress'],
      };
      const turns: Record<keyof Turns, Measured[]> = { plain: [], raw: [], whole: [] };
      for (let turn = 0; turn < (size <= 1000 ? 3 : 1); turn += 1)
        for (const name of ['plain', 'raw', 'whole'] as const) {
          for (const folder of ['plain', 'raw', 'dist', '.cache'])
            rmSync(join(site, folder), { recursive: true, force: true });
          turns[name].push(await measure(commands[name], site));
        }
      const best = { plain: quickest(turns.plain), raw: quickest(turns.raw), whole: quickest(turns.whole) };
      builds.set(size, best);
      const checked = await measure([resolve('bin/kavling.mjs'), 'validate'], site);
      rows.push(
        row(`${size} pages: plain loop`, size, best.plain),
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
  'Pages of 70 widgets and more, no two alike: sections drawn from all examples, unique text, images on another ' +
  'server (bench/varied.ts). Whole processes from start to end, nothing kept from a build before. Both loops read, parse, ' +
  'check with the compiled schema, render once with renderToStaticMarkup and write: the plain one (bench/build/plain.tsx) ' +
  'plain elements with the text of the document, the raw one (bench/build/raw.tsx) the views of the widgets. The ' +
  'quickest of three turns up to 1,000 pages. Processor time is listed because other work on the machine does not change it ' +
  'as much.';

/** The fastest run of each loop and of the build. */
interface Turns {
  readonly plain: Measured;
  readonly raw: Measured;
  readonly whole: Measured;
}

/** The limit of a build as a multiple of the plain loop, by the number of pages. */
const MOST: Readonly<Record<number, number>> = { 1000: 1.4, 5000: 1 };

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

function budgetsOf(builds: ReadonlyMap<number, Turns>, again: Measured | undefined): BenchBudget[] {
  const [, middle, large] = SIZES.map((size) => ({ size, ...builds.get(size) }));
  const out: BenchBudget[] = [];
  for (const [size, { plain, raw, whole }] of builds)
    if (MOST[size] !== undefined)
      out.push(
        {
          name: `${size} pages, time against the plain loop`,
          value: round(whole.seconds / plain.seconds),
          limit: MOST[size],
          unit: '×',
        },
        {
          name: `${size} pages, time against the raw loop`,
          value: round(whole.seconds / raw.seconds),
          limit: MOST[size],
          unit: '×',
        },
      );
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
