import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import { startEnvironment } from '../../testing/environment.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { lock, stopWhileLocked } from '../../testing/torture-stops.ts';

let entry = '';
beforeAll(async () => {
  entry = await buildServer('server/testing/serve.ts');
}, 120_000);

test('[OPS-31] what a locked database cannot take is answered with 503, whichever call it is', async () => {
  const file = join(temporaryFolder(), 'kavling.db');
  const environment = await startEnvironment({ database: { kind: 'sqlite', file } });
  const release = lock(file);
  const calls = [
    environment.save(),
    environment.call({ action: 'send_otp', phone_number: '6281298765432' }),
    environment.call({ action: 'cancel_otp', requestId: 'r' }),
  ];
  let isAnswered = false;
  const answers = Promise.all(calls).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) await environment.clock.advance(1000);
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503]);
  release();
  expect((await environment.save()).body.success).toBe(true);
  await environment.backend.close();
});

// `npm run torture` measures how long it takes.
test('[OPS-31] a server that is stopped while another process holds the lock exits, and the waiting lead is not acknowledged', async () => {
  const { exitCode, kinds } = await stopWhileLocked(entry);
  expect(exitCode).toBe(0);
  expect(kinds).not.toContain('saved');
}, 180_000);
