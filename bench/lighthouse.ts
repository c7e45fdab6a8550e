import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchResult, BenchRow } from './bench.ts';
import { askLighthouse } from './pages/ask-lighthouse.ts';
import { servePages } from './pages/serve-pages.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly scores: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly below: readonly string[];
}

const audits = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'blocking ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'speed index ms': 'speed-index',
} as const;

/** Lighthouse for phones with its simulated network and processor, for every example page and the limit; the best of some runs. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-lighthouse-'));
  const served = await servePages(join(folder, 'site'));
  const rows: BenchRow[] = [];
  const scores: { name: string; report: Report }[] = [];
  try {
    for (const name of ['limit', ...served.slugs]) {
      const reports: Report[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) reports.push(await look(`${served.url}/${name}/`));
      const best = reports.reduce((a, b) =>
        (b.scores.performance ?? 0) > (a.scores.performance ?? 0) ? b : a,
      );
      rows.push({ name, values: { ...best.scores, ...best.numbers, 'below 100': best.below.join(', ') } });
      scores.push({ name, report: best });
    }
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const own = scores.filter(({ name }) => name !== 'limit');
  return {
    title: 'Lighthouse',
    note: `Lighthouse 12.8.2, mobile, simulated throttling; of ${RUNS} runs the one with the best performance, since other work on the machine only ever makes it worse.`,
    rows,
    budgets: own.flatMap(({ name, report }) =>
      categories.map((category) => ({
        name: `${name}: ${category}, points missing`,
        value: 100 - (report.scores[category] ?? 0),
        limit: 0,
        unit: '',
      })),
    ),
  };
}

async function look(url: string): Promise<Report> {
  const lhr = await askLighthouse(url, { onlyCategories: [...categories] });
  const below = Object.values(lhr.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    numbers: Object.fromEntries(
      Object.entries(audits).map(([title, id]) => [
        title,
        Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000,
      ]),
    ),
    below,
  };
}
