import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import type { Language } from '../../src/lib/languages.ts';
import { commandHere } from '../../tools/testing/command-here.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Short words that every sentence of one language contains, and no sentence of the other. */
const SMALL_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(the|is|are|was|not|and|with|your|this|that|of|has|have|there|cannot|when|which|its|what|does|without|be)\b/gi,
  id: /\b(yang|dan|dengan|untuk|tidak|anda|ini|itu|dari|semua|sudah|belum|bisa|harus|jika|atau|adalah|oleh)\b/gi,
};

let site = '';
beforeAll(() => {
  site = temporaryFolder();
  cpSync(join(root, 'pages/taman-asri'), join(site, 'pages/taman-asri'), { recursive: true });
  mkdirSync(join(site, 'pages/salah'));
  writeFileSync(
    join(site, 'pages/salah/page.json'),
    '{ "version": 1, "template": "microsit", "seo": { "titel": 3 }, "project": { "id": "1" }, "sections": [{ "type": "heding" }], "theme": { "colors": { "brand": "green" } } }',
  );
  mkdirSync(join(site, 'pages/kecil'));
  writeFileSync(
    join(site, 'pages/kecil/page.json'),
    JSON.stringify({
      version: 1,
      template: 'microsite',
      seo: { title: 'Kecil', description: 'Halaman kecil.' },
      project: { id: '7', name: 'Kecil', superleadsId: 'SL-7', telesalesNumber: '6281298765432' },
      sections: [{ type: 'section', children: [{ type: 'heading', text: 'Kecil', level: 1 }] }],
    }),
  );
  writeFileSync(join(site, 'not-an-export.json'), '[1');
});

/** All that a person reads after a command line in the site of this test. */
async function say(line: string, env: Readonly<Record<string, string>>): Promise<string> {
  return (await commandHere(site, line.split(' ').filter(Boolean), env)).said;
}

/** Leaves the sentences: no commands to type, names of keys, values, files or code. */
function sentences(text: string): string {
  return text
    .replaceAll(site, '')
    .replace(/^ {2}[A-Z][A-Z_]+ {2}.*$/gm, '')
    .replace(/^\{[\s\S]*$/m, '')
    .replace(/^ +\d* *\|.*$/gm, '')
    .replace(/"[^"\n]*"|<[^>\n]*>|\[[^\]\n]*\]|`[^`\n]*`|\S*[/._=]\S*|--\S+/g, ' ')
    .replace(/^ {2}kavling .*? {2}/gm, '');
}

const HELP = [
  '',
  'new',
  'validate',
  'import',
  'import elementor',
  'migrate',
  'preview',
  'build',
  'serve',
  'settings',
  'widgets',
  'explain',
  'doctor',
  'completion',
  'leads',
  'leads list',
  'leads export',
  'leads erase',
  'leads purge',
  'leads backup',
  'leads move',
  'leads dead',
  'leads token',
].map((command) => `${command} --help`);

const LINES = [
  ...HELP,
  'vaildate',
  'validate --fxi',
  'validate --format jsn',
  'validate --max-warnings many',
  'validate --format',
  'explain KV302 more words',
  'import elementor',
  'explain',
  'explain KV302',
  'explain KV32',
  'widgets',
  'widgets heading',
  'widgets section',
  'widgets hedding',
  'doctor',
  'settings',
  'settings otp',
  'settings nothing-of-this',
  'validate',
  'validate taman-asri',
  'validate nowhere',
  'migrate --dry-run',
  'build salah',
  'build kecil',
  'build nowhere',
  'build taman-asri --out .',
  'preview nowhere',
  'new taman-asri',
  'new Taman!',
  'new desk',
  'new a --telesales 12',
  'new a --template none',
  'new a --section fak',
  'new',
  'new halaman-baru --yes',
  'serve --dir nowhere',
  'import elementor nowhere.json',
  'import elementor not-an-export.json',
  'import elementor not-an-export.json --out pages/taman-asri',
  'leads erase 6281234567890',
  'leads erase 62 --yes',
  'leads purge',
  'leads dead --resend',
  'leads token ani',
  'leads token $(x)',
  'leads move mysql://x data/kavling.db',
];

const SETTINGS = {
  PORT: 'x',
  HOST: '',
  LOG_LEVEL: 'loud',
  KAVLING_ALLOWED_ORIGINS: 'https://a.example/path',
  KAVLING_TRUSTED_PROXIES: '10.0.0.0/99',
  KAVLING_SAVE_LIMITS: 'many',
  KAVLING_WHATSAPP_TEAM: '08',
  KAVLING_DESK_PEOPLE: 'ani',
  KAVLING_WEBHOOK_URLS: 'ftp://x',
  KAVLING_RETENTON_DAYS: '3',
};

describe.each([
  ['en', 'id'],
  ['id', 'en'],
] as const)('[OPS-27] with the language %s, no sentence is in %s', (language, other) => {
  test.each(LINES)('kavling %s', async (line) => {
    const text = sentences(await say(line, { KAVLING_LANG: language }));
    expect(text.trim()).not.toBe('');
    expect(text.match(SMALL_WORDS[other]) ?? []).toEqual([]);
  });

  test('settings of serve that are wrong, or missing', async () => {
    mkdirSync(join(site, 'dist'), { recursive: true });
    const wrong = await say('serve', { KAVLING_LANG: language, ...SETTINGS });
    const missing = await say('serve', {
      KAVLING_LANG: language,
      DATABASE_URL: 'postgres://a@b/c',
      KAVLING_OTP_SENDER: 'whatsapp',
      KAVLING_WHATSAPP_TEAM: '6281234567890',
      KAVLING_WEBHOOK_URLS: 'https://crm.example/hook',
    });
    for (const text of [wrong, missing]) {
      expect(text.split('\n').length).toBeGreaterThan(8);
      expect(sentences(text).match(SMALL_WORDS[other]) ?? []).toEqual([]);
    }
  });
});

test.each([
  ['--lang, before all else', ['--lang', 'id'], { KAVLING_LANG: 'en', LANG: 'en_US.UTF-8' }, 'Cara pakai:'],
  ['KAVLING_LANG', [], { KAVLING_LANG: 'id', LC_ALL: 'en_US.UTF-8' }, 'Cara pakai:'],
  ['the system', [], { LC_ALL: 'id_ID.UTF-8', LANG: 'en_US.UTF-8' }, 'Cara pakai:'],
  ['the system, part by part', [], { LC_MESSAGES: 'id_ID.UTF-8', LANG: 'en_US.UTF-8' }, 'Cara pakai:'],
  ['English else', [], { LANG: 'C' }, 'Usage:'],
])('[OPS-27] the language is chosen by %s', { timeout: 180_000 }, async (_by, more, env, title) => {
  const line = [join(root, 'bin/kavling.mjs'), 'doctor', '--help', ...more];
  const { stdout } = await run(process.execPath, line, {
    cwd: site,
    env: { PATH: process.env.PATH ?? '', ENGINE: process.env.ENGINE ?? '', ...env },
  });
  expect(stdout).toContain(title);
});

test('[OPS-27] an unknown language is refused, and the message lists the supported ones', async () => {
  expect(await say('doctor --lang fr', {})).toContain('Choose one of: en, id.');
  expect(await say('doctor', { KAVLING_LANG: 'french' })).toContain('Choose one of: en, id.');
});

test('--version and -V tell the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(await say('--version', {})).toBe(`${version}\n`);
  expect(await say('-V', {})).toBe(`${version}\n`);
});
