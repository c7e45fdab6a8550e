// Holds back every picture that a process wants to write until a file is there:
//   PICTURES_WAIT_FOR=<file> NODE_OPTIONS="--import=…/tools/testing/hold-pictures.mjs" kavling preview
// Child processes inherit it, so it does not matter which process cuts.
import { existsSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';

const file = process.env.PICTURES_WAIT_FOR ?? '';

/** @type {Promise<void>} */
const mayGo = new Promise((go) => {
  if (file === '') return go();
  const watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
    if (name !== basename(file)) return;
    watcher.close();
    go();
  });
  // After the watch began, so that it is never missed.
  if (existsSync(file)) go();
});

const { toFile } = sharp.prototype;
/** @this {import('sharp').Sharp} @param {string} path */
sharp.prototype.toFile = async function held(path) {
  await mayGo;
  return toFile.call(this, path);
};
