#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureCore, ensureWindows, root } from './engine.mjs';

await ensureCore();
// The preview builds the windows when one is first opened.
if (['serve', 'studio'].includes(process.argv[2] ?? '')) await ensureWindows();
// React renders three times as fast without its development checks.
process.env.NODE_ENV ??= 'production';
// Prompts and the bundler use colours too, and check nothing else.
if (process.argv.includes('--no-color')) process.env.NO_COLOR = '1';
const { main } = await import(pathToFileURL(join(root, 'build/engine/cli.js')).href);
process.exitCode = await main(process.argv.slice(2));
