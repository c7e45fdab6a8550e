#!/usr/bin/env node
// npm test: unit and contract tests (vitest), then browser tests (playwright). Arguments: unit | browser for one half, or parts
// of file names: `npm test -- lead-queue step` runs only the files whose paths contain one of them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureEngine, root } from '../bin/engine.mjs';

const results = `${root}/test-results`;

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/**
 * The Chromium of the browser tests: the one named, the one without windows of Debian, which needs a third of the
 * processor time, Playwright's own, Debian's with windows; else one is fetched.
 */
async function findChromium() {
  const { chromium } = await import('playwright');
  const shell = '/usr/lib/chromium/chromium-headless-shell';
  const known = () =>
    [process.env.CHROMIUM_PATH, shell, chromium.executablePath(), '/usr/bin/chromium'].find(
      (path) => path && existsSync(path),
    );
  const isRoot = process.getuid?.() === 0;
  if (isRoot && known() === '/usr/bin/chromium')
    run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell']);
  if (known()) return known();
  console.log('No Chromium found: fetching one for the browser tests.');
  if (run('npx', ['playwright', 'install', 'chromium']) === 0 && known()) return known();
  if (isRoot) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium', 'chromium-headless-shell']);
  }
  if (known()) return known();
  console.error('Chromium is needed for the browser tests. Install it and name it in CHROMIUM_PATH.');
  process.exit(1);
}

/** @param {string} file @returns {any} */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

/** The result of one half; `files` has the seconds that each file took. @typedef {{ passed: number, failed: number, files: [string, number][] }} Half */

/** @param {string[]} names @param {NodeJS.ProcessEnv} env @returns {Promise<Half>} */
async function runUnits(names, env) {
  const file = `${results}/unit.json`;
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const status = await runBeside([vitest, 'run', ...output, ...names], env);
  const report = readJson(file);
  const failed = report?.numFailedTests ?? 0;
  /** @type {[string, number][]} */
  const files = (report?.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]);
  return { passed: report?.numPassedTests ?? 0, failed: status === 0 ? failed : Math.max(1, failed), files };
}

/** Every test of a suite of Playwright's report, with its file. @param {any} suite @returns {any[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @param {string[]} names @param {NodeJS.ProcessEnv} env @returns {Promise<Half>} */
async function runBrowser(names, env) {
  const file = `${results}/browser.json`;
  const chosen = names.map((name) => name.replaceAll('.', '\\.'));
  const status = await runBeside([playwright, 'test', '--reporter=dot,json', ...chosen], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readJson(file);
  const stats = report?.stats ?? {};
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const spec of report?.suites.flatMap(specsOf) ?? [])
    for (const { results } of spec.tests)
      for (const { duration } of results) {
        const name = `tests/e2e/${spec.file}`;
        seconds.set(name, (seconds.get(name) ?? 0) + duration / 1000);
      }
  const failed = stats.unexpected ?? 0;
  return {
    passed: stats.expected ?? 0,
    failed: status === 0 ? failed : Math.max(1, failed),
    files: [...seconds],
  };
}

/** Halves run at the same time; one that began later speaks when the one before has ended. @type {Promise<unknown>} */
let turn = Promise.resolve();

/** Runs a program of Node beside others. @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runBeside(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'pipe', 'pipe'], env });
  /** @type {Buffer[]} */
  const kept = [];
  /** @param {Buffer} chunk */
  let say = (chunk) => void kept.push(chunk);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => say(chunk));
  /** @type {Promise<number>} */
  const ended = new Promise((done) => child.once('close', (status) => done(status ?? 1)));
  const spoken = turn.then(() => {
    say = (chunk) => void process.stdout.write(chunk);
    for (const chunk of kept) say(chunk);
    return ended;
  });
  turn = spoken;
  return spoken;
}

/** The test files whose paths contain one of the names. @param {string[]} names */
function filesNamed(names) {
  return ['src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'bench', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file) && names.some((name) => file.includes(name)));
}

const SLOWEST = 20;

/** @param {[string, number][]} files */
function printSlowest(files) {
  if (files.length <= SLOWEST) return;
  console.log(`The ${SLOWEST} slowest files, seconds:`);
  for (const [name, seconds] of files.sort(([, one], [, other]) => other - one).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

const half = ['unit', 'browser'].find((name) => name === process.argv[2]);
const names = process.argv.slice(half ? 3 : 2);
const chosen = filesNamed(names.length > 0 ? names : ['']);
const isOf = (/** @type {string} */ ending) => chosen.some((file) => file.endsWith(ending));
const started = Date.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await ensureEngine();
const hasUnits = half !== 'browser' && (isOf('.test.ts') || isOf('.test.tsx'));
const hasBrowser = half !== 'unit' && isOf('.e2e.ts');
if (!hasUnits && !hasBrowser) console.error(`No test file is called ${names.join(' or ')}.`);
const chromium = hasBrowser ? await findChromium() : undefined;
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
const halves = await Promise.all([
  ...(hasUnits ? [runUnits(names, env)] : []),
  ...(hasBrowser ? [runBrowser(names, env)] : []),
]);
printSlowest(halves.flatMap(({ files }) => files));
const passed = halves.reduce((sum, part) => sum + part.passed, 0);
const failed = halves.reduce((sum, part) => sum + part.failed, 0);
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || passed === 0 ? 1 : 0;
