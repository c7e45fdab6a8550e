#!/usr/bin/env node
// Before `npm pack`: builds the engine and the types of what the package exports, so that nothing has to be built on installation.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureEngine, root } from './engine.mjs';

await ensureEngine();
const types = join(root, 'build/types');
rmSync(types, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '--project', join(root, 'bin/types.tsconfig.json')],
  { stdio: 'inherit' },
);
keepReachable([join(types, 'src/engine/index.d.ts'), join(types, 'bin/config.d.mts')]);
process.exitCode = status ?? 1;

/**
 * Removes the types that nothing exported refers to; the compiler writes those of every file it has read.
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
    if (existsSync(path) && statSync(path).isFile() && !kept.has(path)) rmSync(path);
  }
}
