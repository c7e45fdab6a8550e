#!/usr/bin/env node
// Runs one TypeScript file of the project: node bin/run.mjs tools/generate/main.ts --check
import { resolve } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { root } from './engine.mjs';

const [, , file, ...rest] = process.argv;
if (!file) {
  console.error('Which file? Usage: node bin/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
const server = await createServer({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr))
    throw new Error('vite.config.ts must leave the ssr environment runnable.');
  const module = await ssr.runner.import(resolve(file));
  if (typeof module.main === 'function') process.exitCode = (await module.main(rest)) ?? 0;
} finally {
  await server.close();
}
