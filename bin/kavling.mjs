#!/usr/bin/env node
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureEngine, root } from './engine.mjs';

await ensureEngine();
const { main } = await import(pathToFileURL(join(root, 'build/engine/cli.js')).href);
process.exitCode = await main(process.argv.slice(2));
