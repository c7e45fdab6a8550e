import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssModules } from '../../tools/engine/css-modules.ts';

/** The window of the studio: `vite build --config src/studio/vite.config.ts` writes build/studio. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/.kavling/studio/assets/',
  publicDir: false,
  plugins: [react()],
  logLevel: 'error',
  mode: 'production',
  css: { modules: cssModules },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: resolve(import.meta.dirname, '../../build/studio'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rollupOptions: {
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
