// The engine is the built form of this repository: build/client and build/desk for browsers, build/engine for Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const sources = [
  ...['bin', 'src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'schemas'],
  ...['vite.config.ts', 'package-lock.json'],
];
const coreStamp = join(root, 'build/stamp');
const windowsStamp = join(root, 'build/windows.stamp');
const lockFolder = join(root, 'build.lock');

/** A short text that changes whenever a source file does. */
function stampOfSources() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const stat = statSync(full);
    if (stat.isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name));
    else if (!/\.(test|e2e)\.tsx?$|\/testing\//.test(path))
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

/** @param {string} file the stamp of the build */
function isCurrent(file) {
  // A package contains the built engine, but not its sources.
  if (!existsSync(join(root, 'src'))) return true;
  return existsSync(file) && readFileSync(file, 'utf8') === stampOfSources();
}

/** Builds the engine and the windows of studio and desk if a source has changed since. */
export async function ensureEngine() {
  await ensureCore();
  if (process.env.ENGINE !== 'as-is') await buildWindows();
}

/**
 * Builds the files that the command line needs, and the scripts of pages; two processes never build at the same
 * time.
 */
export function ensureCore() {
  return ensureBuilt(coreStamp, async ({ createBuilder }) => {
    const configFile = join(root, 'vite.config.ts');
    const builder = await createBuilder({ root, configFile, logLevel: 'error' });
    const { client, ssr, ...others } = builder.environments;
    if (!client || !ssr) throw new Error('vite.config.ts describes no client or no ssr.');
    /** @param {import('vite').BuildEnvironment} target */
    const buildOne = async (target) => {
      tell(`Building Kavling (only after a change): ${target.name}`);
      await builder.build(target);
    };
    // The other scripts of pages read what the client has; the command line needs none of them.
    const scripts = buildOne(client).then(() => Promise.all(Object.values(others).map(buildOne)));
    await Promise.all([scripts, buildOne(ssr)]);
  });
}

/** Builds the windows of studio and desk in a separate process, so that it does not delay requests. */
export async function ensureWindows() {
  if (process.env.ENGINE === 'as-is' || isCurrent(windowsStamp)) return;
  await new Promise((done) => {
    spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' }).once('exit', done);
  });
}

function buildWindows() {
  return ensureBuilt(windowsStamp, async ({ build }) => {
    for (const folder of ['desk', 'studio/window']) {
      tell(`Building Kavling (only after a change): ${folder}`);
      await build({ configFile: join(root, folder, 'vite.config.ts'), logLevel: 'error' });
    }
  });
}

/**
 * @param {string} file the stamp of the build
 * @param {(vite: typeof import('vite')) => Promise<void>} build
 */
async function ensureBuilt(file, build) {
  if (process.env.ENGINE === 'as-is' || isCurrent(file)) return;
  const release = await takeLock();
  const environment = process.env.NODE_ENV;
  try {
    if (isCurrent(file)) return;
    const stamp = stampOfSources();
    process.env.NODE_ENV = 'production';
    await build(await import('vite'));
    writeFileSync(file, stamp);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    release();
  }
}

/** @param {string} line */
function tell(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs `make` if something has changed since its last run; two processes never run it at the same time.
 * @param {string} file the file that holds the stamp
 * @param {() => void} make
 */
export async function ensureOnce(file, make) {
  const release = await takeLock();
  try {
    const stamp = stampOfSources();
    if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
    rmSync(file, { force: true });
    make();
    writeFileSync(file, stamp);
  } finally {
    release();
  }
}

/** Only one process makes a folder; one left by a dead process is taken over. */
async function takeLock() {
  for (;;) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(join(lockFolder, 'pid'), String(process.pid));
      return () => rmSync(lockFolder, { recursive: true, force: true });
    } catch {
      if (!isHeld()) rmSync(lockFolder, { recursive: true, force: true });
      else await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(join(lockFolder, 'pid'), 'utf8')), 0);
    return true;
  } catch {
    return Date.now() - (existsSync(lockFolder) ? statSync(lockFolder).mtimeMs : 0) < 1000;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWindows();
