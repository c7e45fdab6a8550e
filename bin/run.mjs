#!/usr/bin/env node
// Runs one TypeScript file of the project: node bin/run.mjs tools/check/main.ts --flag
import { runnerImport } from 'vite';

const [, , file, ...rest] = process.argv;
if (!file) {
  console.error('Which file? Usage: node bin/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
process.argv = [process.argv[0] ?? 'node', file, ...rest];
const { module } = await runnerImport(file, { logLevel: 'error', configFile: false });
if (typeof module.main === 'function') process.exitCode = await module.main(rest);
