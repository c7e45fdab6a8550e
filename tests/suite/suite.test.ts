import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { floors } from '../architecture/floors.ts';
import { type Half, type HalfResult, MOST_FAILURES, runHalf, stopHalves } from './halves.ts';
import type { HalfName, Result } from './record.ts';
import { repeatAlone } from './repeat.ts';
import { type Flaky, isBroken, isGreen, MOST_FLAKY, type Run } from './report.ts';
import { reachedBy, select, testFiles } from './selection.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A test that fails the first time it runs, as one that loses a race. */
const RACE = `
test('a race', () => {
  const mark = import.meta.dirname + '/mark';
  const isAlone = existsSync(mark);
  writeFileSync(mark, '');
  expect(isAlone).toBe(true);
});`;

const HEAD: Readonly<Record<HalfName, string>> = {
  unit: "import { existsSync, writeFileSync } from 'node:fs';\nimport { expect, test } from 'vitest';\n",
  browser:
    "import { existsSync, writeFileSync } from 'node:fs';\nimport { expect, test } from '@playwright/test';\n",
};

/** A half with planted tests, which need no browser. */
function plant(name: HalfName, ...bodies: readonly string[]): Half {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'planted-'));
  folders.push(folder);
  const ending = name === 'unit' ? 'test.ts' : 'e2e.ts';
  const files = bodies.map((_, at) => join(folder, `${at + 1}.${ending}`));
  for (const [at, file] of files.entries()) writeFileSync(file, HEAD[name] + bodies[at]);
  const config = join(folder, 'planted.config.ts');
  const settings =
    name === 'unit'
      ? { test: { include: [`${folder}/*.test.ts`] } }
      : { testDir: '.', testMatch: '*.e2e.ts', outputDir: 'output', workers: 1 };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  return { name, config, files };
}

const run = (half: Half) => runHalf(half, { label: `planted-${half.name}` });

const outcomes = ({ results }: HalfResult) =>
  results.map(({ title, outcome }) => `${title.split(' ').slice(-2).join(' ')}: ${outcome}`).sort();

describe.each(['unit', 'browser'] as const)('%s', { timeout: 120_000 }, (name) => {
  test('[SUI-01] what passes alone is flaky, what fails again is a failure', async () => {
    const half = plant(name, RACE, "test('a fault', () => expect(1).toBe(2));", "test('a truth', () => {});");
    const first = await run(half);
    expect(outcomes(first)).toEqual(['a fault: failed', 'a race: failed', 'a truth: passed']);
    const { flaky, failed } = await repeatAlone(half, first);
    expect(flaky.map(({ file, title, error }) => [file, title.slice(-6), error.includes('true')])).toEqual([
      [half.files?.[0], 'a race', true],
    ]);
    expect(failed.map(({ file, title }) => [file, title.slice(-7)])).toEqual([[half.files?.[1], 'a fault']]);
    expect(failed[0]?.error).toContain('2');
  });

  test('[SUI-03] after too many failures a half stops and lists what had not run', async () => {
    const faults = Array.from({ length: 8 }, (_, at) => `test('fault ${at}', () => expect(1).toBe(2));`);
    const ended = await run({ ...plant(name, faults.join('\n'), ...faults), mostFailures: 2 });
    const failures = ended.results.filter(({ outcome }) => outcome === 'failed');
    expect(failures.length).toBeGreaterThan(2);
    expect(failures.length).toBeLessThan(16);
    const left = [...ended.notRun].reduce((sum, [, count]) => sum + Math.max(1, count), 0);
    expect(left).toBeGreaterThanOrEqual(16 - failures.length);
  });

  test('[SUI-03] a half that is stopped lists what it had not run', async () => {
    const half = plant(name, "test('a truth', () => {});\ntest('endless', () => new Promise(() => {}));");
    const ended = await runHalf(half, { label: `planted-${name}`, onResult: () => stopHalves() });
    expect(outcomes(ended)).toContain('a truth: passed');
    expect([...ended.notRun]).toEqual([[half.files?.[0], 1]]);
  });

  test('[SUI-01] a file that cannot be loaded has failed, alone as well', async () => {
    const half = plant(name, "throw new Error('broken');", "test('a truth', () => {});");
    const first = await run(half);
    const { flaky, failed } = await repeatAlone(half, first);
    expect(flaky).toEqual([]);
    expect(failed[0]?.error).toContain('broken');
  });
});

