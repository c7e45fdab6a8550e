import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { losePostgres } from '../../testing/torture-postgres.ts';

let postgres: TestPostgres | string = 'not started';
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
}, 120_000);
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

test('[OPS-17] no way of losing PostgreSQL ends the process or loses an acknowledged lead', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const entry = await buildServer('server/testing/serve.ts');
  const url = await postgres.createDatabase();
  const start = () => startServerProcess({ entry, env: { DATABASE_URL: url } });
  const result = await losePostgres({ postgres, url, start, rounds: 3, clients: 12 });
  expect(result).toMatchObject({ faults: 15, deaths: 0, lost: 0, doubled: 0, strange: [], exitCode: 0 });
  expect(result.acknowledged).toBeGreaterThan(50);
}, 240_000);

test('[OPS-17] `kavling serve` survives the loss of its connections, and /readyz reports it', async (context) => {
  if (typeof postgres === 'string') return context.skip(postgres);
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'dist'));
  writeFileSync(join(cwd, 'dist/index.html'), '<!doctype html><title>x</title>');
  const url = await postgres.createDatabase();
  const entry = resolve(import.meta.dirname, '../../../bin/kavling.mjs');
  const start = () => startServerProcess({ entry, args: ['serve'], cwd, env: { DATABASE_URL: url } });
  const result = await losePostgres({ postgres, url, start, rounds: 1, clients: 12 });
  expect(result).toMatchObject({ faults: 5, toldNotReady: 3, deaths: 0, lost: 0, doubled: 0, strange: [] });
  expect(result.exitCode).toBe(0);
}, 600_000);
