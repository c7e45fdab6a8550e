import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { losePostgres } from '../../testing/torture-postgres.ts';

// `npm run torture` does the same twenty times over.
let postgres: TestPostgres | string = 'not started';
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

test('[OPS-17] no way of losing PostgreSQL ends `kavling serve` or loses an acknowledged lead, and /readyz reports it', async (context) => {
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
  expect(result.acknowledged).toBeGreaterThan(30);
}, 180_000);
