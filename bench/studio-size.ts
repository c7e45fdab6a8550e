import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureEngine } from '../bin/engine.mjs';
import type { BenchResult } from './bench.ts';

/** Measures the studio's scripts and styles after Brotli: the first load, and what the text pane and rich text add. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const folder = resolve('build/studio');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0);
  const first = withImports(folder, ['studio.js']);
  const beyond = (start: string) =>
    [
      ...withImports(
        folder,
        names.filter((name) => name.startsWith(start)),
      ),
    ].filter((name) => !first.has(name));
  const [script, style] = [sizeOf(first), sizeOf(['studio.css'])];
  const [text, rich] = [beyond('text-pane.'), beyond('rich-view.')];
  const later = new Set([...text, ...rich]);
  const dialogs = names.filter((name) => !first.has(name) && !later.has(name));
  return {
    title: 'The studio: what a browser loads',
    note: 'After Brotli. "First" is what the window waits for: its script with all that this imports, and its style.',
    rows: [
      { name: 'first: script', values: { B: script, files: first.size } },
      { name: 'first: style', values: { B: style, files: 1 } },
      { name: 'text pane, when opened', values: { B: sizeOf(text), files: text.length } },
      { name: 'rich text, when first edited', values: { B: sizeOf(rich), files: rich.length } },
      {
        name: 'dialogs and the rest, each when opened',
        values: { B: sizeOf(dialogs), files: dialogs.length },
      },
    ],
    budgets: [
      { name: 'the studio at first load', value: script + style, limit: 300_000, unit: 'B' },
      { name: 'its text pane', value: sizeOf(text), limit: 120_000, unit: 'B' },
      { name: 'its rich text', value: sizeOf(rich), limit: 60_000, unit: 'B' },
    ],
  };
}

/** Files with all their static imports. */
function withImports(folder: string, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const text = readFileSync(join(folder, name), 'utf8');
    const imports = [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)];
    withImports(
      folder,
      imports.map(([, file = '']) => file),
      found,
    );
  }
  return found;
}
