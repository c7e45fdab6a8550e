import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DoctorMessages, doctorMessages } from '../messages/doctor.ts';
import { findPages } from '../pages.ts';
import { isFree } from '../port.ts';
import { paintFor } from '../report/paint.ts';
import { exit, type World } from '../world.ts';

interface Check {
  readonly name: string;
  readonly state: 'good' | 'hint' | 'bad';
  readonly found: string;
  /** What to do, unless it is good. */
  readonly fix?: string;
}

/** `kavling doctor`: looks at everything Kavling needs on this computer and says how to mend what is missing. */
export async function doctor(world: World, options: { json?: boolean }): Promise<number> {
  const say = doctorMessages[world.language];
  const checks = [
    checkNode(process.versions.node, say),
    checkPages(world, say),
    await checkWriting(world, say),
    await checkDatabase(say),
    await checkPort(say),
    checkChromium(world.env, say),
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
export function checkNode(version: string, say: DoctorMessages): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19))
    return { name: say.names.node, state: 'good', found: version };
  return {
    name: say.names.node,
    state: 'bad',
    found: version,
    fix: say.installNode,
  };
}

function checkPages(world: World, say: DoctorMessages): Check {
  const pages = findPages(world.files, world.cwd);
  if (pages.length)
    return {
      name: say.names.pages,
      state: 'good',
      found: say.pagesIn(pages.length, join(world.cwd, 'pages')),
    };
  return {
    name: say.names.pages,
    state: 'hint',
    found: say.noPagesIn(join(world.cwd, 'pages')),
    fix: say.goToSite,
  };
}

async function checkWriting({ cwd }: World, say: DoctorMessages): Promise<Check> {
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
  if (failed.length === 0) return { name: say.names.writing, state: 'good', found: say.mayWrite(cwd) };
  return {
    name: say.names.writing,
    state: 'bad',
    found: say.mayNotWrite(failed.join(', ')),
    fix: say.changeRights,
  };
}

/** Opens a database in memory: the driver is compiled for one Node version. */
async function checkDatabase(say: DoctorMessages): Promise<Check> {
  try {
    const { default: Database } = await import('better-sqlite3');
    const database = new Database(':memory:');
    const version = database.prepare('select sqlite_version() as version').get() as { version: string };
    database.close();
    return { name: say.names.database, state: 'good', found: `SQLite ${version.version}` };
  } catch (error) {
    const found = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {
      name: say.names.database,
      state: 'bad',
      found,
      fix: say.rebuildDriver,
    };
  }
}

async function checkPort(say: DoctorMessages): Promise<Check> {
  if (await isFree(4170, '127.0.0.1')) return { name: say.names.port, state: 'good', found: say.portFree };
  return {
    name: say.names.port,
    state: 'hint',
    found: say.portTaken,
    fix: say.otherPort,
  };
}

function checkChromium(env: World['env'], say: DoctorMessages): Check {
  const places = [
    env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((path) => path && existsSync(path));
  if (found) return { name: say.names.chromium, state: 'good', found };
  return {
    name: say.names.chromium,
    state: 'hint',
    found: say.notFound,
    fix: say.installChromium,
  };
}
