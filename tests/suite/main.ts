import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEngine } from '../../bin/engine.mjs';
import { beginRun } from '../../server/testing/once-per-run.ts';
import startSite from '../e2e/site.setup.ts';
import { type Half, type HalfResult, OUTPUT, runHalf, stopHalves } from './halves.ts';
import { prepareMachine } from './machine.ts';
import type { Result } from './record.ts';
import { repeatAlone, type Verdict } from './repeat.ts';
import { isBroken, isGreen, type Run, report } from './report.ts';
import { type Selection, select } from './selection.ts';

/** A run ends by itself after this many minutes; beside busy processes after twice as many. */
const LIMIT = 40;

/**
 * npm test: runs unit tests (vitest) and browser tests (Playwright) side by side, and repeats what failed alone.
 * See the README for its words; `--repeat 20 --busy <name>` repeats files, beside two processes that never rest.
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { repeat: { type: 'string' }, busy: { type: 'boolean', default: false } },
  });
  const started = Date.now();
  const selection = select(positionals);
  const count = selection.files.unit.length + selection.files.browser.length;
  if (count === 0) {
    console.error(`No test file is called ${positionals.join(' or ')}.`);
    return 1;
  }
  console.log(`${count} test files (${selection.level})`);
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const endSurroundings = beginSurroundings(values.busy);
  try {
    const missing = prepareMachine([...selection.files.unit, ...selection.files.browser]);
    if (missing.length > 0 && process.env.CI) {
      for (const { name, command } of missing) console.error(`${name} is missing: ${command}`);
      console.log('0 passed, 1 failed');
      return 1;
    }
    await ensureEngine();
    // It is built once a run: no process of a test looks through the sources again.
    process.env.ENGINE = 'as-is';
    if (values.repeat !== undefined) return await repeatFiles(selection, Number(values.repeat));
    const ended = await runOnce(selection, started, values.busy ? 2 * LIMIT : LIMIT);
    const run = { level: selection.level, minutes: (Date.now() - started) / 60_000, missing, ...ended };
    report(run);
    return isGreen(run) ? 0 : 1;
  } finally {
    await endSurroundings();
  }
}

/** Begins what belongs to a run: one folder for all temporary files, things made once, and processes that never rest. */
function beginSurroundings(isBusy: boolean): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-test-'));
  // Databases run as other users.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const endRun = beginRun();
  const busy = (isBusy ? [1, 2] : []).map(() => spawn(process.execPath, ['-e', 'for (;;);']));
  const stop = () => stopHalves();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return async () => {
    for (const one of busy) one.kill('SIGKILL');
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await endRun();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

type Ended = Pick<Run, 'halves' | 'flaky' | 'failed' | 'endedEarly'>;

/** Runs both halves side by side, then what failed alone. */
async function runOnce(selection: Selection, started: number, limit: number): Promise<Ended> {
  let endedEarly: string | undefined;
  const timer = setTimeout(
    () => {
      endedEarly = `The run ended by itself after ${limit} minutes.`;
      stopHalves();
    },
    started + limit * 60_000 - Date.now(),
  );
  const halves = halvesOf(selection);
  let stopSite = async () => {};
  const progress = beginProgress();
  const ended = await Promise.all(
    halves.map(async (half) => {
      if (half.name === 'browser') stopSite = await startSite();
      return [half, await runHalf(half, { onResult: progress.tell })] as const;
    }),
  );
  progress.end();
  if (ended.some(([, result]) => isBroken(result))) endedEarly ??= 'Too many tests failed.';
  const verdicts: Verdict[] = [];
  for (const [half, result] of ended)
    if (endedEarly === undefined)
      verdicts.push(await repeatAlone(half, result, () => endedEarly !== undefined));
    else verdicts.push({ half: result, flaky: [], failed: failuresOf(result) });
  clearTimeout(timer);
  await stopSite();
  return {
    halves: verdicts.map(({ half }) => half),
    flaky: verdicts.flatMap(({ flaky }) => flaky),
    failed: verdicts.flatMap(({ failed }) => failed),
    ...(endedEarly === undefined ? {} : { endedEarly }),
  };
}

const failuresOf = ({ results }: HalfResult) => results.filter(({ outcome }) => outcome === 'failed');

function halvesOf({ files }: Selection): Half[] {
  return (['unit', 'browser'] as const)
    .filter((name) => files[name].length > 0)
    .map((name) => ({ name, files: files[name] }));
}

/** Prints each failure when it is recorded, and the counts every half minute. */
function beginProgress(): { tell(result: Result): void; end(): void } {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const say = () => console.log(`${counts.passed} passed, ${counts.failed} failed so far`);
  const timer = setInterval(say, 30_000);
  return {
    tell(result) {
      counts[result.outcome] += 1;
      if (result.outcome === 'failed') console.log(`✗ ${result.file} › ${result.title}`);
    },
    end: () => clearInterval(timer),
  };
}

/** Runs the chosen files again and again; the closing lines count the failures of each test. */
async function repeatFiles(selection: Selection, times: number): Promise<number> {
  const failures = new Map<string, number>();
  let passed = 0;
  const stopSite = selection.files.browser.length > 0 ? await startSite() : async () => {};
  for (let round = 1; round <= times; round += 1) {
    const ended = await Promise.all(
      halvesOf(selection).map((half) => runHalf(half, { label: `${half.name}-${round}` })),
    );
    const failed = ended.flatMap(failuresOf);
    for (const { file, title, error } of failed) {
      const name = `${file} › ${title}`;
      failures.set(name, (failures.get(name) ?? 0) + 1);
      console.log(`✗ ${name}\n${error ?? ''}`);
    }
    passed += ended.flatMap(({ results }) => results.filter(({ outcome }) => outcome === 'passed')).length;
    console.log(`Round ${round} of ${times}: ${failed.length === 0 ? 'passed' : `${failed.length} failed`}`);
  }
  await stopSite();
  for (const [name, count] of failures) console.log(`${count} of ${times} failed: ${name}`);
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
