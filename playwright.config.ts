import { defineConfig } from '@playwright/test';
import { browser } from './tests/e2e/browsers.ts';

/** Browser tests against built pages and the real backend, which `tests/e2e/site.setup.ts` starts once. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Beside the reports and pictures of a run, which are in test-results.
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/site.setup.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // `npm test` repeats what failed alone, after both halves.
  retries: 0,
  timeout: 60_000,
  // Long, for a busy machine: a page that is right passes immediately.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: browser,
  },
});
