import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** All that pages are made from but the modules of `MAKER`: the renderer and its tools, the scripts, the documents, the packages. */
const SOURCES = [
  ...['src', 'schemas', 'tools', 'server', 'pages', 'tests/e2e/fixtures'],
  ...['build/client', 'package-lock.json'],
];
const MAKER = 'tests/e2e/serve-site.ts';
const NO_SOURCE = /\.test\.tsx?$|\/testing\//;
/** The present site, and the one before: another run may be copying it. */
const KEPT = 2;

/** Fills the folder `out` with what `make` writes there, or with what it wrote when the sources were the same. */
export async function makeOnce(out: string, make: () => Promise<void>): Promise<void> {
  const store = resolve('.cache/test-site');
  const kept = join(store, keyOfSources());
  if (existsSync(kept)) return cpSync(kept, out, { recursive: true });
  await make();
  mkdirSync(store, { recursive: true });
  const aside = mkdtempSync(join(store, 'new-'));
  cpSync(out, aside, { recursive: true });
  // Only a whole site gets the name that is looked for; that of a quicker run is as good.
  if (existsSync(kept)) rmSync(aside, { recursive: true });
  else renameSync(aside, kept);
  for (const old of newestFirst(store).slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

function newestFirst(store: string): string[] {
  const madeAt = (folder: string) => statSync(folder).mtimeMs;
  return readdirSync(store)
    .map((name) => join(store, name))
    .sort((one, other) => madeAt(other) - madeAt(one));
}

function keyOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...SOURCES.flatMap(filesOf), ...withImports(MAKER)])
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

function filesOf(path: string): string[] {
  if (NO_SOURCE.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** A module, and those that it imports from its folder. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'\.\/([\w-]+\.ts)'/g))
    withImports(join(dirname(file), name), found);
  return found;
}
