import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { commandHere } from '../testing/command-here.ts';
import { sharePrepared } from '../testing/prepared.ts';

const engineRoot = resolve('.');
let root = '';
let running: ChildProcess | undefined;
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-warnings-'));
});
afterEach(async () => {
  const child = running;
  running = undefined;
  if (child?.exitCode === null) {
    const gone = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(root, { recursive: true, force: true });
});

function writePage(slug: string, settings: object, links: readonly string[]): void {
  mkdirSync(join(root, 'pages', slug), { recursive: true });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: slug, description: `Tentang ${slug}.`, url: `https://contoh.example.co.id/${slug}/` },
    project: { id: 'P-1', name: slug, superleadsId: `SL-${slug}`, telesalesNumber: '6281277770001' },
    settings,
    sections: [
      {
        type: 'section',
        id: 'atas',
        children: [
          { type: 'heading', level: 1, text: slug },
          ...links.map((link, at) => ({ type: 'button', label: `Tautan ${at}`, link })),
          { type: 'lead-form' },
        ],
      },
    ],
  };
  writeFileSync(join(root, 'pages', slug, 'page.json'), JSON.stringify(page));
}

/** Starts `kavling serve` as an operator does. @returns all that it writes, as it grows */
function serve(env: Record<string, string> = {}): () => string {
  running = spawn(process.execPath, [join(engineRoot, 'bin/kavling.mjs'), 'serve', '--port', '0'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', KAVLING_LANG: 'en', ...env },
  });
  let text = '';
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (text += String(part)));
  return () => text;
}

test('[OPS-55] serve warns of actions, calls, senders and documents that pages name and that do not exist', async () => {
  writePage('baik', {}, ['#atas', '/rumah/', '../rumah/', 'https://lain.example/x', '/robots.txt']);
  writePage(
    'rumah',
    {
      otp: { enabled: true },
      actions: { sendOtp: 'kirim_kode', verifyOtp: 'cek_kode' },
      projectUrl: '/api/proyek',
      brochureUrl: '/brosur.pdf',
      consent: { enabled: true, policyUrl: '/privasi' },
    },
    ['/hilang/'],
  );
  expect(await commandHere(root, ['build', '--no-compress'])).toMatchObject({ code: 0 });
  const said = serve({ KAVLING_OTP_SENDER: 'console', KAVLING_ACTIONS_VERIFY: 'cek_kode' });
  const page = 'Warning: the page "rumah"';
  await vi.waitFor(
    () => {
      for (const text of [
        `${page} calls the action "kirim_kode" (settings.actions.sendOtp), which this server does not know. Add it to KAVLING_ACTIONS_SEND, or correct the page.`,
        `${page} sends its calls to /api/proyek (settings.projectUrl), which this server does not answer.`,
        `${page} asks for codes, but with KAVLING_OTP_SENDER=console visitors do not receive them.`,
        `${page} links to /privasi, but this site has no such document.`,
        `${page} links to /hilang/, but this site has no such document.`,
        `${page} links to /brosur.pdf, but this site has no such document.`,
      ])
        expect(said()).toContain(text);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(said()).not.toContain('"baik"');
  expect(said()).not.toContain('cek_kode');
}, 180_000);

test('[OPS-55] the links of the page Danau Raya lead to documents that exist', async () => {
  cpSync(join(engineRoot, 'pages/danau-raya'), join(root, 'pages/danau-raya'), { recursive: true });
  sharePrepared(root);
  expect(await commandHere(root, ['build', '--no-compress'])).toMatchObject({ code: 0 });
  const said = serve({ KAVLING_OTP_SENDER: 'console', KAVLING_LANG: 'id' });
  await vi.waitFor(() => expect(said()).toContain('Peringatan: halaman "danau-raya" meminta kode OTP'), {
    timeout: 60_000,
    interval: 200,
  });
  const asked = said();
  const url = / (http:\/\/127\.0\.0\.1:\d+)/.exec(asked)?.[1] ?? '';
  const html = await (await fetch(`${url}/danau-raya/`)).text();
  expect(html).not.toMatch(/href="[^"]*\/privasi"/);
  expect(html).toContain('href="/danau-raya/#privasi"');
  expect(html).toContain('id="privasi"');
  expect(said()).not.toContain('menautkan');
}, 180_000);
