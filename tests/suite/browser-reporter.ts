import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { OUTSIDE, record } from './record.ts';

/** Records what Playwright runs, one line a test; see `record.ts`. */
export default class BrowserReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    const planned = new Map<string, number>();
    for (const test of suite.allTests()) planned.set(fileOf(test), (planned.get(fileOf(test)) ?? 0) + 1);
    for (const [file, count] of planned) record({ file, planned: count });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // A test that was stopped in the middle has not run.
    if (result.status === 'interrupted') return;
    const reason = result.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
    // One that waited for a failed test of its series is skipped as well, but had been meant to run.
    if (result.status === 'skipped' && test.expectedStatus !== 'skipped') return;
    record({
      file: fileOf(test),
      title: titleOf(test),
      outcome: result.status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      seconds: result.duration / 1000,
      ...(result.errors.length > 0 ? { error: result.errors.map(textOf).join('\n\n') } : {}),
      ...(reason ? { reason } : {}),
    });
  }

  onError(error: TestError): void {
    // Playwright says with this that it has stopped after too many failures, which are recorded already.
    if (error.message?.includes('Testing stopped early')) return;
    record({ file: '(no file)', title: OUTSIDE, outcome: 'failed', seconds: 0, error: textOf(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const fileOf = ({ location }: TestCase) => relative(process.cwd(), location.file);

/** The titles from the file's name downwards, as `--grep` compares them. */
const titleOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' ');

const textOf = ({ message = '', stack, snippet }: TestError) =>
  stripVTControlCharacters([stack ?? message, snippet].filter(Boolean).join('\n'));
