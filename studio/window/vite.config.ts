import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssModules } from '../../tools/engine/css.ts';

/** The window of the studio: `vite build --config studio/window/vite.config.ts` writes build/studio. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/.kavling/studio/assets/',
  publicDir: false,
  plugins: [react(), historyWithoutView(), compressed()],
  logLevel: 'error',
  mode: 'production',
  css: { modules: cssModules },
  resolve: {
    // The half of the server's React that writes strings; the other half writes streams.
    alias: [
      {
        find: /^react-dom\/server$/,
        replacement: createRequire(import.meta.url)
          .resolve('react-dom/package.json')
          .replace('package.json', 'cjs/react-dom-server-legacy.browser.production.js'),
      },
    ],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: resolve(import.meta.dirname, '../../build/studio'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    minify: 'oxc',
    rollupOptions: {
      // Of the editor's packages only what is used: they say themselves that loading them does nothing.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/(?:@codemirror|@lezer)\//.test(id) },
      input: { studio: resolve(import.meta.dirname, 'app/main.tsx') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'studio.css' : '[name].[hash][extname]',
      },
    },
  },
});

/** Writes each script and style compressed beside itself, as browsers take it; the package has only that form. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }, files) {
      const names = Object.keys(files).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
        }),
      );
    },
  };
}

/**
 * Builds the history without the view of the editor, which is loaded with the text pane: the history needs a view only for
 * the undo of the browser's own menu.
 */
function historyWithoutView(): Plugin {
  const own = '?history';
  const view = '\0view-for-history';
  return {
    name: 'history-without-view',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === '@codemirror/view' && importer?.endsWith(own)) return view;
      if (source !== '@codemirror/commands' || !importer?.includes('/studio/window/state/')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id + own;
    },
    load: (id) =>
      id === view
        ? "export * from '@codemirror/view'; export const EditorView = { domEventHandlers: () => [] };"
        : undefined,
  };
}
