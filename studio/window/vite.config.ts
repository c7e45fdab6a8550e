import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssModules } from '../../tools/engine/css.ts';

/** The window of the studio: `vite build --config studio/window/vite.config.ts` writes build/studio. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/.kavling/studio/assets/',
  publicDir: false,
  plugins: [react(), historyWithoutView()],
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
    // Three per cent smaller than what the bundler makes of it on its own.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
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
