#!/usr/bin/env node
// Before `npm pack`: builds the engine and the types of what the package exports, so that whoever installs it builds nothing.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureEngine, root } from './engine.mjs';

await ensureEngine();
const types = join(root, 'build/types');
rmSync(types, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '--project', join(root, 'bin/types.tsconfig.json')],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
