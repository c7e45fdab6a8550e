// Ends the process by SIGKILL at one of its changes of the file system, counted from 0:
//   STOP_UNDER=<folder> STOP_AT=<number> STOP_COUNT=<file> node --import ./tools/testing/stop-at.mjs …
// A write, a copy and the removal of a folder count twice: before anything is done, and when half of it is. Without STOP_AT
// nothing is ended; the number of changes is in STOP_COUNT when the process leaves.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const under = process.env.STOP_UNDER ?? '/';
const stopAt = process.env.STOP_AT === undefined ? -1 : Number(process.env.STOP_AT);
const { openSync, readFileSync, readdirSync, rmSync, statSync, writeSync, writeFileSync } = fs;
let count = 0;

const isHere = (/** @type {unknown} */ path) => String(path).startsWith(under);
const end = () => process.kill(process.pid, 'SIGKILL');

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

/**
 * @param {string} name
 * @param {AnyFunction} original
 * @returns {AnyFunction}
 */
function changing(name, original) {
  const begin = halves[name];
  return (...args) => {
    if (!isHere(args[0]) && !isHere(args[1])) return original(...args);
    if (count++ === stopAt) end();
    if (begin && count++ === stopAt) {
      begin(...args);
      end();
    }
    return original(...args);
  };
}

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
if (isMainThread) {
  const homes = /** @type {Record<string, AnyFunction>[]} */ (/** @type {unknown} */ ([fs, fs.promises]));
  for (const home of homes) {
    for (const key of Object.keys(home)) {
      const name = key.replace(/Sync$/, '');
      const original = home[key];
      if (names.includes(name) && original) home[key] = changing(name, original);
    }
  }
  syncBuiltinESMExports();
  process.once('exit', () => process.env.STOP_COUNT && writeFileSync(process.env.STOP_COUNT, String(count)));
}
