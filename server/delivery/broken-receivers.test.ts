import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import { createClient, makeVisit } from '../testing/clients.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { startServerProcess } from '../testing/server-process.ts';

/** Ways in which a receiver may break a connection; it alternates between them. */
const FAULTS: readonly string[] = [
  '',
  'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf',
  'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'not a protocol\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  'HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n',
];
let connections = 0;
const receiver = createServer((socket) => {
  const fault = FAULTS[connections % FAULTS.length] ?? '';
  connections += 1;
  socket.on('error', () => {});
  socket.once('data', () => {
    if (fault === '') socket.resetAndDestroy();
    else socket.write(fault, () => socket.resetAndDestroy());
  });
});
beforeAll(() => new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done)));
afterAll(() => void receiver.close());

test('[OPS-17] a receiver that breaks the connection in every way never ends the process', async () => {
  const entry = await buildServer('server/testing/serve.ts');
  const server = await startServerProcess({
    entry,
    env: {
      DATABASE_URL: join(temporaryFolder(), 'kavling.db'),
      KAVLING_WEBHOOK_URLS: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
      KAVLING_WEBHOOK_SECRET: 'w'.repeat(32),
      KAVLING_WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    },
  });
  const client = createClient(server.port);
  let number = 0;
  while (connections < 3 * FAULTS.length) {
    expect((await client.save(makeVisit(number++))).kind).toBe('saved');
  }
  expect(server.isAlive()).toBe(true);
  client.close();
  expect(await server.end('SIGTERM')).toBe(0);
}, 120_000);
