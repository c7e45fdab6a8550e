import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nodeFiles } from '../tools/environment/node-environment.ts';
import { findPages } from '../tools/pages/pages.ts';
import type { BenchResult, BenchRow } from './bench.ts';
import { missingInLimit } from './limit-words.ts';
import { buildExamples } from './pages/build.ts';

/** Ten packets, which a server sends before it hears from the browser again. */
const FIRST_FLIGHT = 14_336;

/** Sizes that do not depend on the machine: bytes after Brotli, without headers. */
export async function run(): Promise<BenchResult> {
  const root = resolve('.');
  const out = mkdtempSync(join(tmpdir(), 'kavling-bench-sizes-'));
  const pages = findPages(nodeFiles, root);
  try {
    const site = join(out, 'site');
    buildExamples(site);
    const hand = readFileSync('bench/limit/index.html', 'utf8');
    const missing = missingInLimit(hand, readFileSync(join(site, 'taman-asri/index.html'), 'utf8'));
    if (missing.length > 0)
      throw new Error(
        `bench/limit/index.html is no longer the same page as Taman Asri. Add: ${missing.join(' | ')}`,
      );
    const limit = measure(hand, site);
    const all = pages.map(({ slug }) => ({
      name: slug,
      ...measure(readFileSync(join(site, slug, 'index.html'), 'utf8'), site),
    }));
    const own = all.find(({ name }) => name === 'taman-asri');
    const rows: BenchRow[] = [{ name: 'limit', ...limit }, ...all].map(({ name, ...values }) => ({
      name,
      values,
    }));
    return {
      title: 'Sizes',
      note: '"first screen" is the HTML up to the end of the first screen, with the style in it (decision 148); "letters" is the part of the typefaces in the style (decision 110), which the budget of the whole HTML excludes: the limit has its own in a file. "boot" is in the HTML but counted separately; "idle" is the script that every page loads later by itself, without that of its widgets.',
      rows,
      budgets: [
        ...all.map((one) => ({
          name: `${one.name}: first screen with its letters`,
          value: one['with its letters'],
          limit: FIRST_FLIGHT,
          unit: 'B',
        })),
        {
          name: 'Taman Asri: HTML against the limit',
          value: Math.round(((own?.HTML ?? 0) / limit.HTML) * 100) / 100,
          limit: 2,
          unit: '×',
        },
        { name: 'boot script', value: own?.['boot script'] ?? 0, limit: 3000, unit: 'B' },
        {
          name: 'boot and idle script',
          value: (own?.['boot script'] ?? 0) + (own?.['idle script'] ?? 0),
          limit: 22_000,
          unit: 'B',
        },
      ],
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function measure(whole: string, site: string) {
  const withBoot = whole.replace(/@font-face\{[^}]*data:font[^}]*\}/g, '');
  const boot = /<script type="module"[^>]*>(.*?)<\/script>/s.exec(withBoot)?.[1] ?? '';
  const html = withBoot.replace(boot, '');
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const file = (attribute: string) =>
    new RegExp(`<script[^>]* ${attribute}="(/assets/[^"]+)"`).exec(html)?.[1];
  return {
    HTML: packed(html),
    letters: packed(whole) - packed(withBoot),
    'of that style': packed(style),
    'first screen': packed(firstScreen(html)),
    'with its letters': packed(firstScreen(whole)),
    'boot script': packed(boot),
    'idle script': sizeOf(site, withImports(site, file('data-runtime'))),
  };
}

/** Up to the style of the rest; in the page by hand, up to the end of its first section. */
function firstScreen(html: string): string {
  return html.slice(0, html.search(/<svg class="rest-of-style"|<\/section>/));
}

/** A script and all its static imports. */
function withImports(site: string, address: string | undefined, found = new Set<string>()): Set<string> {
  if (!address || found.has(address)) return found;
  found.add(address);
  const text = readFileSync(join(site, address), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(site, `/assets/${name}`, found);
  return found;
}

function sizeOf(site: string, addresses: Iterable<string | undefined>): number {
  let sum = 0;
  for (const address of addresses)
    if (address) sum += brotliCompressSync(readFileSync(join(site, address))).length;
  return sum;
}

function packed(text: string): number {
  return brotliCompressSync(text).length;
}
