import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type CSSModulesOptions, defineConfig } from 'vite';
import { shareBoot } from './tools/engine/share-boot.ts';

const root = import.meta.dirname;

/** Class names are the widget's folder and the local name, so page HTML reads like the source. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const folder = basename(dirname(file.split('?')[0] ?? file));
    return name === 'root' ? folder : `${folder}__${name}`;
  },
};

/** The scripts a page can ask for: what the boot loads on demand, and one entry a widget with script of its own. */
function clientEntries(): Record<string, string> {
  const entry = join(root, 'src/entry');
  const entries: Record<string, string> = {
    mount: join(entry, 'client-mount.tsx'),
    runtime: join(entry, 'client-runtime.ts'),
  };
  const widgets = join(root, 'src/widgets');
  for (const type of readdirSync(widgets)) {
    for (const kind of ['island.tsx', 'enhance.ts']) {
      const file = join(widgets, type, `${type}.${kind}`);
      if (existsSync(file)) entries[`widget-${type}`] = file;
    }
  }
  return entries;
}

/** Three per cent smaller than what the bundler makes of a script by itself; the budgets of bench/ are that tight. */
const smallest = {
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    module: true,
    compress: { passes: 8, hoist_funs: true, pure_getters: true, unsafe_arrows: true },
  },
} as const;

/**
 * Nearly everything in the runtime runs as soon as it is there. A browser that is told so (Chrome since 136) compiles it
 * while it arrives, beside the page's own work, and starts a cheap phone's runtime in half the time.
 */
const compileAhead = (chunk: { isEntry: boolean; name: string }) =>
  chunk.name === 'runtime' && !chunk.isEntry ? '//# allFunctionsCalledOnLoad' : '';

/** Parts of the source that every page fetches once it is idle: in one file, because each small one costs its headers and a turn. */
const alwaysLoaded =
  /\/(src\/entry\/client-runtime|src\/generated\/defaults|js-cookie\/|uuid\/dist\/(rng|v4|stringify|native)|src\/lib\/(lead-button|dialog|page-lock|own-task|fill|anchor-scroll|phone|safe-url|encode-text|shortcodes|whatsapp-link|base64)\.)|preload-helper/;
/** Files of the runtime that arrive only where a page needs them, or with React. */
const laterLoaded =
  /^(provider|index|copy|testing|otp\/(?!slice|empty|names|session|state)|lead\/(?!slice|events|state)|queue\/(?!slice|names|state)|adapters\/(tracker|vitals|fingerprint|read-form|memory|code-window))/;

function isAlwaysLoaded(id: string): boolean {
  const runtime = id.split('/src/runtime/')[1];
  return alwaysLoaded.test(id) || (runtime !== undefined && !laterLoaded.test(runtime));
}

/**
 * Four builds of one source: `client` is what browsers load on demand, `boot` the one script of every page, whole in
 * one file, `inspector` what the preview adds to pages, `ssr` the CLI with the renderer and the backend in it.
 */
export default defineConfig({
  root,
  base: '/',
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), shareBoot(root)],
  css: { modules: cssModules },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        ...smallest,
        modulePreload: false,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: clientEntries(),
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            postBanner: compileAhead,
            codeSplitting: { groups: [{ name: 'runtime', test: isAlwaysLoaded }] },
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
        sourcemap: true,
        rollupOptions: {
          input: {
            cli: join(root, 'tools/cli.ts'),
            'page-worker': join(root, 'tools/site/page-worker.ts'),
            'asset-process': join(root, 'tools/preview/asset-process.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].[hash].js' },
        },
      },
    },
  },
});
