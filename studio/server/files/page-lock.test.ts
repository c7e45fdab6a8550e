import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { withPageLock } from './page-lock.ts';

function leaveLock(root: string, holder: { pid: number; started: string; host?: string }): string {
  const file = join(root, '.kavling/locks/a.lock');
  mkdirSync(join(root, '.kavling/locks'), { recursive: true });
  writeFileSync(file, JSON.stringify({ host: hostname(), ...holder }));
  return file;
}

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
  const { pid } = spawnSync(process.execPath, ['--version']);
  leaveLock(root, { pid, started: '' });
  await Promise.all(['one', 'other'].map((name) => withPageLock(root, 'a', work(name))));
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(readdirSync(join(root, '.kavling/locks'))).toEqual([]);
});

const engine = resolve(import.meta.dirname, '../../..');
const HOLDER = [join(engine, 'bin/run.mjs'), join(engine, 'tools/testing/hold-page-lock.ts')];

test.runIf(existsSync('/proc/self/stat'))(
  '[OPS-69] the lock of a killed process whose id has been reused is taken over immediately',
  async () => {
    const root = temporaryFolder();
    const killed = spawn(process.execPath, [...HOLDER, root]);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const file = join(root, '.kavling/locks/a.lock');
    // As after the restart of a container: the id belongs to a process that is alive, this one's parent or this one.
    const holder = JSON.parse(readFileSync(file, 'utf8')) as { host: string; pid: number; started: string };
    for (const pid of [process.ppid, process.pid]) {
      leaveLock(root, { ...holder, pid });
      const looked: string[] = [];
      await withPageLock(root, 'a', async () => {
        looked.push(
          (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid === process.pid ? 'ours' : 'theirs',
        );
      });
      expect(looked).toEqual(['ours']);
      expect(existsSync(file)).toBe(false);
    }
  },
  60_000,
);

test('[OPS-69] a lock that was not renewed for ten seconds, and one of an older version, is taken over', async () => {
  const root = temporaryFolder();
  const minuteAgo = new Date(Date.now() - 60_000);
  for (const holder of [JSON.stringify({ host: 'another-container', pid: 1, started: '77' }), '1', '']) {
    const file = leaveLock(root, { pid: 1, started: '' });
    writeFileSync(file, holder);
    utimesSync(file, minuteAgo, minuteAgo);
    await withPageLock(root, 'a', async () => {
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    });
    expect(existsSync(file)).toBe(false);
  }
  // Less than three times ten seconds: none of them is waited for.
}, 25_000);
