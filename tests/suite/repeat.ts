import { readFileSync } from 'node:fs';
import { type Half, type HalfResult, runHalf } from './halves.ts';
import { OUTSIDE, type Result } from './record.ts';
import type { Flaky } from './report.ts';

/** The second look at the tests that failed beside others. */
export interface Verdict {
  readonly flaky: readonly Flaky[];
  readonly failed: readonly Result[];
  /** The half with what only ran when it was repeated, such as tests after one that failed in a series. */
  readonly half: HalfResult;
}

/**
 * Repeats what failed in a half alone, one by one, with nothing beside it. Unit tests of a file may follow each other, so
 * the file is repeated; so is a file of browser tests that are in series.
 * @param half the half as it was run
 * @param isOver true once the run's time is over: the rest is not repeated, and has failed
 */
export async function repeatAlone(half: Half, result: HalfResult, isOver = () => false): Promise<Verdict> {
  const results = [...result.results];
  const notRun = new Map(result.notRun);
  const flaky: Flaky[] = [];
  const failed: Result[] = [];
  const groups = groupsOf(half, result.results);
  for (const [at, group] of groups.entries()) {
    if (isOver() || group.file.startsWith('(')) {
      failed.push(...group.failures);
      continue;
    }
    console.log(`Repeating alone: ${group.file}${group.title ? ` › ${group.title}` : ''}`);
    const again = await runHalf(
      { ...half, files: [group.file] },
      { label: `${half.name}-again-${at + 1}`, alone: true, title: group.title },
    );
    const known = new Set(results.filter(({ file }) => file === group.file).map(({ title }) => title));
    results.push(...again.results.filter(({ outcome, title }) => outcome !== 'failed' && !known.has(title)));
    if (group.title === undefined) notRun.delete(group.file);
    const judged = judge(half, group.failures, again.results);
    flaky.push(...judged.flaky);
    failed.push(...judged.failed);
  }
  return { flaky, failed, half: { ...result, results, notRun } };
}

/** A test that passes alone is flaky. One that fails again, or does not run, has failed. */
function judge(half: Half, failures: readonly Result[], again: readonly Result[]): Omit<Verdict, 'half'> {
  const failed = again.filter(({ outcome }) => outcome === 'failed');
  const passed = again.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title);
  const isFlaky = ({ title }: Result) =>
    title === OUTSIDE ? failed.length === 0 && passed.length > 0 : passed.includes(title);
  const isFailed = ({ title }: Result) => failed.some((one) => one.title === title);
  return {
    flaky: failures
      .filter(isFlaky)
      .map(({ file, title, error = '' }) => ({ half: half.name, file, title, error })),
    failed: [...failed, ...failures.filter((one) => !isFlaky(one) && !isFailed(one))],
  };
}

/** Failures that one repetition answers: those of a file, or one test. */
interface Group {
  readonly file: string;
  /** The test to repeat, the whole file if there is none. */
  readonly title: string | undefined;
  readonly failures: readonly Result[];
}

function groupsOf({ name }: Half, results: readonly Result[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of results.filter(({ outcome }) => outcome === 'failed')) {
    const title = name === 'unit' || isSerial(one.file) ? undefined : one.title;
    const key = `${one.file} ${title}`;
    groups.set(key, { file: one.file, title, failures: [...(groups.get(key)?.failures ?? []), one] });
  }
  return [...groups.values()];
}

const isSerial = (file: string) => !file.startsWith('(') && /mode: 'serial'/.test(readFileSync(file, 'utf8'));
