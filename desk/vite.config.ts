import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The desk for telesales: `vite build --config desk/vite.config.ts` writes build/desk. */
export default defineConfig({
  root: import.meta.dirname,
  // Works below any path.
  base: './',
  plugins: [react()],
  logLevel: 'error',
  mode: 'production',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: resolve(import.meta.dirname, '../build/desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
