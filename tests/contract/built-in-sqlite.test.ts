import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findNewerNode } from '../../server/testing/newer-node.ts';
import { hasBuiltInSqlite } from '../../src/lib/built-in-sqlite.ts';

/**
 * Where two drivers can differ: opening, locks, errors and copies, and one suite for each kind of row that is written and
 * read. Where Node includes SQLite, `npm test` runs all suites with it.
 */
const SUITES = [
  'server/store/sqlite',
  'server/store/migrations.test.ts',
  ...['lead', 'otp'].map((name) => `server/contract/${name}.test.ts`),
  'server/delivery/webhooks.test.ts',
  'server/desk/changes.test.ts',
  'server/leads-commands',
  'tests/contract/server-leads.test.ts',
];

const vitest = resolve('node_modules/vitest/vitest.mjs');

test.skipIf(hasBuiltInSqlite())(
  '[OPS-63] the suites in which drivers can differ pass on the SQLite that newer versions of Node include',
  (context) => {
    const newer = findNewerNode();
    if ('reason' in newer) {
      process.stderr.write(`SKIPPED the suites on node:sqlite: ${newer.reason}\n`);
      return context.skip(newer.reason);
    }
    const folder = mkdtempSync(join(tmpdir(), 'kavling-built-in-sqlite-'));
    const file = join(folder, 'report.json');
    const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
    try {
      execFileSync(
        newer.program,
        [vitest, 'run', '--reporter=json', `--outputFile=${file}`, '--maxWorkers=1', ...SUITES],
        { env: { ...env, TEST_DATABASES: 'sqlite' }, stdio: 'ignore' },
      );
    } catch {
      // The report lists the failed tests.
    }
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(folder, { recursive: true });
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages])).toEqual([]);
    expect(report.success).toBe(true);
    const passed = results.filter(({ status }) => status === 'passed');
    expect(passed.filter(({ fullName }) => /\bnode:sqlite\b/.test(fullName)).length).toBeGreaterThan(40);
  },
  180_000,
);

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
