import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing/fixtures.ts';

const kavling = join(resolve(import.meta.dirname, '../..'), 'bin/kavling.mjs');
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** An export with a picture at each address. */
function exportOf(addresses: readonly string[]): string {
  const content = addresses.map((url, at) => ({
    id: `w${at}`,
    elType: 'widget',
    widgetType: 'image',
    settings: { image: { url } },
    elements: [],
  }));
  return JSON.stringify({ content, page_settings: [], version: '0.4', title: 'Contoh', type: 'page' });
}

test('[OPS-44] an import requests no address of this machine or its network, and lists the pictures it skipped', async () => {
  const folder = temporaryFolder();
  const { port } = server.address() as AddressInfo;
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '127.1'];
  const addresses = hosts.map((host) => `http://${host}:${port}/rahasia-${host}.png`);
  writeFileSync(join(folder, 'export.json'), exportOf(addresses));
  const child = spawn(process.execPath, [kavling, 'import', 'elementor', 'export.json'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ENGINE: process.env.ENGINE ?? '', KAVLING_LANG: 'en' },
    stdio: 'ignore',
  });
  await once(child, 'close');
  expect(asked).toEqual([]);
  const page = join(folder, 'pages/export');
  expect(readdirSync(page).filter((name) => name.endsWith('.png'))).toEqual([]);
  const report = readFileSync(join(page, 'import-report.json'), 'utf8');
  for (const address of addresses) expect(report).toContain(address);
}, 120_000);
