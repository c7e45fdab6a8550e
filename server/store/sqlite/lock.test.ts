import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import { createClient, makeVisit } from '../../testing/clients.ts';
import { startEnvironment } from '../../testing/environment.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { connectSqlite } from './drivers.ts';

let entry = '';
beforeAll(async () => {
  entry = await buildServer('server/testing/serve.ts');
}, 120_000);

/** Another process that holds the write lock. */
function lock(file: string): () => void {
  const other = connectSqlite(file);
  other.exec('begin immediate');
  return () => other.close();
}

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

test('[OPS-31] a server that is asked to stop while another process holds the lock exits within five seconds', async () => {
  const file = join(temporaryFolder(), 'kavling.db');
  const server = await startServerProcess({ entry, env: { DATABASE_URL: file } });
  const client = createClient(server.port);
  expect((await client.save(makeVisit(0))).kind).toBe('saved');
  const release = lock(file);
  const waiting = client.save(makeVisit(1));
  const asked = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5000);
  expect((await waiting).kind).not.toBe('saved');
  release();
  client.close();
}, 180_000);
