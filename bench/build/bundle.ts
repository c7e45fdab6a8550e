import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Bundles the two loops as the engine is bundled, so that all run the same code of React and of the views. */
export async function bundleLoops(): Promise<{ readonly plain: string; readonly raw: string }> {
  return { plain: await bundle('plain'), raw: await bundle('raw') };
}

async function bundle(name: string): Promise<string> {
  const root = resolve('.');
  const outDir = join(root, 'node_modules/.cache/kavling-bench', name);
  const { cssModules } = await import('../../tools/engine/css.ts');
  const before = process.env.NODE_ENV;
  // The plain compiler emits React's production calls only on request.
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    css: { modules: cssModules },
    build: {
      ssr: join(root, `bench/build/${name}.tsx`),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return join(outDir, `${name}.mjs`);
}
