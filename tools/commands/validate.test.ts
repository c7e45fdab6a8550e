import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../diagnostics/codes.ts';
import { english } from '../diagnostics/messages/english.ts';
import { indonesian } from '../diagnostics/messages/indonesian.ts';
import { validatePage } from '../diagnostics/validate-page.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { validate } from './validate.ts';

const goldens = join(import.meta.dirname, '../../tests/contract/validate');
const folders = readdirSync(goldens, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (name: string) => readFileSync(join(goldens, name, 'page.json'), 'utf8');
const good = read('033-the-schema-says-all-the-rest-is-right');
const twelve = read('001-twelve-mistakes');

const site = (pages: Record<string, string>, more: { env?: Record<string, string>; input?: string } = {}) =>
  memoryEnvironment({
    files: Object.fromEntries(
      Object.entries(pages).map(([slug, text]) => [`/site/pages/${slug}/page.json`, text]),
    ),
    ...more,
  });

test('exit codes: 0 fine, 1 findings, 3 a page that is not there', async () => {
  expect(await validate(site({ a: good }).environment, [])).toBe(0);
  expect(await validate(site({ a: good, b: twelve }).environment, [])).toBe(1);
  const { environment, written } = site({ a: good });
  expect(await validate(environment, ['nowhere'])).toBe(3);
  expect(written.out).toContain('nowhere:1:1  error  KV101');
  expect(await validate(site({}).environment, [])).toBe(3);
});

test('a page is named by its slug, its folder, its file or the folder of all pages', async () => {
  for (const name of ['b', 'pages/b', 'pages/b/page.json', 'pages', '.', '/site/pages/b']) {
    const { environment, written } = site({ a: good, b: twelve });
    expect(await validate(environment, [name], { format: 'json' }), name).toBe(1);
    expect(JSON.parse(written.out).findings[0].file).toBe('pages/b/page.json');
  }
});

test('standard input is a page too', async () => {
  const { environment, written } = site({}, { input: twelve });
  expect(await validate(environment, ['-'])).toBe(1);
  expect(written.out).toContain('<stdin>:4:15  error  KV204');
});

test('more warnings than --max-warnings fail', async () => {
  const page = good.replace('"level": 1', '"level": 2');
  expect(await validate(site({ a: page }).environment, [])).toBe(0);
  expect(await validate(site({ a: page }).environment, [], { maxWarnings: 1 })).toBe(0);
  expect(await validate(site({ a: page }).environment, [], { maxWarnings: 0 })).toBe(1);
});

test('--fix applies every fix it offered, keeps every other character, and a second run has nothing to do', async () => {
  for (const { name } of folders) {
    const before = readFileSync(join(goldens, name, 'page.json'));
    const { environment, files } = memoryEnvironment({ files: { '/site/pages/a/page.json': before } });
    await validate(environment, [], { fix: true });
    const once = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read('/site/pages/a/page.json'));
    await validate(environment, [], { fix: true });
    const twice = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read('/site/pages/a/page.json'));
    expect(twice, name).toBe(once);
    const offered = validatePage(before, { file: name }).filter(({ edits }) => edits.length > 0).length;
    const left = validatePage(once, { file: name }).filter(({ edits }) => edits.length > 0).length;
    expect(left, name).toBe(0);
    if (offered === 0) expect(once).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(before));
  }
});

test('--fix changes only what it says', async () => {
  const { environment, files } = site({ a: twelve });
  await validate(environment, [], { fix: true });
  const lines = (text: string) => text.split('\n');
  const after = lines(new TextDecoder().decode(files.read('/site/pages/a/page.json')));
  const changed = lines(twelve).flatMap((line, i) => (line === after[i] ? [] : [[i + 1, after[i]?.trim()]]));
  expect(changed).toEqual([
    [6, '"title": "Taman Asri Residence",'],
    [11, '"name": "Taman Asri Residence",'],
    [21, '{ "type": "heading", "text": "42" },'],
    [25, '{ "type": "button", "label": "Galeri", "link": "#galery" }'],
  ]);
});

test('the language is the one asked for, else that of the environment, else English', async () => {
  const said = async (env: Record<string, string>, lang?: string) => {
    const { environment, written } = site({ a: twelve }, { env });
    await validate(environment, [], lang ? { lang } : {});
    return written.out.includes('Maksud Anda "title"?') ? 'id' : 'en';
  };
  expect(await said({})).toBe('en');
  expect(await said({ LANG: 'id_ID.UTF-8' })).toBe('id');
  expect(await said({ LANG: 'id_ID.UTF-8', KAVLING_LANG: 'en' })).toBe('en');
  expect(await said({ LANG: 'C' }, 'id')).toBe('id');
});

test('every code has its sentences and its explanation in both languages', () => {
  const params = new Proxy({ limit: '3', length: '5' } as Record<string, string>, {
    get: (known, name) => known[String(name)] ?? 'x',
  });
  for (const messages of [english, indonesian]) {
    expect(Object.keys(messages.findings).sort()).toEqual(Object.keys(codes).sort());
    expect(Object.keys(messages.explain).sort()).toEqual(Object.keys(codes).sort());
    for (const [code, said] of Object.entries(messages.findings)) {
      const { message, fix } = said(params);
      expect(message, code).not.toMatch(/undefined/);
      expect(fix.length, code).toBeGreaterThan(4);
    }
  }
});

test('every code but those of files, sizes, days, lists and whole sites is shown by a golden page', () => {
  const shown = new Set(
    folders.flatMap(({ name }) =>
      [...readFileSync(join(goldens, name, 'expected.txt'), 'utf8').matchAll(/KV\d+/g)].map(([code]) => code),
    ),
  );
  const elsewhere = ['KV101', 'KV104', 'KV105', 'KV331', 'KV338', 'KV340', 'KV410'];
  expect(
    Object.keys(codes).filter(
      (code) => !shown.has(code) && !/^KV(?:5|42)/.test(code) && !elsewhere.includes(code),
    ),
  ).toEqual([]);
});
