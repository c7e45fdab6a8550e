import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from './fixtures.ts';
import { openFolder } from './open-folder.ts';

afterEach(() => vi.unstubAllEnvs());

function folderIn(base: string): string {
  vi.stubEnv('TMPDIR', base);
  const folder = openFolder('test');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder for another user is in the temporary folder', () => {
  const base = openFolder('base');
  onTestFinished(() => rmSync(base, { recursive: true }));
  const folder = folderIn(base);
  expect(dirname(folder)).toBe(base);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('a folder for another user is elsewhere if others may not pass one above the temporary folder', () => {
  const closed = temporaryFolder();
  const base = join(closed, 'open');
  mkdirSync(base);
  chmodSync(base, 0o755);
  chmodSync(closed, 0o700);
  for (let folder = folderIn(base); folder !== dirname(folder); folder = dirname(folder)) {
    expect(folder).not.toBe(closed);
    expect(statSync(folder).mode & 0o001, folder).toBe(1);
  }
});

test('a folder for another user is elsewhere if no path of a socket would fit below the temporary folder', () => {
  const base = join(openFolder('base'), 'x'.repeat(100));
  onTestFinished(() => rmSync(dirname(base), { recursive: true }));
  mkdirSync(base, { mode: 0o755 });
  expect(folderIn(base).length).toBeLessThan(80);
});
