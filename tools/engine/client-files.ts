import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withBase } from '../../src/lib/base-path.ts';
import type { ClientFiles } from '../../src/renderer/render-context.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
}

/** The entry points of widgets are called by their types. */
const WIDGET = 'widget-';

/**
 * The built scripts as pages below `base` name them, read from the manifest of the client build in
 * `<engineRoot>/build/client`, with the scripts of a site's own widgets in `more`: folders with an `assets/` and a
 * `scripts.json`.
 */
export function readClientFiles(engineRoot: string, base = '', more: readonly string[] = []): ClientFiles {
  const entries = entriesOf(engineRoot);
  const address = (name: string) => withBase(base, `/${entryOf(entries, name).file}`);
  const own = entries.flatMap((chunk) => {
    const type = chunk.name?.startsWith(WIDGET) ? chunk.name.slice(WIDGET.length) : undefined;
    if (!type) return [];
    const url = withBase(base, `/${chunk.file}`);
    return [[type, { url, isReact: chunk.src?.endsWith('.island.tsx') ?? false }] as const];
  });
  const ofSite = more.flatMap((folder) =>
    Object.entries(readScripts(folder)).map(
      ([type, { name, isReact }]) => [type, { url: withBase(base, `/assets/${name}`), isReact }] as const,
    ),
  );
  const boot = codeOf(join(engineRoot, 'build/client', entryOf(entries, 'boot').file));
  return {
    boot,
    runtime: address('runtime'),
    mount: address('mount'),
    widgets: new Map([...own, ...ofSite]),
    isInScripts: readerOf(boot, [clientAssets(engineRoot), ...more.map((folder) => join(folder, 'assets'))]),
  };
}

/** A script for use in a page: on its own, without the URL of its source map. */
function codeOf(file: string): string {
  const code = readFileSync(file, 'utf8')
    .replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '')
    .trimEnd();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end its own script element.`);
  return code;
}

/** The built scripts of the engine for browsers. */
export function clientAssets(engineRoot: string): string {
  return join(engineRoot, 'build/client/assets');
}

/** The script of one of a site's own widgets. */
export interface ScriptOfWidget {
  /** Its name in `assets/`. */
  readonly name: string;
  readonly isReact: boolean;
}

/** The scripts in a folder of compiled widgets, by type. */
export const SCRIPTS_FILE = 'scripts.json';

function readScripts(folder: string): Readonly<Record<string, ScriptOfWidget>> {
  return JSON.parse(readFileSync(join(folder, SCRIPTS_FILE), 'utf8'));
}

/** The names of the scripts in `assets/` that scripts of widgets import from. */
export function clientModules(engineRoot: string): { readonly react: string; readonly kit: string } {
  const entries = entriesOf(engineRoot);
  const name = (entry: string) => basename(entryOf(entries, entry).file);
  return { react: name('react'), kit: name('kit') };
}

/** The names of all files of the built engine, which carry the hash of their content, but for its entry points. */
export function engineFiles(engineRoot: string): string[] {
  return ['engine', 'client'].flatMap((part) => {
    const folder = join(engineRoot, 'build', part);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  });
}

function entryOf(entries: readonly ManifestChunk[], name: string): ManifestChunk {
  const chunk = entries.find((entry) => entry.name === name);
  if (chunk) return chunk;
  throw new Error(`The engine has no script "${name}". Delete the folder build/ and run the command again.`);
}

/** Answers from the text of the boot and all built scripts but React, which does not know our classes and settings. */
function readerOf(boot: string, folders: readonly string[]): (text: string) => boolean {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.js') && !name.startsWith('mount.'))
        .map((name) => join(folder, name)),
    );
  const key = [boot, ...files].join('\n');
  const reader = readers.get(key) ?? searchOnce([boot, ...files.map((file) => readFileSync(file, 'utf8'))]);
  if (readers.size >= MOST_READERS) readers.clear();
  readers.set(key, reader);
  return reader;
}

/** By the names of the scripts, which carry the hash of their content: an engine is opened for each build of a page. */
const readers = new Map<string, (text: string) => boolean>();
const MOST_READERS = 4;

/** Finds texts in the scripts, each of them once. */
function searchOnce(scripts: readonly string[]): (text: string) => boolean {
  const all = scripts.join('\n');
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const isKnown = all.includes(text);
    known.set(text, isKnown);
    return isKnown;
  };
}

function entriesOf(engineRoot: string): ManifestChunk[] {
  return ['manifest.json', 'boot.json', 'kit.json'].flatMap((name) => {
    const text = readFileSync(join(engineRoot, 'build/client/.vite', name), 'utf8');
    return Object.values(JSON.parse(text) as Record<string, ManifestChunk>).filter((chunk) => chunk.isEntry);
  });
}
