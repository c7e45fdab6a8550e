import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPages } from './pages.ts';
import { isFree } from './port.ts';
import { paintFor } from './report/paint.ts';
import { exit, type World } from './world.ts';

interface Check {
  readonly name: string;
  readonly state: 'good' | 'hint' | 'bad';
  readonly found: string;
  /** What to do, unless it is good. */
  readonly fix?: string;
}

/** `kavling doctor`: looks at everything Kavling needs on this computer and says how to mend what is missing. */
export async function doctor(world: World, options: { json?: boolean }): Promise<number> {
  const checks = [
    checkNode(process.versions.node),
    checkPages(world),
    await checkWriting(world),
    await checkDatabase(),
    await checkPort(),
    checkChromium(world.env),
  ];
  if (options.json) world.out.write(`${JSON.stringify(checks, null, 2)}\n`);
  else {
    const paint = paintFor(world.out, world.env);
    const signs = { good: paint.green('✓'), hint: paint.yellow('!'), bad: paint.red('×') };
    for (const { name, state, found, fix } of checks) {
      world.out.write(`${signs[state]} ${name.padEnd(12)} ${found}\n`);
      if (fix) world.out.write(`  ${' '.repeat(12)} ${paint.cyan(fix)}\n`);
    }
  }
  return checks.some(({ state }) => state === 'bad') ? exit.findings : exit.ok;
}

/** Node 20.19 or newer. */
export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return { name: 'Node', state: 'good', found: version };
  return {
    name: 'Node',
    state: 'bad',
    found: version,
    fix: 'Install Node 20.19 or newer: https://nodejs.org',
  };
}

function checkPages(world: World): Check {
  const pages = findPages(world.files, world.cwd);
  if (pages.length)
    return { name: 'Pages', state: 'good', found: `${pages.length} in ${join(world.cwd, 'pages')}` };
  return {
    name: 'Pages',
    state: 'hint',
    found: `none in ${join(world.cwd, 'pages')}`,
    fix: 'Go to the folder of your site, or make a page: kavling new my-page',
  };
}

async function checkWriting({ cwd }: World): Promise<Check> {
  const failed: string[] = [];
  for (const name of ['pages', 'dist', 'data']) {
    const folder = existsSync(join(cwd, name)) ? join(cwd, name) : cwd;
    const probe = join(folder, `.kavling-${process.pid}`);
    try {
      await writeFile(probe, '');
      await rm(probe);
    } catch {
      failed.push(folder);
    }
  }
  if (failed.length === 0) return { name: 'Writing', state: 'good', found: `pages, dist and data in ${cwd}` };
  return {
    name: 'Writing',
    state: 'bad',
    found: `no right to write in ${failed.join(', ')}`,
    fix: 'Change the owner or the rights of the folder.',
  };
}

/** Opens a database in memory: the driver is compiled for one Node version. */
async function checkDatabase(): Promise<Check> {
  try {
    const { default: Database } = await import('better-sqlite3');
    const database = new Database(':memory:');
    const version = database.prepare('select sqlite_version() as version').get() as { version: string };
    database.close();
    return { name: 'Database', state: 'good', found: `SQLite ${version.version}` };
  } catch (error) {
    const found = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {
      name: 'Database',
      state: 'bad',
      found,
      fix: 'Build the driver for this Node: npm rebuild better-sqlite3',
    };
  }
}

async function checkPort(): Promise<Check> {
  if (await isFree(4170, '127.0.0.1')) return { name: 'Port', state: 'good', found: '4170 is free' };
  return {
    name: 'Port',
    state: 'hint',
    found: '4170 is taken',
    fix: 'kavling preview takes the next one by itself; for serve set PORT.',
  };
}

function checkChromium(env: World['env']): Check {
  const places = [
    env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((path) => path && existsSync(path));
  if (found) return { name: 'Chromium', state: 'good', found };
  return {
    name: 'Chromium',
    state: 'hint',
    found: 'not found',
    fix: 'Only the browser tests need it: npx playwright install chromium',
  };
}
