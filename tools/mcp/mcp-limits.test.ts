import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing/fixtures.ts';
import { createHistory } from '../../studio/server/history/history.ts';
import { kavling } from '../testing/served-site.ts';
import { exampleSite, startAgent, type TestAgent } from './testing/agent.ts';

const site = exampleSite('taman-asri');
let agent: TestAgent;

beforeAll(async () => {
  agent = await startAgent(site, 'Probe');
}, 180_000);
afterAll(() => agent.close());

const promo = (id: string, children: readonly object[]) => ({ type: 'section', id, children });
const titled = (value: string) => ({ op: 'set', path: '/seo/title', value });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('[STU-17] two agents at one page lose nothing: of forty edits, all are in the file, and each is a version', async () => {
  const shared = exampleSite('vila-pesisir');
  const [one, other] = await Promise.all([startAgent(shared, 'One'), startAgent(shared, 'Other')]);
  const base = (await one.call('outline', { page: 'vila-pesisir' })).hash;
  await other.call('outline', { page: 'vila-pesisir' });
  const setup = await one.call('edit', {
    page: 'vila-pesisir',
    base,
    ops: [
      {
        op: 'insert',
        path: '/sections/-',
        value: promo(
          'uji',
          Array.from({ length: 40 }, (_, i) => ({ type: 'heading', text: `Baris ${i}` })),
        ),
      },
    ],
  });
  await other.call('outline', { page: 'vila-pesisir' });
  const count = (
    JSON.parse(readFileSync(join(shared, 'pages/vila-pesisir/page.json'), 'utf8')) as { sections: object[] }
  ).sections.length;
  const write = async (agent: TestAgent, lines: readonly number[]) => {
    for (const i of lines) {
      const result = await agent.call('edit', {
        page: 'vila-pesisir',
        base: setup.hash,
        ops: [{ op: 'set', path: `/sections/${count - 1}/children/${i}/text`, value: `Baru ${i}` }],
      });
      expect(result.isError ? result.text : '').toBe('');
    }
  };
  const all = Array.from({ length: 40 }, (_, i) => i);
  await Promise.all([
    write(
      one,
      all.filter((i) => i % 2 === 0),
    ),
    write(
      other,
      all.filter((i) => i % 2 === 1),
    ),
  ]);
  const { sections } = JSON.parse(readFileSync(join(shared, 'pages/vila-pesisir/page.json'), 'utf8')) as {
    sections: { children: { text: string }[] }[];
  };
  expect(sections.at(-1)?.children.map(({ text }) => text)).toEqual(all.map((i) => `Baru ${i}`));
  const steps = (await createHistory(shared).list('vila-pesisir')).filter(({ kind }) => kind === 'agent');
  expect(steps.map(({ who }) => who).sort()).toEqual([...Array(21).fill('One'), ...Array(20).fill('Other')]);
  await Promise.all([one.close(), other.close()]);
}, 180_000);

test.each([
  [
    'more operations than are read within seconds',
    Array.from({ length: 10_000 }, () => titled('Terlalu banyak')),
    'one edit may have 500',
  ],
  ['half of a letter in a text', [titled('Rumah \ud83c')], 'half a letter'],
  [
    'half of a letter in a key',
    [{ op: 'set', path: '/seo', value: { 'judul\udfe1': 'x' } }],
    'half a letter',
  ],
  ['half of a letter in a path', [{ op: 'set', path: '/seo/\ud83c', value: 'x' }], 'half a letter'],
])(
  '[OPS-71] an edit with %s is refused, and the file stays',
  async (_, ops, why) => {
    const { hash } = await agent.call('outline', { page: 'taman-asri' });
    const before = readFileSync(join(site, 'pages/taman-asri/page.json'), 'utf8');
    const result = await agent.call('edit', { page: 'taman-asri', base: hash, ops });
    expect(result).toMatchObject({ isError: true, text: expect.stringContaining(why) });
    expect(readFileSync(join(site, 'pages/taman-asri/page.json'), 'utf8')).toBe(before);
  },
  20_000,
);

test('[OPS-71] the command says no to a line of more than 16 MB, answers the next one, and ends well', async () => {
  const child = spawn(process.execPath, [resolve('bin/kavling.mjs'), 'mcp'], { cwd: site });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stdin.write('x'.repeat(40_000_000));
  child.stdin.end(`\n${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' })}\n`);
  const [code] = await once(child, 'close');
  const lines = said.trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual([null, 7]);
  expect([code, lines[0]]).toEqual([0, expect.stringContaining('up to 16 MB')]);
}, 60_000);

test('[STU-17] nothing outside the site is read or written, and links are not followed', async () => {
  const elsewhere = exampleSite('vila-pesisir');
  const outside = join(elsewhere, 'pages/vila-pesisir');
  symlinkSync(outside, join(site, 'pages/tautan'));
  mkdirSync(join(site, 'pages/berkas'));
  symlinkSync(join(outside, 'page.json'), join(site, 'pages/berkas/page.json'));
  for (const page of ['tautan', 'berkas'])
    expect(await agent.call('read', { page })).toMatchObject({
      isError: true,
      text: expect.stringContaining('is a link'),
    });
  for (const page of ['../../pages/vila-pesisir', outside, '..', '', '/etc/passwd'])
    for (const tool of ['outline', 'read', 'check'])
      expect(await agent.call(tool, { page })).toMatchObject({
        isError: true,
        text: expect.stringContaining('There is no page'),
      });
  const before = readFileSync(join(outside, 'page.json'), 'utf8');
  await agent.call('edit', {
    page: 'tautan',
    base: hashOf(before),
    ops: [{ op: 'set', path: '/seo/title', value: 'x' }],
  });
  expect(readFileSync(join(outside, 'page.json'), 'utf8')).toBe(before);
});

test('[STU-17] a page that does not parse is reported as such, with the findings that fix it', async () => {
  mkdirSync(join(site, 'pages/rusak'));
  writeFileSync(join(site, 'pages/rusak/page.json'), '{ "version": 1,, }');
  expect(await agent.call('outline', { page: 'rusak' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('not valid JSON'),
  });
  expect((await agent.call('check', { page: 'rusak' })).text).toMatch(/error KV1\d\d .*\[fix: , → nothing\]/);
  expect((await agent.call('check', { text: '{ "version": 1 }' })).text).toContain('"sections" is missing');
  renameSync(join(site, 'pages/rusak/page.json'), join(site, 'pages/rusak/old.json'));
});

test('[STU-17] outside a site the command explains what to do, in the person’s language', async () => {
  const nowhere = temporaryFolder();
  expect(await kavling(nowhere, 'mcp', '--lang', 'en')).toMatchObject({
    code: 3,
    said: expect.stringContaining('is not a site'),
  });
  expect(await kavling(nowhere, 'mcp', '--lang', 'id')).toMatchObject({
    code: 3,
    said: expect.stringContaining('bukan situs'),
  });
});
