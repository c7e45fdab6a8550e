import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import { readColumn } from '../../server/testing/sqlite.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

const root = resolve(import.meta.dirname, '../..');
const site = temporaryFolder();
const received: string[] = [];
let receiver: Server;
let preview: ChildProcess;
let port = 0;

const page = {
  version: 1,
  template: 'microsite',
  seo: { title: 'Kecil', description: 'Halaman kecil.' },
  project: { id: '7', name: 'Kecil', superleadsId: 'SL-7', telesalesNumber: '6281298765432' },
  settings: { otp: { enabled: true } },
  sections: [{ type: 'section', children: [{ type: 'heading', text: 'Kecil', level: 1 }] }],
};

/** `kavling preview`, started by a person whose environment is set up for the real server. */
beforeAll(async () => {
  mkdirSync(join(site, 'pages/kecil'), { recursive: true });
  writeFileSync(join(site, 'pages/kecil/page.json'), JSON.stringify(page));
  sharePrepared(site);
  receiver = createServer((asked, answer) => {
    received.push(`${asked.method} ${asked.url}`);
    answer.end('{}');
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const outside = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  preview = spawn(
    process.execPath,
    [
      join(root, 'bin/kavling.mjs'),
      'preview',
      '--port',
      '0',
      '--host',
      '0.0.0.0',
      '--allow-host',
      'demo.trycloudflare.com',
      '--lang',
      'en',
    ],
    {
      cwd: site,
      env: {
        PATH: process.env.PATH ?? '',
        ENGINE: process.env.ENGINE ?? '',
        NO_COLOR: '1',
        DATABASE_URL: join(site, 'data/kavling.db'),
        KAVLING_SECRET: 'x'.repeat(40),
        KAVLING_WEBHOOK_URLS: `${outside}/webhook`,
        KAVLING_WEBHOOK_SECRET: 'y'.repeat(40),
        KAVLING_WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
        KAVLING_CSV_FOLDER: join(site, 'csv'),
        KAVLING_OTP_SENDER: 'http',
        KAVLING_OTP_HTTP_URL: `${outside}/otp`,
        KAVLING_WHATSAPP_API: outside,
        KAVLING_WHATSAPP_TEAM: '6281234567890',
        KAVLING_WHATSAPP_PHONE_ID: '1',
        KAVLING_WHATSAPP_TOKEN: 't',
        KAVLING_WHATSAPP_LEAD_TEMPLATE: 'lead',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  port = await new Promise<number>((found) => {
    preview.stdout?.on('data', (part) => {
      text += part;
      const address = /Preview\s+http:\/\/[^:]+:(\d+)\//.exec(text)?.[1];
      if (address) found(Number(address));
    });
  });
}, 120_000);

afterAll(async () => {
  preview?.kill('SIGKILL');
  await new Promise((done) => receiver?.close(done));
});

interface Asked {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

/** One request with exactly these headers: `fetch` sets Host itself. */
function ask(path: string, { host = '127.0.0.1', headers = {}, form }: Asked = {}) {
  const body = form && new URLSearchParams(form).toString();
  const type = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const call = request(
      { host, port, path, method: body ? 'POST' : 'GET', headers: { ...type, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

const CALL = '/wp-admin/admin-ajax.php';

test('[OPS-19] leads and codes of the preview are shown only on this computer, under its own name', async () => {
  const sent = await ask(CALL, {
    form: { action: 'send_otp', phone_number: '6281312345678', project_id: '7' },
  });
  expect(sent.status).toBe(200);
  const here = await ask('/.kavling/leads');
  expect(here.status).toBe(200);
  expect(JSON.parse(here.text).codes).toHaveLength(1);
  expect((await ask('/.kavling/leads', { headers: { host: `localhost:${port}` } })).status).toBe(200);

  const lan = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  const others: Record<string, Asked> = {
    'a name that was pointed here': { headers: { host: `evil.example:${port}` } },
    'a tunnel': { headers: { 'x-forwarded-for': '203.0.113.7' } },
    'a proxy': { headers: { forwarded: 'for=203.0.113.7' } },
    'a page of another site': { headers: { 'sec-fetch-site': 'cross-site' } },
    ...(lan
      ? {
          'the network': { host: lan },
          'the network, by a false name': { host: lan, headers: { host: 'localhost' } },
        }
      : {}),
  };
  for (const [who, asked] of Object.entries(others)) {
    const answer = await ask('/.kavling/leads', asked);
    expect(answer.status, who).toBe(403);
    expect(answer.text, who).not.toMatch(/\d{4}/);
  }
});

test('[OPS-71] pages, the catalogue and the change stream of a preview are refused under a foreign host name', async () => {
  const by = async (path: string, host: string) => (await ask(path, { headers: { host } })).status;
  for (const path of [
    '/',
    '/kecil/',
    '/catalogue/',
    '/.kavling/',
    '/patterns/hero/alone',
    '/.kavling/live?page=kecil',
  ]) {
    const answer = await ask(path, { headers: { host: `evil.example:${port}` } });
    expect([answer.status, answer.text], path).toEqual([403, expect.stringContaining('--allow-host')]);
    expect(answer.text, path).not.toContain('Kecil');
  }
  for (const host of [
    'localhost',
    '127.0.0.1',
    '192.168.1.5',
    '[fd00::5]',
    'laptop-rina',
    'laptop-rina.local',
    'demo.trycloudflare.com',
  ])
    expect(await by('/kecil/', `${host}:${port}`), host).toBe(200);
});

test('[OPS-19] the preview keeps its own database and delivers nothing', async () => {
  const saved = await ask(CALL, {
    form: {
      action: 'save_leads_to_db',
      name: 'Rina Wijaya',
      whatsapp_number: '6281312345678',
      project_id: '7',
      lead_type_id: '1',
      idempotency_key: 'k1',
    },
  });
  expect(saved.status).toBe(200);
  const gone = new Promise((done) => preview.once('exit', done));
  preview.kill('SIGTERM');
  await gone;
  const database = join(site, 'data/preview/leads.db');
  expect(readColumn(database, 'select count(*) from lead')).toEqual([1]);
  expect(readColumn(database, 'select count(*) from outbox')).toEqual([0]);
  expect(received).toEqual([]);
  expect(existsSync(join(site, 'data/kavling.db'))).toBe(false);
  expect(existsSync(join(site, 'csv'))).toBe(false);
});
