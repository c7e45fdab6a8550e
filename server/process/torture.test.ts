import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { backupUnderLoad, countSyncs, fillDisk, killUnderLoad, lockUnderLoad } from '../testing/torture.ts';
import { killMigrations, slowSockets } from '../testing/torture-edges.ts';

/** The short form of `npm run torture`: the same rounds, fewer of them, against a real process. */
let entry = '';
beforeAll(async () => {
  entry = await buildServer('server/testing/serve.ts');
});

test('kill -9 under sixteen clients loses and duplicates no acknowledged lead', async () => {
  const result = await killUnderLoad(entry, { rounds: 2, clients: 16 });
  expect(result).toMatchObject({ lost: 0, doubled: 0, integrity: 'ok' });
  expect(result.acknowledged).toBeGreaterThan(50);
}, 180_000);

test('SIGTERM drains: every acknowledged lead is stored, and the process exits on its own', async () => {
  const result = await killUnderLoad(entry, { rounds: 1, clients: 8, signal: 'SIGTERM' });
  expect(result).toMatchObject({ lost: 0, doubled: 0, integrity: 'ok' });
  expect(result.exits).toEqual([0]);
}, 180_000);

test('every save that waits alone is synced before its answer', async (context) => {
  const syncs = await countSyncs(entry, 50);
  if (syncs === null) return context.skip('strace is not installed: apt-get install strace');
  expect(syncs).toBeGreaterThanOrEqual(50);
}, 180_000);

test('a backup that locks the database for a second loses no lead, and health checks answer', async () => {
  const result = await lockUnderLoad(entry, 1000, 50);
  expect(result.errors).toBe(0);
  expect(result.rows).toBe(result.saved);
  expect(result.healthyWhileLocked).toBeGreaterThan(0);
}, 180_000);

test('backups taken under load are whole, and hold every lead from before they began', async () => {
  expect(await backupUnderLoad(entry, 2)).toEqual({ backups: 2, broken: 0, missing: 0 });
}, 180_000);

test('a full disk refuses, acknowledges nothing it has not, and goes on once there is room', async (context) => {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return context.skip('Only root may mount a small disk.');
  }
  try {
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(400_000));
    const result = await fillDisk(entry, folder, () => rmSync(join(folder, 'ballast')));
    expect(result.refused).toBe(100);
    expect(result.acknowledged).toBeGreaterThan(100);
    expect(result.rows).toBe(result.acknowledged);
    expect(result.savesAfterRoom).toBe(true);
  } finally {
    execFileSync('umount', [folder]);
  }
}, 180_000);

test('a hundred slow sockets and a body without end cost other visitors nothing', async () => {
  const result = await slowSockets(entry, 100, 2);
  expect(result.errors).toBe(0);
  expect(result.saved).toBeGreaterThan(0);
  expect(result.grownMegabytes).toBeLessThan(80);
  expect(result.afterOversize).toBe(413);
}, 180_000);

test('a first start that is killed at any moment is finished by the next one', async () => {
  expect(await killMigrations(entry, 2)).toMatchObject({ kills: 2, broken: 0 });
}, 180_000);
