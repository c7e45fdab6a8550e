import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { defaultServerConfig } from '../config/read.ts';
import { createBackend } from '../index.ts';
import { silentLog } from '../ports/log.ts';
import { DatabaseOpenError } from '../store/database/database-engine.ts';
import { projectSource, temporaryFolder } from '../testing/fixtures.ts';
import { readSecret } from './secret.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});
const configIn = (place: string) =>
  defaultServerConfig({ DATABASE_URL: { kind: 'sqlite', file: join(place, 'kavling.db') } });

test('[OPS-38] a first start makes a secret that only this account can read, and the next ones keep it', () => {
  const secret = readSecret(configIn(folder));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(configIn(folder))).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each([
  ['empty', ''],
  ['blank', '\n'],
  ['short', 'abcdef0123456789\n'],
  ['cut off by one', 'a'.repeat(63)],
  ['of other bytes', 'z'.repeat(64)],
])('[OPS-38] a secret that is %s is refused, with what to do, and left as it is', async (_what, content) => {
  writeFileSync(join(folder, 'secret'), content);
  const start = createBackend({ config: configIn(folder), projects: projectSource(), log: silentLog });
  await expect(start).rejects.toThrow(DatabaseOpenError);
  await expect(start).rejects.toThrow(/secret is empty or damaged.*Restore it from a backup/);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
});

test('[OPS-38] a full disk at the first start leaves nothing behind, and the next start makes a complete secret', (context) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip('Only root may mount a small disk.');
  }
  try {
    fill(join(disk, 'ballast'));
    expect(() => readSecret(configIn(disk))).toThrow(/secret cannot be written: .*ENOSPC/);
    expect(readdirSync(disk)).toEqual(['ballast']);
    rmSync(join(disk, 'ballast'));
    expect(readSecret(configIn(disk))).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    execFileSync('umount', [disk]);
  }
});

/** Fills the disk to the last byte. */
function fill(file: string): void {
  for (let size = 64 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {}
  }
}
