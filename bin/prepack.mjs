#!/usr/bin/env node
// Before `npm pack`: builds the engine and the types of the package's exports, so that nothing has to be built on
// installation.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureEngine, ensureOnce, root } from './engine.mjs';

/** Editors show the comments of what a package exports; those behind it are read by no one. */
const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;

await ensureEngine();
const types = join(root, 'build/types');
// Another process may be packing these files now: current ones are not rebuilt.
await ensureOnce(join(root, 'build/types.stamp'), () => {
  rmSync(types, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const project = join(root, 'bin/types.tsconfig.json');
  const { status } = spawnSync(process.execPath, [compiler, '--project', project], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The types do not compile.');
  keepReachable([join(types, 'src/engine/index.d.ts'), join(types, 'bin/config.d.mts')]);
});

/**
 * Removes types that no export refers to; the compiler writes those of every file it has read.
 * @param {string[]} entries
 */
function keepReachable(entries) {
  const kept = new Set();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (kept.has(file) || !existsSync(file)) continue;
    kept.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
      waiting.push(
        resolve(dirname(file), name.replace(/\.(m?)tsx?$/, '.d.$1ts').replace(/\.mjs$/, '.d.mts')),
      );
  }
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    const path = join(types, name);
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    if (!kept.has(path)) rmSync(path);
    else if (!entries.includes(path)) writeFileSync(path, readFileSync(path, 'utf8').replace(COMMENT, ''));
  }
}
