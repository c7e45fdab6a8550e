import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureEngine } from '../bin/engine.mjs';
import { readClientFiles } from '../tools/engine/client-files.ts';
import type { BenchBudget, BenchResult, BenchRow } from './bench.ts';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The most bytes a widget may add to the boot, in Brotli; widgets that are not named here are only listed. */
const limits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      ...['accordion', 'toggle', 'faq', 'progress-bar', 'info-tip', 'heading', 'text', 'image', 'button'],
      ...['icon-list', 'table', 'columns', 'divider', 'spacer', 'testimonial', 'facilities'],
    ].map((type) => [type, 0]),
  ),
  share: 512,
  alert: 512,
  'copy-button': 512,
  counter: 512,
  countdown: 512,
  'price-list': 512,
  'section-nav': 512,
  notice: 512,
  tabs: 2048,
  kpr: 3000,
};

/** With what fetches lost scripts again, the dialogs, and what keeps the campaign; the runtime takes all three from it. */
const bootLimit = 2624;

/** The amount of script each widget loads, from the files that browsers load. */
export async function run(): Promise<BenchResult> {
  await ensureEngine();
  const root = resolve('.');
  const client = join(root, 'build/client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + brotli(join(client, file)), 0);

  const shared = filesOf(manifest, 'src/entry/client-mount.tsx');
  const rows: BenchRow[] = [];
  const own = new Map<string, number>();
  for (const type of widgetTypes(root)) {
    const entry = entryOf(manifest, type);
    const all = entry ? filesOf(manifest, entry) : new Set<string>();
    const alone = new Set([...all].filter((file) => !shared.has(file)));
    const isReact = entry?.endsWith('.island.tsx') ?? false;
    own.set(type, size(alone));
    rows.push({
      name: type,
      values: {
        'own script': size(alone),
        'with React and runtime': isReact ? size(new Set([...all, ...shared])) : size(all),
      },
    });
  }
  const boot = brotliCompressSync(readClientFiles(root).boot).length;
  return {
    title: 'Script a widget asks for',
    note: `Bytes after brotli, from the built files. Boot: ${boot}. React with the runtime, shared by all islands that need it: ${size(shared)}. What a widget fetches later (players, the viewer) is not counted.`,
    rows: rows.sort((one, two) => Number(one.values['own script']) - Number(two.values['own script'])),
    budgets: [{ name: 'boot', value: boot, limit: bootLimit, unit: 'B' }, ...budgets(own)],
  };
}

function budgets(own: ReadonlyMap<string, number>): BenchBudget[] {
  return Object.entries(limits).map(([name, limit]) => {
    const value = own.get(name);
    if (value === undefined)
      throw new Error(`No widget is called "${name}": see the limits in bench/scripts.ts.`);
    return { name, value, limit, unit: 'B' };
  });
}

function widgetTypes(root: string): string[] {
  const ending = '.schema.json';
  return readdirSync(join(root, 'schemas/widgets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending))
    .sort();
}

function entryOf(manifest: Manifest, type: string): string | undefined {
  return Object.keys(manifest).find((key) => key.startsWith(`src/widgets/${type}/`));
}

/** The file of a chunk and of its static imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
