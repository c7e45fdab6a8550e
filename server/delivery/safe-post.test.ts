import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSafePost } from './safe-post.ts';

let connections = 0;
let port = 0;
const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/secret' });
  response.end('ok');
});
server.on('connection', () => {
  connections += 1;
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  connections = 0;
});

const signal = new AbortController().signal;
const LOCAL = ['127.0.0.1/32'];

test('private addresses are refused in every spelling, before any connection', async () => {
  const post = createSafePost({ allowPrivate: [] });
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00::1]',
    '[fe80::1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[fec0::1]',
    '[::7f00:1]',
    '[::127.0.0.1]',
    '224.0.0.1',
    '255.255.255.255',
  ];
  for (const host of hosts) {
    await expect(post(`http://${host}:${port}/`, '{}', {}, signal), host).rejects.toThrow(/private|unknown/);
  }
  await expect(post(`ftp://example.com/`, '{}', {}, signal)).rejects.toThrow('Only http');
  expect(connections).toBe(0);
});

test('a name is judged by all its addresses, and the connection goes to the one that was judged', async () => {
  const answers = [
    [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '127.0.0.1', family: 4 }],
  ];
  for (const addresses of answers) {
    const post = createSafePost({ allowPrivate: [], resolve: async () => addresses });
    await expect(post(`http://rebind.example:${port}/`, '{}', {}, signal)).rejects.toThrow(/private/);
  }
  expect(connections).toBe(0);

  let asked = 0;
  const rebinding = createSafePost({
    allowPrivate: LOCAL,
    resolve: async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  expect((await rebinding(`http://once.example:${port}/`, '{}', {}, signal)).status).toBe(200);
  expect(asked).toBe(1);
});

test('a redirect is treated as a plain response and not followed', async () => {
  const post = createSafePost({ allowPrivate: LOCAL });
  expect((await post(`http://127.0.0.1:${port}/moved`, '{}', {}, signal)).status).toBe(302);
  expect(connections).toBe(1);
});
