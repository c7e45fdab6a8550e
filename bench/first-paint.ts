import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import { precompress } from '../tools/build/publish/precompress.ts';
import type { BenchResult } from './bench.ts';
import { type FirstPaint, lookAtFirstPaint, type Network } from './pages/first-paint.ts';
import { servePages } from './pages/serve-pages.ts';
import { openBrowser } from './pages/visit.ts';
import { middle, ratio } from './test-site.ts';

/** First visits of each page on each network; four pages make 32. */
const RUNS = Number(process.env.BENCH_RUNS ?? 8);

const networks: readonly Network[] = [
  { latency: 150, megabits: 1.6 },
  { latency: 60, megabits: 9 },
  { latency: 20, megabits: 30 },
];

/** The typeface of the first paint of each example page, compared with the same pages whose fonts are only in files. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-first-paint-'));
  const served = await servePages(join(folder, 'site'));
  const browser = await openBrowser();
  try {
    for (const slug of served.slugs) placeTwin(served.out, slug);
    const measured = new Map(networks.map((network) => [network, { own: [], twin: [] } as Pair]));
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const [network, { own, twin }] of measured)
        for (const slug of served.slugs) {
          own.push(await lookAtFirstPaint(browser, `${served.url}/${slug}/`, network));
          twin.push(await lookAtFirstPaint(browser, `${served.url}/${TWIN}${slug}/`, network));
        }
    return resultOf(measured);
  } finally {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Pair = { readonly own: FirstPaint[]; readonly twin: FirstPaint[] };

const TWIN = 'files-';

/** The page with all fonts in files that are requested early, and used if they arrive in time. */
function placeTwin(out: string, slug: string): void {
  const html = readFileSync(join(out, slug, 'index.html'), 'utf8');
  const files = new Set(html.match(/\/assets\/[\w.-]+\.woff2/g));
  const preloads = [...files].map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
  );
  const twin = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script>for\(let\{style[^<]*<\/script>/, '')
    .replace(/@font-face\{[^}]*data:font[^}]*\}/g, '')
    .replace(/:where\(\.site-header,[^}]*\}/g, '')
    .replaceAll('font-display:swap', 'font-display:optional')
    .replace('<style>', `${preloads.join('')}<style>`);
  const target = join(out, `${TWIN}${slug}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'index.html'), twin);
  precompress(join(target, 'index.html'), Buffer.from(twin));
}

function resultOf(measured: ReadonlyMap<Network, Pair>): BenchResult {
  const rows = [...measured].flatMap(([{ latency, megabits }, { own, twin }]) =>
    Object.entries({ 'fonts in files': twin, built: own }).map(([name, visits]) => ({
      name: `${latency} ms, ${megabits} Mbit/s: ${name}`,
      values: {
        'in the face': `${branded(visits)} of ${visits.length}`,
        'FCP ms': Math.round(middle(visits.map(({ fcp }) => fcp))),
        'LCP ms': Math.round(middle(visits.map(({ lcp }) => lcp))),
        'largest shift': Math.max(...visits.map(({ shift }) => shift)).toFixed(4),
      },
    })),
  );
  const all = [...measured.values()];
  const own = all.flatMap((one) => one.own);
  const lcp = (visits: readonly FirstPaint[]) => middle(visits.map((one) => one.lcp));
  return {
    title: 'The typefaces of the first paint',
    note: `First visits of the four example pages with an empty cache, processor four times slower: which font the headline was drawn in (CDP). ${RUNS} visits of each page on each network, in turn with the same page whose fonts are in files alone.`,
    rows,
    budgets: [
      { name: 'visits in a fallback', value: own.length - branded(own), limit: 0, unit: '' },
      {
        name: 'largest shift',
        value: Number(Math.max(...own.map(({ shift }) => shift)).toFixed(3)),
        limit: 0,
        unit: '',
      },
      ...[...measured].map(([network, pair]) => ({
        name: `LCP against fonts in files, ${network.latency} ms`,
        value: ratio(lcp(pair.own), lcp(pair.twin)),
        limit: 1,
        unit: '×',
      })),
    ],
  };
}

function branded(visits: readonly FirstPaint[]): number {
  return visits.filter((one) => one.isBranded).length;
}