test('[SUI-01] tests after one that fails in a series run when the series is repeated', {
  timeout: 120_000,
}, async () => {
  const half = plant(
    'browser',
    `test.describe.configure({ mode: 'serial' });${RACE}\ntest('the next', () => {});`,
  );
  const first = await run(half);
  expect([...first.notRun]).toEqual([[half.files?.[0], 1]]);
  const verdict = await repeatAlone(half, first);
  expect(verdict.flaky).toHaveLength(1);
  expect(verdict.failed).toEqual([]);
  expect([...verdict.half.notRun]).toEqual([]);
  expect(outcomes(verdict.half)).toContain('the next: passed');
});

describe('[SUI-01] [SUI-03] a run', () => {
  const passed: Result = { file: 'a.test.ts', title: 'a', outcome: 'passed', seconds: 1 };
  const flaky: Flaky = { half: 'unit', file: 'b.test.ts', title: 'b', error: '' };
  const green: Run = {
    level: 'all',
    minutes: 1,
    halves: [{ name: 'unit', results: [passed], notRun: new Map() }],
    flaky: Array.from({ length: MOST_FLAKY }, () => flaky),
    failed: [],
    missing: [],
  };
  const fault: Result = { ...passed, outcome: 'failed' };
  const broken: HalfResult = {
    name: 'unit',
    results: Array.from({ length: MOST_FAILURES + 1 }, () => fault),
    notRun: new Map(),
  };
  test('with more failures than that repeats nothing', () => {
    expect(isBroken(broken)).toBe(true);
    expect(isBroken({ ...broken, results: broken.results.slice(1) })).toBe(false);
  });
  test.each([
    ['with a few flaky tests is green', green, true],
    ['with one test, which is flaky, is green', { ...green, halves: [], flaky: [flaky] }, true],
    ['with many flaky tests is red', { ...green, flaky: [...green.flaky, flaky] }, false],
    ['with a failure is red', { ...green, failed: [passed] }, false],
    ['that ended early is red', { ...green, endedEarly: 'too long' }, false],
    ['without a test is red', { ...green, halves: [], flaky: [] }, false],
  ])('%s', (_, ended, expected) => {
    expect(isGreen(ended)).toBe(expected);
  });
});

describe('selection', () => {
  const files = testFiles();

  test('the gate is a part of all tests, and both halves have one', () => {
    const gate = select([], files);
    for (const half of ['unit', 'browser'] as const) {
      expect(gate.files[half].length).toBeGreaterThan(20);
      expect(select(['all'], files).files[half].length).toBeGreaterThan(gate.files[half].length);
    }
    expect(relative('.', files.unit[0] ?? '')).toBe(files.unit[0]);
  });

  test('a change reaches its own floor and those above, and every test that crosses rooms', () => {
    const isReached = reachedBy(['desk/app.tsx']);
    expect(floors['']).toContain('desk');
    expect(isReached('tools/mcp/http.test.ts')).toBe(true);
    expect(isReached('desk/list.test.tsx')).toBe(true);
    expect(isReached('tests/e2e/desk-team.e2e.ts')).toBe(true);
    expect(isReached('tests/contract/hosting.test.ts')).toBe(true);
    expect(isReached('server/otp/steps.test.ts')).toBe(false);
    expect(isReached('tests/e2e/layouts.e2e.ts')).toBe(false);
  });

  test('a change of a page reaches everything, one of the docs only what crosses rooms', () => {
    expect(reachedBy(['pages/taman-asri/page.json'])('src/lib/phone.test.ts')).toBe(true);
    expect(reachedBy(['docs/units.md'])('src/lib/phone.test.ts')).toBe(false);
    expect(reachedBy(['docs/units.md'])('tests/contract/docs.test.ts')).toBe(true);
  });

  test('parts of names choose files, of one half where it is named', () => {
    expect(select(['video'], files).files.browser).toEqual(['tests/e2e/video.e2e.ts']);
    expect(select(['unit', 'video'], files).files.browser).toEqual([]);
  });
});
