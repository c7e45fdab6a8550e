import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { withPageLock } from './page-lock.ts';

test('[STU-17] writers of one page wait for each other, and for no process that has died', async () => {
  const root = temporaryFolder();
  const steps: string[] = [];
  const work = (name: string) => () =>
    new Promise<void>((done) => {
      steps.push(`${name} begins`);
      setImmediate(() => {
        steps.push(`${name} ends`);
        done();
      });
    });
  mkdirSync(join(root, '.kavling/locks'), { recursive: true });
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(root, '.kavling/locks/a.lock'), String(pid));
  await Promise.all(['one', 'other'].map((name) => withPageLock(root, 'a', work(name))));
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(readdirSync(join(root, '.kavling/locks'))).toEqual([]);
});
