import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countChanges } from './counted-changes.mjs';

/** The observations over all stops of one build. */
export interface StopReport {
  /** The number of file system changes in the build. */
  readonly changes: number;
  /** After so many stops there was no site, or one that was neither the old nor the new one, with where. */
  readonly mixed: readonly string[];
  /** After so many stops the next build failed, or made something else than the new site, with where. */
  readonly unfinished: readonly string[];
}

/** The pages and files for visitors and servers, by path: what one generation of a site is. */
export type Snapshot = ReadonlyMap<string, string>;

const preload = pathToFileURL(resolve('tools/testing/stop-at.mjs')).href;
/** Differs from build to build, and says nothing to visitors. */
const VARIES = /^\.kavling\/(pages\.ndjson|work|unused\.json|generation\.json)/;

/** A program with its arguments, as a test starts it in its own folder. */
export type Program = readonly string[];

/** `kavling build` as a person starts it. */
export const kavlingBuild: Program = [resolve('bin/kavling.mjs'), 'build', '--no-compress'];

/** Runs a program in a site and ends it at the change `stopAt`; returns how many changes there were, or -1 when it was ended. */
export async function runUntil(folder: string, program: Program, stopAt?: number): Promise<number> {
  const counted = `${folder}.count`;
  rmSync(counted, { force: true });
  const env = { ...process.env, ENGINE: 'as-is', STOP_UNDER: folder, STOP_COUNT: counted };
  const child = spawn(process.execPath, ['--import', preload, ...program], {
    cwd: folder,
    env: stopAt === undefined ? env : { ...env, STOP_AT: String(stopAt) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done) =>
    child.once('exit', (...result) => done(result)),
  );
  if (signal === 'SIGKILL') return -1;
  if (code !== 0) throw new Error(`The program ended with ${code}: ${said}`);
  return Number(readFileSync(counted, 'utf8'));
}

/**
 * The same in this process: to `act`, which waits for nothing, every change from `stopAt` on fails, so what it leaves is
 * what a process that ended there leaves.
 */
export function actUntil(folder: string, act: () => void, stopAt = Number.POSITIVE_INFINITY): number {
  const stop = () => {
    throw new Error('stopped');
  };
  const changes = countChanges({ under: folder, stopAt, stop });
  const isStopped = () => changes.count() > stopAt;
  try {
    act();
  } catch (error) {
    if (!isStopped()) throw error;
  } finally {
    changes.restore();
  }
  return isStopped() ? -1 : changes.count();
}

/** Everything a visitor, a search engine or a server gets from a site; what cannot be read is `missing`. */
export function snapshot(out: string): Snapshot {
  const all = new Map<string, string>();
  const walk = (path: string) => {
    for (const entry of readdirSync(join(out, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (VARIES.test(inner) || inner === 'assets') continue;
      if (entry.isDirectory()) walk(inner);
      else if (existsSync(join(out, inner))) all.set(inner, readFileSync(join(out, inner), 'utf8'));
    }
  };
  if (existsSync(out)) walk('');
  return all;
}

/**
 * Stops a build of `site` at each of its changes of the file system, on its own copy each time, and looks at what is
 * there then and after the next build. `steps` picks the stops to take; all of them by default.
 */
export async function stopEverywhere(input: {
  /** The site before the build, its last build in `dist`. */
  site: string;
  /** Where copies are made. */
  workshop: string;
  /** Builds the site in a folder and ends at the change `stopAt`, as `runUntil` and `actUntil` do. */
  build: (folder: string, stopAt?: number) => number | Promise<number>;
  /** Rebuilds the site that was left behind. */
  finish: (folder: string) => unknown;
  steps?: (changes: number) => readonly number[];
}): Promise<StopReport> {
  const { site, workshop, build } = input;
  const copy = (name: string) => {
    const folder = join(workshop, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(workshop, { recursive: true });
    cpSync(site, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    return folder;
  };
  const before = snapshot(join(site, 'dist'));
  const whole = copy('whole');
  const changes = await build(whole);
  const after = snapshot(join(whole, 'dist'));
  const mixed: string[] = [];
  const unfinished: string[] = [];
  const steps = input.steps?.(changes) ?? Array.from({ length: changes }, (_, at) => at);
  for (const step of steps) {
    const folder = copy('stopped');
    const ended = await build(folder, step);
    const seen = snapshot(join(folder, 'dist'));
    if (ended !== -1 || !(isSame(seen, before) || isSame(seen, after)))
      mixed.push(
        `stopped at ${step}: ${difference(seen, before)} from the old, ${difference(seen, after)} from the new`,
      );
    if (missingAssets(join(folder, 'dist'), seen).length > 0)
      mixed.push(`stopped at ${step}: no ${missingAssets(join(folder, 'dist'), seen)[0]}`);
    const failed = await Promise.resolve(folder)
      .then(input.finish)
      .then(() => '', String);
    const next = snapshot(join(folder, 'dist'));
    if (failed || !isSame(next, after) || leftovers(folder).length > 0)
      unfinished.push(
        `stopped at ${step}: ${failed} ${difference(next, after)} ${leftovers(folder).join(' ')}`,
      );
  }
  return { changes, mixed, unfinished };
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return difference(one, other) === '';
}

/** The first path whose content differs, and how. */
function difference(one: Snapshot, other: Snapshot): string {
  for (const [path, text] of one)
    if (other.get(path) !== text) return other.has(path) ? `${path} differs` : `${path} too much`;
  for (const path of other.keys()) if (!one.has(path)) return `${path} missing`;
  return '';
}

/** Files in `assets` that a page names and that are not there. */
function missingAssets(out: string, seen: Snapshot): string[] {
  return [...seen].flatMap(([path, text]) =>
    path.endsWith('.html')
      ? [...text.matchAll(/"(\/assets\/[^"\s]+)"/g)].flatMap(([, address = '']) =>
          existsSync(join(out, address)) ? [] : [`${path} → ${address}`],
        )
      : [],
  );
}

/** Work folders that should be gone. */
function leftovers(folder: string): string[] {
  return [`${folder}/dist.building`, `${folder}/dist/.kavling/work`].filter((path) => existsSync(path));
}

/** Writes a page with nothing but a title and a heading. */
export function writeSimplePage(root: string, slug: string, title: string, more: object = {}): void {
  mkdirSync(join(root, 'pages', slug), { recursive: true });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title, description: `Tentang ${title}.`, url: `https://contoh.example.co.id/${slug}/` },
    project: { id: `id-${slug}`, name: title, superleadsId: `SL-${slug}`, telesalesNumber: '6281277770001' },
    sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text: title }] }],
    ...more,
  };
  writeFileSync(join(root, 'pages', slug, 'page.json'), JSON.stringify(page, null, 2));
}
