#!/usr/bin/env node
// npm test: unit and contract tests (vitest), then browser tests (playwright). Arguments: unit | browser, to run one half.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureEngine, root } from '../bin/engine.mjs';

const results = `${root}/test-results`;

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** Chromium: the one named, Playwright's own, Debian's; else it is fetched. */
async function findChromium() {
  const { chromium } = await import('playwright');
  const known = () =>
    [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(
      (path) => path && existsSync(path),
    );
  if (known()) return known();
  console.log('No Chromium found: fetching one for the browser tests.');
  if (run('npx', ['playwright', 'install', 'chromium']) === 0 && known()) return known();
  if (process.getuid?.() === 0) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  if (known()) return known();
  console.error('Chromium is needed for the browser tests. Install it and name it in CHROMIUM_PATH.');
  process.exit(1);
}

/** @param {string} file @returns {any} */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function runUnits() {
  const file = `${results}/unit.json`;
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const status = run(process.execPath, [
    vitest,
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readJson(file);
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: status === 0 ? failed : Math.max(1, failed) };
}

/** Titles of the tests that passed only at their second try. @param {any} suite @returns {string[]} */
function flakyOf(suite) {
  const own = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
  );
  return [
    ...own.map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(flakyOf),
  ];
}

async function runBrowser() {
  const file = `${results}/browser.json`;
  const chromium = await findChromium();
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const status = run(process.execPath, [cli, 'test', '--retries=1', '--reporter=dot,json'], {
    CHROMIUM_PATH: chromium ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson(file);
  const stats = report?.stats ?? {};
  for (const title of report?.suites.flatMap(flakyOf) ?? [])
    console.log(`Passed only at the second try, which is a fault to be mended: ${title}`);
  const failed = stats.unexpected ?? 0;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: status === 0 ? failed : Math.max(1, failed),
  };
}

const half = process.argv[2];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await ensureEngine();
const parts = [];
if (half !== 'browser') parts.push(runUnits());
if (half !== 'unit') parts.push(await runBrowser());
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || passed === 0 ? 1 : 0;
