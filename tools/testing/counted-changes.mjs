// Counts the changes that this process makes to the file system, and stops it at one of them. A write, a copy and the
// removal of a folder count twice: before anything is done, and when half of it is.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, readFileSync, readdirSync, rmSync, statSync, writeSync } = fs;

const half = (/** @type {Buffer} */ bytes, /** @type {string} */ path) =>
  writeSync(openSync(path, 'w'), bytes, 0, bytes.length >> 1);

/**
 * The state when the process ends in the middle of a change.
 * @type {Readonly<Record<string, (...paths: string[]) => void>>}
 */
const halves = {
  writeFile: (path = '', content = '') => half(Buffer.from(content), path),
  copyFile: (from = '', to = '') => half(readFileSync(from), to),
  rm(path = '') {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    const names = readdirSync(path, { recursive: true }).map(String);
    for (const name of names.filter((_, at) => at % 2 === 0))
      rmSync(`${path}/${name}`, { recursive: true, force: true });
  },
};

/** @typedef {(...args: never[]) => unknown} AnyFunction */

const names = [
  'appendFile',
  'copyFile',
  'cp',
  'link',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
];

/**
 * Counts the changes below a folder from now on, from 0. At the change `stopAt` and at every one after it `stop` is called
 * instead, which must not return.
 * @param {{ under: string, stopAt: number, stop: () => never }} input
 * @returns {{ count(): number, restore(): void }}
 */
export function countChanges({ under, stopAt, stop }) {
  let count = 0;
  const isHere = (/** @type {unknown} */ path) => String(path).startsWith(under);

  /**
   * @param {string} name
   * @param {AnyFunction} original
   * @returns {AnyFunction}
   */
  function changing(name, original) {
    const begin = halves[name];
    return (...args) => {
      if (!isHere(args[0]) && !isHere(args[1])) return original(...args);
      if (count++ >= stopAt) stop();
      if (begin && count++ >= stopAt) {
        begin(...args);
        stop();
      }
      return original(...args);
    };
  }

  const homes = /** @type {Record<string, AnyFunction>[]} */ (/** @type {unknown} */ ([fs, fs.promises]));
  const originals = homes.map((home) =>
    Object.fromEntries(Object.entries(home).filter(([key]) => names.includes(nameOf(key)))),
  );
  for (const [at, home] of homes.entries())
    for (const [key, original] of Object.entries(originals[at] ?? {}))
      home[key] = changing(nameOf(key), original);
  syncBuiltinESMExports();
  return {
    count: () => count,
    restore() {
      for (const [at, home] of homes.entries()) Object.assign(home, originals[at]);
      syncBuiltinESMExports();
    },
  };
}

const nameOf = (/** @type {string} */ key) => key.replace(/Sync$/, '');
