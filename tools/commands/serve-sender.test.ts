import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { commandHere } from '../testing/command-here.ts';

const engineRoot = resolve('.');
let root = '';
let running: ChildProcess | undefined;
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-sender-'));
  mkdirSync(join(root, 'dist'));
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

function writePage(slug: string, otp: boolean): void {
  const folder = join(root, 'pages', slug);
  mkdirSync(folder, { recursive: true });
  const project = { id: 'P-1', name: slug, superleadsId: `SL-${slug}`, telesalesNumber: '6281277770001' };
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: slug, description: `Tentang ${slug}.`, url: `https://contoh.example.co.id/${slug}/` },
    project,
    settings: { otp: { enabled: otp } },
    sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text: slug }] }],
  };
  writeFileSync(join(folder, 'page.json'), JSON.stringify(page));
}

/** `kavling serve`, as an operator starts it, until it listens or ends. */
function serve(env: Record<string, string> = {}): Promise<{ code: number | null | 'listens'; text: string }> {
  const { KAVLING_OTP_SENDER: _, ...own } = process.env;
  running = spawn(process.execPath, [join(engineRoot, 'bin/kavling.mjs'), 'serve', '--port', '0'], {
    cwd: root,
    env: { ...own, LOG_LEVEL: 'silent', KAVLING_LANG: 'en', ...env },
  });
  let text = '';
  return new Promise((done) => {
    for (const stream of [running?.stdout, running?.stderr])
      stream?.on('data', (chunk) => {
        text += String(chunk);
        if (text.includes(' http://127.0.0.1:')) done({ code: 'listens', text });
      });
    running?.once('close', (code) => done({ code, text }));
  });
}

test('[OPS-12] serve refuses to start when a page asks for codes and nothing sends them', async () => {
  writePage('tanpa-kode', false);
  writePage('dengan-kode', true);
  const refused = (KAVLING_LANG: string) => commandHere(root, ['serve', '--port', '0'], { KAVLING_LANG });
  const { code, said } = await refused('en');
  expect(code).toBe(2);
  expect(said).toContain('KAVLING_OTP_SENDER');
  expect(said).toContain('The page "dengan-kode" asks for codes, but nothing is set up to send them.');
  expect((await refused('id')).said).toContain('Halaman "dengan-kode" meminta kode OTP');
}, 120_000);

test('[OPS-12] it starts with the console sender chosen by name, and with none where no page asks', async () => {
  writePage('tanpa-kode', false);
  const without = await serve();
  expect(without.code, without.text).toBe('listens');
  running?.kill('SIGTERM');
  writePage('dengan-kode', true);
  const chosen = await serve({ KAVLING_OTP_SENDER: 'console' });
  expect(chosen.code, chosen.text).toBe('listens');
}, 120_000);
