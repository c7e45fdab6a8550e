import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type HalfResult, MOST_FAILURES, OUTPUT } from './halves.ts';
import type { Missing } from './machine.ts';
import type { HalfName, Result } from './record.ts';
import type { Level } from './selection.ts';

/** A test that failed beside others and passed alone; each is a debt. */
export interface Flaky {
  readonly half: HalfName;
  readonly file: string;
  readonly title: string;
  /** The error of its first failure. */
  readonly error: string;
}

/** More of these are a failure: so many are no accident. */
export const MOST_FLAKY = 10;

/** A run that has ended. */
export interface Run {
  readonly level: Level;
  readonly minutes: number;
  readonly halves: readonly HalfResult[];
  readonly flaky: readonly Flaky[];
  /** Tests that failed beside others and alone, or were not repeated. */
  readonly failed: readonly Result[];
  readonly missing: readonly Missing[];
  /** Why the run ended before all tests had run. */
  readonly endedEarly?: string;
}

const SLOWEST = 20;

/** True if the change may land. */
export const isGreen = ({ failed, flaky, endedEarly, halves }: Run): boolean =>
  failed.length === 0 &&
  flaky.length <= MOST_FLAKY &&
  endedEarly === undefined &&
  (flaky.length > 0 || halves.some(({ results }) => results.some(({ outcome }) => outcome === 'passed')));

/** Prints how a run ended, and writes `summary.json`, `flaky.json` and `times.json` into `test-results`. */
export function report(run: Run): void {
  const { level, minutes, halves, flaky, failed, missing, endedEarly } = run;
  const results = halves.flatMap((half) => half.results);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const passed = results.filter(({ outcome }) => outcome === 'passed').length + flaky.length;
  const times = timesOf(results);
  printSlowest(times);
  printSkipped(skipped, missing);
  const notRun = halves.flatMap((half) => [...half.notRun]);
  if (endedEarly !== undefined || notRun.length > 0) {
    console.log(`\n${endedEarly ?? 'Some tests had not run.'} Not run:`);
    for (const [file, count] of notRun) console.log(`  ${file}${count > 0 ? ` (${count} tests)` : ''}`);
  }
  for (const { file, title, error } of failed) console.log(`\nFAILED  ${file} › ${title}\n${error ?? ''}`);
  if (flaky.length > 0) {
    console.log(`\n${flaky.length} flaky: failed beside other tests, passed alone.`);
    for (const { file, title, error } of flaky) console.log(`  ${file} › ${title}\n    ${firstLine(error)}`);
    if (flaky.length > MOST_FLAKY) console.log(`More than ${MOST_FLAKY} flaky tests are a failure.`);
  }
  const numbers = { passed, failed: failed.length, flaky: flaky.length, skipped: skipped.length };
  const summary = { ...commit(), level, minutes: Number(minutes.toFixed(1)), ...numbers, endedEarly };
  write('summary', summary);
  write('flaky', flaky);
  write('times', Object.fromEntries(times));
  console.log(`\n${minutes.toFixed(1)} minutes, ${flaky.length} flaky, ${skipped.length} skipped`);
  // CI reads the closing line: a run that is red for another reason has failed as well.
  console.log(`${passed} passed, ${isGreen(run) ? 0 : Math.max(1, failed.length)} failed`);
}

const write = (name: string, value: unknown) =>
  writeFileSync(`${OUTPUT}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);

/** The seconds of each file, the slowest first. */
function timesOf(results: readonly Result[]): [file: string, seconds: number][] {
  const seconds = new Map<string, number>();
  for (const one of results) seconds.set(one.file, (seconds.get(one.file) ?? 0) + one.seconds);
  return [...seconds]
    .sort(([, one], [, other]) => other - one)
    .map(([file, sum]) => [file, Math.round(sum * 10) / 10]);
}

function printSlowest(times: readonly (readonly [file: string, seconds: number])[]): void {
  if (times.length <= SLOWEST) return;
  console.log(`\nThe ${SLOWEST} slowest files, seconds:`);
  for (const [file, seconds] of times.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}

function printSkipped(skipped: readonly Result[], missing: readonly Missing[]): void {
  for (const { name, command } of missing) console.log(`\n${name} is not there: ${command}`);
  const reasons = new Map<string, number>();
  for (const { file, reason } of skipped) {
    const why = reason ?? `${file} skips them on this machine`;
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
  }
  for (const [reason, count] of reasons) console.log(`${count} skipped: ${reason}`);
}

function commit(): { commit: string; isClean: boolean } {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: 'unknown', isClean: false };
  }
}

const firstLine = (text: string) => text.split('\n').find((line) => line.trim() !== '') ?? '';

/** True if a half has failed so often that nothing is repeated. */
export const isBroken = ({ results }: HalfResult): boolean =>
  results.filter(({ outcome }) => outcome === 'failed').length > MOST_FAILURES;
