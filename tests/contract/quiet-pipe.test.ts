import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startEnvironment, TEST_SECRET } from '../../server/testing/environment.ts';
import { temporaryFolder } from '../../server/testing/fixtures.ts';

// Each test starts a process or more, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kavling = join(resolve(import.meta.dirname, '../..'), 'bin/kavling.mjs');

/** Runs a command whose reader has left before the first word, on one of its streams; the other is read. */
async function withoutReader(stream: 'stdout' | 'stderr', line: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [kavling, ...line.split(' ')], {
    cwd: temporaryFolder(),
    env: { PATH: process.env.PATH ?? '', ENGINE: process.env.ENGINE ?? '', KAVLING_LANG: 'en', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child[stream].destroy();
  let heard = '';
  child[stream === 'stdout' ? 'stderr' : 'stdout'].on('data', (part) => {
    heard += String(part);
  });
  const [code] = await once(child, 'close');
  return { code, heard };
}

// Each of them prints in another way.
test.each(['--help', 'widgets --json', 'doctor', 'completion bash'])(
  '[OPS-26] %s ends quietly when its reader has left',
  async (line) => {
    expect(await withoutReader('stdout', line)).toEqual({ code: 0, heard: '' });
  },
);

test('[OPS-26] leads list and export end quietly when their reader has left', async () => {
  const file = join(temporaryFolder(), 'kavling.db');
  const environment = await startEnvironment({ database: { kind: 'sqlite', file } });
  for (let at = 0; at < 30; at += 1)
    await environment.save({
      whatsapp_number: `+6281200000${String(at).padStart(3, '0')}`,
      idempotency_key: `k${at}`,
    });
  await environment.backend.close();
  const env = { DATABASE_URL: file, KAVLING_SECRET: TEST_SECRET };
  for (const line of ['leads list', 'leads export'])
    expect(await withoutReader('stdout', line, env), line).toEqual({ code: 0, heard: '' });
});

test('[OPS-26] a message without a reader does not change the exit code', async () => {
  expect(await withoutReader('stderr', 'vaildate')).toEqual({ code: 2, heard: '' });
  expect(await withoutReader('stderr', 'build')).toEqual({ code: 3, heard: '' });
});
