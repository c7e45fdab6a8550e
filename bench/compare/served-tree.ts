import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProcess, stopProcess } from '../test-site.ts';
import { NOW } from './camera.ts';
import { seedLeads } from './seed-leads.ts';

/** The parts of one folder of sources to capture, each served by a command of that folder. */
export type PartName = 'site' | 'studio' | 'desk';

export interface ServedTree {
  /** The slugs of the built pages: `taman-asri`, `catalogue/tabs/0`. */
  readonly slugs: readonly string[];
  readonly site: string;
  readonly studio: string;
  readonly desk: { readonly url: string; readonly token: string };
  stop(): Promise<void>;
}

/** The pages besides the catalogue: the examples of `pages/`, and one whose form asks for a code. */
const PAGES = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir', 'fixture/otp-contact'];

/**
 * Builds and serves parts of a folder of sources, at the moment {@link NOW}.
 * @throws Error when one of its commands ends before it serves
 */
export async function serveTree(root: string, wanted: ReadonlySet<PartName>): Promise<ServedTree> {
  const home = mkdtempSync(join(tmpdir(), 'kavling-tree-'));
  const clock = join(home, 'clock');
  const setAge = (age: number) => writeFileSync(clock, new Date(NOW - age).toISOString());
  setAge(0);
  const children: ChildProcess[] = [];
  const start = async (args: string[], cwd = root, until?: RegExp): Promise<string> => {
    const started = await startProcess(args, { cwd, env: environment(clock), ...(until ? { until } : {}) });
    children.push(started.child);
    return started.line;
  };
  const stop = async () => {
    await Promise.all(children.map(stopProcess));
    rmSync(home, { recursive: true, force: true });
  };
  const tree = { slugs: [] as string[], site: '', studio: '', desk: { url: '', token: '' }, stop };
  try {
    await start(['bin/kavling.mjs', '--version']);
    // The site first: the studio reuses its images.
    if (wanted.has('site')) {
      const line = await start([
        'bin/run.mjs',
        'tests/e2e/serve-site.ts',
        '--only',
        [...PAGES, 'catalogue/'].join(),
      ]);
      const { url, database } = JSON.parse(line) as { url: string; database: string };
      tree.site = url.replace(/\/$/, '');
      tree.slugs = builtPages(dirname(database));
    }
    if (wanted.has('studio')) {
      const command = [join(root, 'bin/kavling.mjs'), 'studio', '--port', '0', '--lang', 'en'];
      tree.studio = await start(
        command,
        copySite(root, join(home, 'studio')),
        /^Studio +(http:\/\/[^\s/]+)/m,
      );
    }
    if (wanted.has('desk')) {
      tree.desk = JSON.parse(await start(['bin/run.mjs', 'server/testing/serve-desk.ts']));
      await seedLeads(tree.desk.url, setAge);
      setAge(0);
    }
    return tree;
  } catch (error) {
    await stop();
    throw error;
  }
}

function builtPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => basename(file) === 'index.html')
    .map(dirname)
    .sort();
}

/** A site of the example pages for a studio. */
function copySite(root: string, folder: string): string {
  mkdirSync(folder);
  for (const name of ['pages', '.cache'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  return folder;
}

/** The caller's environment without settings of Kavling and of tests, so that both trees get the same. */
function environment(clock: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:KAVLING_|VITE|NODE_ENV$|LC_)/.test(name));
  return {
    ...Object.fromEntries(own),
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en',
    LOG_LEVEL: 'silent',
    NO_COLOR: '1',
    TZ: 'Asia/Jakarta',
    FROZEN_CLOCK: clock,
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('bench/compare/frozen-clock.mjs'))}`,
  };
}
