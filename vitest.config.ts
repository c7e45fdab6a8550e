import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssModules } from './tools/engine/css.ts';

/** Unit and contract tests. A file that needs a DOM asks for it with `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [react()],
  css: { modules: cssModules },
  test: {
    globalSetup: './tests/suite/run.setup.ts',
    include: [
      '{src,studio,desk,tools,server,wordpress,bench}/**/*.test.{ts,tsx}',
      'tests/{architecture,contract,package,pages,suite}/**/*.test.{ts,tsx}',
    ],
    css: { include: [/.+/], modules: { classNameStrategy: 'scoped' } },
    // Files of a process share their modules: reading them again for each of 280 files took longer than most tests.
    isolate: false,
    // Many tests wait for processes that they start: one a core, where the default leaves a core free.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
