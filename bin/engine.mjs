// The engine is the built form of this repository: build/client and build/desk for browsers, build/engine for Node.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const sources = [
  ...['bin', 'src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'schemas'],
  ...['vite.config.ts', 'package-lock.json'],
];
const stampFile = join(root, 'build/stamp');
const lockFolder = join(root, 'build.lock');

/** One short text that changes whenever a source file does. */
function stampOfSources() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const stat = statSync(full);
    if (stat.isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name));
    else if (!/\.(test|e2e)\.tsx?$/.test(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

function isCurrent() {
  // A package contains the built engine, but not its sources.
  if (!existsSync(join(root, 'src'))) return true;
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();
}

/** Builds the engine if a source has changed since the last build; two processes never build at once. */
export async function ensureEngine() {
  if (process.env.ENGINE === 'as-is' || isCurrent()) return;
  const release = await takeLock();
  const environment = process.env.NODE_ENV;
  try {
    if (isCurrent()) return;
    if (process.stderr.isTTY)
      process.stderr.write('Building the engine (a few seconds, only after a change)…\n');
    const stamp = stampOfSources();
    process.env.NODE_ENV = 'production';
    const { build, createBuilder } = await import('vite');
    const builder = await createBuilder({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
    });
    for (const target of Object.values(builder.environments)) await builder.build(target);
    for (const folder of ['desk', 'studio/window'])
      await build({ configFile: join(root, folder, 'vite.config.ts'), logLevel: 'error' });
    writeFileSync(stampFile, stamp);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    release();
  }
}

/**
 * Does `make` unless nothing has changed since it was last done; two processes never do it at once.
 * @param {string} file where what was true then is kept
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

/** A folder is made by one process only; one left by a dead process is taken over. */
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
