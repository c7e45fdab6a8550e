import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDownload } from './download.ts';

let base = '';
let other = '';
let connections = 0;
let sent = 0;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const server = createServer((request, response) => {
  const moved = (location: string) => void response.writeHead(302, { location }).end();
  if (request.url === '/moved') return moved('/a.png');
  if (request.url === '/elsewhere') return moved(`${other}/a.png`);
  if (request.url === '/circle') return moved('/circle');
  if (request.url === '/missing') return void response.writeHead(404).end();
  if (request.url === '/silent') return;
  if (request.url !== '/endless') return void response.end(png);
  const chunk = Buffer.alloc(1_000_000);
  const push = () => {
    while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    sent += chunk.length;
  };
  response.on('drain', push);
  push();
});
server.on('connection', () => {
  connections += 1;
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  other = `http://127.0.0.2:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  connections = 0;
  sent = 0;
});

const open = createDownload({ allowPrivate: ['127.0.0.0/8'] });

test('[OPS-44] a picture comes, also over a redirect within its host', async () => {
  expect(await open(`${base}/a.png`)).toEqual(png);
  expect(await open(`${base}/moved`)).toEqual(png);
  expect(await open(`${base}/missing`)).toBeUndefined();
});

test('[OPS-44] no redirect leads elsewhere, or round in circles', async () => {
  expect(await open(`${base}/elsewhere`)).toBeUndefined();
  expect(connections).toBe(1);
  expect(await open(`${base}/circle`)).toBeUndefined();
});

test('[OPS-44] only public addresses are reached, by name too', async () => {
  const download = createDownload({ allowPrivate: [] });
  const byName = createDownload({
    allowPrivate: [],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  await expect(download(`${base}/a.png`)).rejects.toThrow('not reached');
  await expect(download('file:///etc/passwd')).rejects.toThrow('Only http and https');
  await expect(byName(base.replace('127.0.0.1', 'gambar.example'))).rejects.toThrow('not reached');
  expect(connections).toBe(0);
});

test('[OPS-44] reading ends at the size of a large picture, and with the patience of a person', async () => {
  expect(await open(`${base}/endless`)).toBeUndefined();
  expect(sent).toBeLessThan(100_000_000);
  await expect(createDownload({ allowPrivate: ['127.0.0.0/8'] }, 50)(`${base}/silent`)).rejects.toThrow();
});
