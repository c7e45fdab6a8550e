import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The two test runners of a run: vitest for units and contracts, Playwright for browsers. */
export type HalfName = 'unit' | 'browser';

/** The title of what fails outside of a test: in a file as a whole, or in a hook of its tests. */
export const OUTSIDE = '(outside of a test)';

/** The end of one test. */
export interface Result {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** The message, place and difference of a failure. */
  readonly error?: string;
  /** The reason why a test was skipped, where it gives one. */
  readonly reason?: string;
}

/** A line that a reporter writes while its half runs: the number of tests of a file once that is known, and each result. */
type Line = Result | { readonly file: string; readonly planned: number };

/** All that is known about a half, also when it was stopped in the middle. */
export interface HalfRecord {
  readonly results: readonly Result[];
  /** Tests by file. */
  readonly planned: ReadonlyMap<string, number>;
}

/** The variable that names the file in which a reporter records; see {@link readRecord}. */
export const RECORD = 'TEST_RECORD';

/** Adds one line to the record of the half that this process runs, if there is one. */
export function record(line: Line): void {
  const file = process.env[RECORD];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Reads the record of a half; the last line may be half written while the half runs. */
export function readRecord(file: string): HalfRecord {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return {
    results: lines.filter((line) => 'outcome' in line),
    planned: new Map(lines.flatMap((line) => ('planned' in line ? [[line.file, line.planned]] : []))),
  };
}
