import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { OUTSIDE, record } from './record.ts';

/** Records what vitest runs, one line a test; see `record.ts`. */
export default class UnitReporter implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    record({ file: fileOf(module), planned: [...module.children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const { state, errors } = result;
    const reason = state === 'skipped' ? result.note : undefined;
    // A test that was to run, and skips itself without a reason, did not run because the run ended early.
    if (state === 'pending' || (state === 'skipped' && test.options.mode === 'run' && !reason)) return;
    record({
      file: fileOf(test.module),
      title: test.fullName,
      outcome: state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      ...(errors && errors.length > 0 ? { error: textOf(errors) } : {}),
      ...(reason ? { reason } : {}),
    });
  }

  onTestSuiteResult(suite: TestSuite): void {
    recordBroken(suite.module, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    recordBroken(module, module.errors());
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      const file = (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH;
      record({
        file: file ? relative(process.cwd(), file) : '(no file)',
        title: OUTSIDE,
        outcome: 'failed',
        seconds: 0,
        error: textOf([error]),
      });
    }
  }
}

function recordBroken(module: TestModule, errors: readonly SerializedError[]): void {
  if (errors.length > 0)
    record({ file: fileOf(module), title: OUTSIDE, outcome: 'failed', seconds: 0, error: textOf(errors) });
}

const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

const textOf = (errors: readonly SerializedError[]) =>
  errors
    .flatMap(({ message, stack, diff }) => [
      stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`,
      diff,
    ])
    .filter(Boolean)
    .join('\n');
