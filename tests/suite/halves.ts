import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HalfName, RECORD, type Result, readRecord } from './record.ts';

/** More failures than this in one half are a broken tree: the half stops, and nothing is repeated. */
export const MOST_FAILURES = 15;

/** A half and how it is started. */
export interface Half {
  readonly name: HalfName;
  /** The runner's own configuration, the repository's by default. */
  readonly config?: string;
  /** The files to run; all by default. */
  readonly files?: readonly string[];
  /** The half stops after more failures than this. */
  readonly mostFailures?: number;
}

/** A half that has ended or was stopped. */
export interface HalfResult {
  readonly name: HalfName;
  readonly results: readonly Result[];
  /** Tests by file that were planned but have no result. */
  readonly notRun: ReadonlyMap<string, number>;
}

/** Where the records and the output of a run are written, relative to the repository. */
export const OUTPUT = 'test-results';

const reporters: Readonly<Record<HalfName, string>> = {
  unit: resolve(import.meta.dirname, 'unit-reporter.ts'),
  browser: resolve(import.meta.dirname, 'browser-reporter.ts'),
};

/** @param alone true to run one test at a time */
function commandOf(
  { name, config, files = [], mostFailures = MOST_FAILURES }: Half,
  alone: boolean,
  title?: string,
): string[] {
  const bin = name === 'unit' ? 'vitest/vitest.mjs' : '@playwright/test/cli.js';
  const command = [join('node_modules', bin), name === 'unit' ? 'run' : 'test'];
  if (config !== undefined) command.push('--config', config);
  command.push(`--reporter=${reporters[name]}`);
  if (name === 'unit')
    command.push(`--bail=${mostFailures + 1}`, ...(alone ? ['--maxWorkers=1'] : []), ...files);
  else {
    command.push(`--max-failures=${mostFailures + 1}`, ...(alone ? ['--workers=1'] : []));
    if (title !== undefined) command.push('--grep', `${literal(title)}$`);
    command.push(...files.map((file) => `${literal(file)}$`));
  }
  return command;
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The processes that run now. */
const running = new Set<ChildProcess>();

/** Ends all halves that run, with everything that they started; what is recorded until then counts. */
export function stopHalves(): void {
  for (const child of running) {
    signal(child, 'SIGINT');
    setTimeout(() => signal(child, 'SIGKILL'), 15_000).unref();
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a half; its output goes to `test-results/<label>.log`.
 * @param onResult is called with each result soon after it is recorded
 */
export async function runHalf(
  half: Half,
  {
    label = half.name as string,
    alone = false,
    title,
    onResult = () => {},
  }: {
    readonly label?: string;
    readonly alone?: boolean;
    /** The one test to run. */
    readonly title?: string | undefined;
    readonly onResult?: (result: Result) => void;
  } = {},
): Promise<HalfResult> {
  mkdirSync(OUTPUT, { recursive: true });
  const file = resolve(OUTPUT, `${label}.ndjson`);
  rmSync(file, { force: true });
  const log = createWriteStream(`${OUTPUT}/${label}.log`);
  const child = spawn(process.execPath, commandOf(half, alone, title), {
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      [RECORD]: file,
      // Unit tests that are repeated share nothing with the run in which they failed.
      ...(alone && half.name === 'unit' ? { TEST_RUN: undefined } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A new process group, which ends as a whole.
    detached: true,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  let reported = 0;
  const tell = () => {
    const { results } = readRecord(file);
    for (const result of results.slice(reported)) onResult(result);
    reported = results.length;
  };
  const timer = setInterval(tell, 2000);
  const closed = new Promise((done) => child.once('close', done));
  const status = await new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  // A process that a test left running may hold the output open.
  await Promise.race([closed, new Promise((done) => setTimeout(done, 2000))]);
  clearInterval(timer);
  running.delete(child);
  await new Promise((done) => log.end(done));
  tell();
  const { results, planned } = readRecord(file);
  const ended = new Map<string, number>();
  for (const one of results) ended.set(one.file, (ended.get(one.file) ?? 0) + 1);
  const notRun = new Map<string, number>();
  for (const name of half.files ?? []) if (!planned.has(name) && !ended.has(name)) notRun.set(name, 0);
  for (const [name, count] of planned) {
    const left = count - (ended.get(name) ?? 0);
    if (left > 0) notRun.set(name, left);
  }
  // A runner that breaks by itself fails no test.
  const isBroken = status !== 0 && results.every(({ outcome }) => outcome !== 'failed');
  const broken: Result = {
    file: `(${half.name} half)`,
    title: `ended with ${status}`,
    outcome: 'failed',
    seconds: 0,
    error: lastLines(`${OUTPUT}/${label}.log`),
  };
  return { name: half.name, results: isBroken ? [...results, broken] : results, notRun };
}

const lastLines = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-40).join('\n') : '';
