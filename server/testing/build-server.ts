import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { removeAtExit } from './fixtures.ts';
import { oncePerRun } from './once-per-run.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Bundles a TypeScript entry into a folder from which `node_modules` is found, so that a test can start
 * it as its own process, and kill it.
 * @returns the path of the made `.mjs`
 */
export function buildServer(entry: string): Promise<string> {
  return oncePerRun(entry.replaceAll('/', '-'), () => bundle(entry));
}

async function bundle(entry: string) {
  const cache = join(root, 'node_modules/.cache/kavling-server');
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'run-'));
  const outDir = process.env.TEST_RUN ? made : removeAtExit(made);
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
  return { value: join(outDir, 'entry.mjs'), folders: [outDir] };
}
