import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchResult } from './bench.ts';
import { askLighthouse } from './pages/ask-lighthouse.ts';
import { placePlainPages } from './pages/plain.ts';
import { servePages } from './pages/serve-pages.ts';
import { middle, ratio } from './test-site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const METHODS = { simulated: 'simulate', applied: 'devtools' } as const;

interface Paint {
  readonly fcp: number;
  readonly lcp: number;
}

/** The compared pages: one built by Kavling, and the hand-written one with the same content. */
const PAIRS = [
  ['taman-asri', 'limit'],
  ['plain', 'plain-limit'],
] as const;

/** The first paints on Lighthouse's mobile network, simulated and applied, beside the page written by hand. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-mobile-network-'));
  const served = await servePages(join(folder, 'site'));
  placePlainPages(served.out);
  const measured = Object.entries(METHODS).flatMap(([network, method]) =>
    PAIRS.flat().map((name) => ({ network, method, name, paints: [] as Paint[] })),
  );
  try {
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const { method, name, paints } of measured)
        paints.push(await lookAgain(`${served.url}/${name}/`, method));
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const of = (network: string, name: string, pick: (paint: Paint) => number) =>
    middle(measured.find((one) => one.network === network && one.name === name)?.paints.map(pick) ?? []);
  return {
    title: "Lighthouse's mobile network",
    note: `Lighthouse 12.8.2, mobile: 150 ms and 1.6 Mbit/s, processor four times slower; "simulated" is its model of the network (Lantern), "applied" the throttling of the browser. "limit" is bench/limit; "plain" is the text and images of Taman Asri without its script, tabs and carousel, "plain-limit" the same of the limit. The middle of ${RUNS} visits, in turn; the largest and smallest LCP show how far the model's results vary.`,
    rows: measured.map(({ network, name, paints }) => ({
      name: `${network}: ${name}`,
      values: {
        'FCP ms': Math.round(middle(paints.map(({ fcp }) => fcp))),
        'LCP ms': Math.round(middle(paints.map(({ lcp }) => lcp))),
        'smallest LCP ms': Math.round(Math.min(...paints.map(({ lcp }) => lcp))),
        'largest LCP ms': Math.round(Math.max(...paints.map(({ lcp }) => lcp))),
      },
    })),
    budgets: Object.keys(METHODS).flatMap((network) =>
      PAIRS.flatMap(([own, hand]) =>
        (['fcp', 'lcp'] as const).map((paint) => ({
          name: `${network}: ${own}, ${paint.toUpperCase()} against the page by hand`,
          value: ratio(
            of(network, own, (one) => one[paint]),
            of(network, hand, (one) => one[paint]),
          ),
          // Single visits of one page lie further apart than this.
          limit: 1.05,
          unit: '×',
        })),
      ),
    ),
  };
}

/** On a busy machine Lighthouse sometimes reports that it saw nothing; such a visit is repeated. */
async function lookAgain(url: string, method: 'simulate' | 'devtools'): Promise<Paint> {
  for (let tries = 0; ; tries += 1)
    try {
      return await look(url, method);
    } catch (error) {
      if (tries === 2) throw error;
    }
}

async function look(url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Paint> {
  const onlyAudits = ['first-contentful-paint', 'largest-contentful-paint'];
  const { audits, runtimeError } = await askLighthouse(url, { throttlingMethod, onlyAudits });
  const [fcp = Number.NaN, lcp = Number.NaN] = onlyAudits.map((id) => audits[id]?.numericValue);
  if (Number.isNaN(lcp))
    throw new Error(`Lighthouse saw no paint of ${url}: ${runtimeError?.message ?? 'no reason given'}`);
  return { fcp, lcp };
}
