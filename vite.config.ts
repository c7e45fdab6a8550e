import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import ownScripts from './src/engine/own-scripts.json' with { type: 'json' };
import { alwaysLoaded } from './tools/engine/always-loaded.ts';
import { cssBrowsers, cssModules } from './tools/engine/css.ts';
import { kitFromScripts } from './tools/engine/kit-from-scripts.ts';
import { schemaFromPackage } from './tools/engine/schema-from-package.ts';
import { shareBoot } from './tools/engine/share-boot.ts';

const root = import.meta.dirname;

/** The scripts a page can ask for: what the boot loads on demand, and one entry for each widget with its own script. */
const clientEntries = {
  mount: join(root, 'src/entry/client-mount.tsx'),
  runtime: join(root, 'src/entry/client-runtime.ts'),
  react: join(root, 'src/entry/client-react.ts'),
  ...Object.fromEntries(
    Object.entries(ownScripts).map(([type, file]) => [`widget-${type}`, join(root, file)]),
  ),
};

const always = alwaysLoaded(clientEntries.runtime);

const terserOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 4, hoist_funs: true, pure_getters: true, unsafe_arrows: true },
} as const;
/** Three per cent smaller than what the bundler makes of a script on its own; the budgets of bench/ are that tight. */
const smallest = { minify: 'terser', terserOptions } as const;
/** The same for the runtime alone: libraries gain nothing by it, and would take ten times as long. */
const smallestRuntime: Plugin = {
  name: 'smallest-runtime',
  applyToEnvironment: ({ name }) => name === 'client',
  async renderChunk(code, { name }) {
    if (name !== 'runtime') return null;
    const { minify } = await import('terser');
    return (await minify(code, terserOptions)).code ?? null;
  },
};

/**
 * Nearly everything in the runtime runs as soon as it has loaded. A browser that knows this (Chrome since 136)
 * compiles it while it arrives, alongside the page's own work, which halves the start of the runtime on a cheap
 * phone.
 */
const compileAhead = (chunk: { isEntry: boolean; name: string }) =>
  chunk.name === 'runtime' && !chunk.isEntry ? '//# allFunctionsCalledOnLoad' : '';

/** Read by forms as well: a separate file would be one more request before a form can answer. */
const OF_SUBMISSION =
  /src\/(?:runtime\/lead\/(?:submission|held-forms)|runtime\/adapters\/read-form|lib\/touch-fields)\.ts$/;

/**
 * Five builds of one source: `client` is what browsers load on demand, `boot` the one script of every page, whole in
 * one file, `kit` what scripts of a site's own widgets import, `inspector` what the preview adds to pages, `ssr` the CLI with the renderer and the backend in it.
 */
export default defineConfig({
  root,
  base: '/',
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [
    react(),
    shareBoot(root),
    kitFromScripts(root),
    always.plugin,
    schemaFromPackage(root),
    smallestRuntime,
  ],
  css: { modules: cssModules },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: false,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: clientEntries,
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            postBanner: compileAhead,
            codeSplitting: {
              groups: [
                { name: 'runtime', test: always.has, priority: 1 },
                { name: 'submission', test: OF_SUBMISSION },
              ],
            },
          },
        },
      },
    },
    boot: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        manifest: '.vite/boot.json',
        target: 'es2022',
        ...smallest,
        modulePreload: false,
        rollupOptions: {
          input: { boot: join(root, 'src/entry/client.ts') },
          // Not among the published files: it is inlined in every page.
          output: { entryFileNames: '[name].[hash].js' },
        },
      },
    },
    kit: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        manifest: '.vite/kit.json',
        target: 'es2022',
        ...smallest,
        modulePreload: false,
        cssCodeSplit: false,
        rollupOptions: {
          input: { kit: join(root, 'src/engine/widget-kit.ts') },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name].[hash].js' },
        },
      },
    },
    inspector: {
      consumer: 'client',
      build: {
        outDir: 'build/inspector',
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: false,
        rollupOptions: {
          input: { inspector: join(root, 'src/entry/client-inspector.ts') },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/engine',
        emptyOutDir: true,
        ssr: true,
        target: 'node20',
        minify: false,
        cssMinify: 'lightningcss',
        cssTarget: cssBrowsers,
        sourcemap: true,
        rollupOptions: {
          input: {
            cli: join(root, 'tools/cli.ts'),
            kavling: join(root, 'src/engine/index.ts'),
            'page-worker': join(root, 'tools/build/render/page-worker.ts'),
            'asset-process': join(root, 'tools/assets/asset-process.ts'),
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].[hash].js',
            // The package is a tenth smaller; names of functions and classes stay, for readable stack traces.
            minify: { compress: { keepNames: { function: true, class: true } }, mangle: { keepNames: true } },
          },
        },
      },
    },
  },
});
