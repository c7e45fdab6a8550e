import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { removeAtExit } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Bundles a TypeScript entry into a folder from which `node_modules` is found, so that a test can start
 * it as its own process, and kill it.
 * @returns the path of the made `.mjs`
 */
export async function buildServer(entry: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache/kavling-server');
  mkdirSync(cache, { recursive: true });
  const outDir = removeAtExit(mkdtempSync(join(cache, 'run-')));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: resolve(root, entry),
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return join(outDir, 'entry.mjs');
}
