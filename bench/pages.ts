import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchResult, BenchRow } from './bench.ts';
import { servePages } from './pages/serve-pages.ts';
import { openBrowser, timePaint, type Visit, visit } from './pages/visit.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
/** Single paints of one page lie between 200 and 600 ms: nine visits can't tell 5 % apart. */
const PAINTS = RUNS * 5;

/** Taman Asri against the page that was written by hand for it, in turn, on the same server and browser. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-pages-'));
  const served = await servePages(join(folder, 'site'));
  const browser = await openBrowser();
  try {
    const visits: Record<string, Visit[]> = Object.fromEntries(
      ['limit', ...served.slugs].map((name) => [name, []]),
    );
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const [name, list] of Object.entries(visits))
        list.push(await visit(browser, `${served.url}/${name}/`));
    const middle = Object.fromEntries(Object.entries(visits).map(([name, list]) => [name, middleOf(list)]));
    const { limit, 'taman-asri': own } = middle;
    if (!limit || !own) throw new Error('pages/taman-asri is what the limit was written for.');
    const paints = { limit: [] as number[], own: [] as number[] };
    for (let turn = 0; turn < PAINTS; turn += 1) {
      paints.limit.push(await timePaint(browser, `${served.url}/limit/`));
      paints.own.push(await timePaint(browser, `${served.url}/taman-asri/`));
    }
    const [limitPaint, ownPaint] = [meanOfMiddleHalf(paints.limit), meanOfMiddleHalf(paints.own)];
    return {
      title: 'Example pages against a hand-written page',
      note: `Each number is the middle of ${RUNS} visits in turn: phone of 412 × 823 at 1.75, processor four times slower, network as it is, no cache. "limit" is bench/limit. Bytes are brotli with headers; work and requests are counted until load + 5 s. The budget of LCP compares ${PAINTS} more visits of each of the two pages, in turn, by the mean of the middle half: ${Math.round(ownPaint)} ms against ${Math.round(limitPaint)}.`,
      rows: Object.entries(middle).map(([name, one]) => rowOf(name, one)),
      budgets: [
        {
          // The document carries letters that the limit has in its font.
          name: 'document and fonts against the limit',
          value: ratio(own.bytes.document + own.bytes.font, limit.bytes.document + limit.bytes.font),
          limit: 2,
          unit: '×',
        },
        { name: 'script before load', value: own.scriptBeforeLoad, limit: 3000, unit: 'B' },
        { name: 'script by load + 5 s', value: own.scriptBy5s, limit: 25_000, unit: 'B' },
        { name: 'requests that block the first paint', value: own.blocking, limit: 0, unit: '' },
        { name: 'LCP against the limit', value: ratio(ownPaint, limitPaint), limit: 1.05, unit: '×' },
        {
          name: 'main thread against the limit',
          value: ratio(own.mainThread, limit.mainThread),
          limit: 1.3,
          unit: '×',
        },
        { name: 'layout shift', value: Math.round(own.shift * 1000) / 1000, limit: 0, unit: '' },
        { name: 'blocking time', value: Math.round(own.blockingTime), limit: 0, unit: 'ms' },
      ],
    };
  } finally {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(name: string, one: Visit): BenchRow {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    name,
    values: {
      'HTML kB': kilo(one.bytes.document),
      'script before load kB': kilo(one.scriptBeforeLoad),
      'script kB': kilo(one.scriptBy5s),
      'pictures kB': kilo(one.bytes.image),
      'fonts kB': kilo(one.bytes.font),
      requests: one.requests,
      'LCP ms': Math.round(one.lcp),
      'main thread ms': Math.round(one.mainThread),
      'blocked ms': Math.round(one.blockingTime),
      shift: one.shift.toFixed(3),
      'modal ms': Math.round(one.modal),
    },
  };
}

/** The middle of each number on its own. */
function middleOf(visits: readonly Visit[]): Visit {
  const middle = (pick: (one: Visit) => number) =>
    [...visits].map(pick).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  const first = visits[0];
  if (!first) throw new Error('No visit was made.');
  const bytes = Object.fromEntries(
    Object.keys(first.bytes).map((kind) => [kind, middle((one) => one.bytes[kind as keyof Visit['bytes']])]),
  ) as Visit['bytes'];
  const { bytes: _, ...numbers } = first;
  const rest = Object.fromEntries(
    Object.keys(numbers).map((key) => [key, middle((one) => one[key as keyof typeof numbers])]),
  );
  return { ...(rest as typeof numbers), bytes };
}

function meanOfMiddleHalf(numbers: readonly number[]): number {
  const quarter = Math.floor(numbers.length / 4);
  const half = [...numbers].sort((a, b) => a - b).slice(quarter, numbers.length - quarter);
  return half.reduce((sum, one) => sum + one, 0) / half.length;
}

function ratio(a: number, b: number): number {
  return Math.round((a / Math.max(b, 0.001)) * 100) / 100;
}
