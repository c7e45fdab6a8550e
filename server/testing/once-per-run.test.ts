import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from './fixtures.ts';
import { oncePerRun } from './once-per-run.ts';

let run: string;
beforeEach(() => {
  run = temporaryFolder();
  vi.stubEnv('TEST_RUN', run);
});
afterEach(() => vi.unstubAllEnvs());

test('the first caller of a run makes it, and all get its value or its error', async () => {
  const make = vi.fn(async () => ({ value: 4711 }));
  expect(await Promise.all([oncePerRun('thing', make), oncePerRun('thing', make)])).toEqual([4711, 4711]);
  expect(make).toHaveBeenCalledTimes(1);
  const fail = () => oncePerRun('other', () => Promise.reject(new Error('no room')));
  await expect(fail()).rejects.toThrow('no room');
  await expect(fail()).rejects.toThrow('no room');
});

test('a caller does not wait for a process that has ended before it had made the thing', async () => {
  const { pid } = spawnSync('true');
  symlinkSync(String(pid), join(run, 'thing'));
  await expect(oncePerRun('thing', async () => ({ value: 1 }))).rejects.toThrow(
    `Process ${pid} of this run has ended before it had made "thing".`,
  );
});
