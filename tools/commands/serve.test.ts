import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureEngine } from '../../bin/engine.mjs';
import { commandHere } from '../testing/command-here.ts';
import { sharePrepared } from '../testing/prepared.ts';

const engineRoot = resolve('.');
let root = '';
let server: ChildProcess | undefined;
beforeAll(() => ensureEngine());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kavling-serve-'));
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

function writePage(slug: string, otp: boolean, text = slug, brand = '#1f4d3a'): void {
  mkdirSync(join(root, 'pages', slug), { recursive: true });
  const page = {
    version: 1,
    template: 'landing-page',
    seo: { title: text, description: `Tentang ${text}.`, url: `https://contoh.example.co.id/${slug}/` },
    project: { id: 'P-1', name: text, superleadsId: `SL-${slug}`, telesalesNumber: '6281277770001' },
    settings: { otp: { enabled: otp } },
    theme: { colors: { brand } },
    sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text }] }],
  };
  writeFileSync(join(root, 'pages', slug, 'page.json.tmp'), JSON.stringify(page));
  renameSync(join(root, 'pages', slug, 'page.json.tmp'), join(root, 'pages', slug, 'page.json'));
}

const kavling = async (...line: readonly string[]) => (await commandHere(root, line)).code;

/** `kavling serve`, as an operator starts it. @returns its address */
async function serve(): Promise<string> {
  const args = [join(engineRoot, 'bin/kavling.mjs'), 'serve', '--port', '0'];
  server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', KAVLING_OTP_SENDER: 'console' },
  });
  const { stdout } = server;
  return new Promise((done, fail) => {
    if (stdout)
      createInterface({ input: stdout }).on('line', (line) => {
        const url = / at (http:\S+)/.exec(line)?.[1];
        if (url) done(url);
      });
    server?.once('close', (code) => fail(new Error(`serve ended with ${code}`)));
  });
}

async function stop(): Promise<void> {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await gone;
}

async function save(url: string, fields: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams({
    action: 'save_leads_to_db',
    name: 'Rina',
    project_id: 'P-1',
    ...fields,
  });
  const response = await fetch(`${url}/wp-admin/admin-ajax.php`, { method: 'POST', body });
  return ((await response.json()) as { success: boolean }).success;
}

async function projectName(url: string, id: string): Promise<number> {
  return (await fetch(`${url}/wp-json/wk/v1/project?id=${id}`)).status;
}

test('[OPS-15] [OPS-10] a served site needs none of its page documents, and the next build is served immediately', async () => {
  writePage('brosur', false);
  writePage('peluncuran', true);
  expect(await kavling('build', '--no-compress')).toBe(0);
  const url = await serve();
  rmSync(join(root, 'pages'), { recursive: true });
  expect(await projectName(url, 'SL-brosur')).toBe(200);
  expect(await save(url, { page_slug: 'brosur', whatsapp_number: '+6281234567801' })).toBe(true);
  expect(await save(url, { page_slug: 'peluncuran', whatsapp_number: '+6281234567802' })).toBe(false);
  expect(await save(url, { page_slug: 'dihapus', whatsapp_number: '+6281234567803' })).toBe(true);

  writePage('brosur', true);
  writePage('peluncuran', false);
  writePage('baru', false);
  expect(await kavling('build', '--no-compress')).toBe(0);
  expect(await projectName(url, 'SL-baru')).toBe(200);
  expect(await save(url, { page_slug: 'brosur', whatsapp_number: '+6281234567804' })).toBe(false);
  expect(await save(url, { page_slug: 'peluncuran', whatsapp_number: '+6281234567805' })).toBe(true);
}, 120_000);

test('[OPS-10] a page names itself in its form, so that it posts without script', async () => {
  cpSync(join(engineRoot, 'pages/taman-asri'), join(root, 'pages/taman-asri'), { recursive: true });
  sharePrepared(root);
  expect(await kavling('build', '--no-compress')).toBe(0);
  const html = readFileSync(join(root, 'dist/taman-asri/index.html'), 'utf8');
  const forms = html.match(/name="project_id"/g)?.length ?? 0;
  expect(forms).toBeGreaterThan(0);
  expect(html.match(/name="page_slug" value="taman-asri"/g)).toHaveLength(forms);
}, 120_000);

test('[OPS-15] a folder built by another program is served with the sources watched', async () => {
  writePage('brosur', false);
  mkdirSync(join(root, 'dist'));
  const url = await serve();
  expect(await projectName(url, 'SL-brosur')).toBe(200);
  expect(await projectName(url, 'SL-baru')).toBe(404);
  writePage('baru', true);
  await vi.waitFor(async () => expect(await projectName(url, 'SL-baru')).toBe(200), { timeout: 30_000 });
  writeFileSync(join(root, 'pages/baru/page.json'), '{ "half": ');
  writePage('brosur', true);
  await vi.waitFor(
    async () =>
      expect(await save(url, { page_slug: 'brosur', whatsapp_number: '+6281234567801' })).toBe(false),
    { timeout: 30_000 },
  );
  // The page that is half written still asks for codes.
  expect(await save(url, { page_slug: 'baru', whatsapp_number: '+6281234567802' })).toBe(false);
}, 120_000);

test('[OPS-10] a facts file that is damaged before the start stops the start, with what to do', async () => {
  writePage('brosur', true);
  expect(await kavling('build', '--no-compress')).toBe(0);
  writeFileSync(join(root, 'dist/.kavling/facts.json'), '{"version":1');
  expect(await kavling('serve', '--port', '0')).toBe(3);
}, 120_000);

test('[OPS-13] [OPS-14] a build into a served folder is seen whole by the next request, and its old files stay for pages that are open', async () => {
  const open = async (url: string) => {
    const response = await fetch(`${url}/brosur/`);
    const html = await response.text();
    const meta =
      /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? '-';
    const isOne = response.headers.get('content-security-policy')?.startsWith(meta) ?? false;
    const icon = /"(\/assets\/icon[^"]+\.svg)"/.exec(html)?.[1] ?? '';
    return { title: /<title>(.*?)</.exec(html)?.[1], isOne, icon };
  };
  writePage('brosur', false, 'Lama');
  expect(await kavling('build')).toBe(0);
  const url = await serve();
  const old = await open(url);
  expect(old).toMatchObject({ title: 'Lama', isOne: true });
  writePage('brosur', true, 'Baru', '#7a2e1d');
  expect(await kavling('build')).toBe(0);
  const next = await open(url);
  expect(next).toMatchObject({ title: 'Baru', isOne: true });
  expect(next.icon).not.toBe(old.icon);
  expect((await fetch(`${url}${old.icon}`)).status).toBe(200);
}, 120_000);
