import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { project, temporaryFolder } from '../testing/fixtures.ts';
import { readBuiltSite } from './built-site.ts';
import {
  createSiteFacts,
  FACTS_FILE,
  parseSiteFacts,
  printSiteFacts,
  type ServedPage,
  servedPage,
} from './facts.ts';

const open = project({ slug: 'brosur', id: 'P-1', otp: false });
const asking = project({ slug: 'peluncuran', id: 'P-1', otp: true });
const other = project({ slug: 'lain', id: 'P-2', superleadsId: 'SL-2', micrositeSuperleadsId: 'MS-2' });
const strict = project({
  slug: 'ketat',
  id: 'P-3',
  superleadsId: 'SL-3',
  micrositeSuperleadsId: '',
  otp: true,
});
const site = createSiteFacts([open, asking, other, strict]);

test.each([
  ['the page that asks', 'peluncuran', 'P-1', 'required'],
  ['the other page of the same project', 'brosur', 'P-1', 'not-required'],
  ['a page that is not there', 'dihapus', 'P-1', 'unknown-page'],
  ['a page that names no project', 'lain', '', 'not-required'],
  ['an open page that names a project which always asks', 'lain', 'P-3', 'required'],
  ['an old page: its project asks on one page of two', '', 'P-1', 'not-required'],
  ['an old page: its project always asks', '', 'P-3', 'required'],
  ['an old page, by its superleads id', '', 'SL-3', 'required'],
  ['an old page of an unknown project', '', 'P-9', 'unknown-page'],
  ['an old page that names nothing', '', '', 'unknown-page'],
] as const)('[OPS-10] %s', (_what, slug, id, rule) => {
  expect(site.codeRule(slug, id)).toBe(rule);
});

test('[OPS-29] the facts name the base path of the site, and an invalid path is refused', () => {
  expect(parseSiteFacts(printSiteFacts([open])).base).toBe('');
  expect(parseSiteFacts(printSiteFacts([open], '/promo/akhir-tahun')).base).toBe('/promo/akhir-tahun');
  for (const base of ['promo', '/promo/', '//promo'])
    expect(() => parseSiteFacts(printSiteFacts([open], base)), base).toThrow('Its base is no path');
});

test('[OPS-10] a server without pages sets nothing aside, and neither do old pages where none asks for codes', () => {
  expect(createSiteFacts([]).codeRule('taman-asri', 'P-1')).toBe('not-required');
  expect(createSiteFacts([open, other]).codeRule('', 'P-9')).toBe('not-required');
});

test('a lead without a project name gets that of its page', () => {
  const twin = project({ slug: 'kembar', name: 'Kembar' });
  const facts = createSiteFacts([open, twin]);
  expect(facts.pageOf({ page_slug: 'kembar', project_id: 'P-1' })?.name).toBe('Kembar');
  expect(facts.pageOf({ project_id: 'P-1' })?.name).toBe('Taman Asri');
  expect(facts.project('MS-77')?.slug).toBe('brosur');
});

test('[OPS-03] the looks of a site are written once, and one that is more than colours is omitted', () => {
  const look = '--paper:#ffffff;--radius:14px';
  const text = printSiteFacts(['a', 'b'].map((slug) => servedPage(slug, project({ slug }), { look })));
  expect(text.split(look)).toHaveLength(2);
  expect(parseSiteFacts(text).page('b')?.look).toBe(look);
  for (const wrong of ['--paper:red}body{display:none', '</style><script>', '--paper:url("//x")'])
    expect(parseSiteFacts(text.replace(JSON.stringify(look), JSON.stringify(wrong))).page('b')?.look).toBe(
      '',
    );
});

test('[LIB-08] typefaces and logo of a page are read as the build wrote them, and nothing else that looks alike', () => {
  const face =
    '@font-face{font-family:"Karla";src:url("/assets/karla.1a2b.woff2") format("woff2");font-weight:400 700}';
  const logo = { src: '/assets/logo.8fe4.svg', width: 240, height: 60 };
  const brand = { look: '--font-body:"Karla",system-ui', faces: face, logo };
  const text = printSiteFacts(['a', 'b'].map((slug) => servedPage(slug, project({ slug }), brand)));
  expect(text.split('karla.1a2b')).toHaveLength(2);
  expect(parseSiteFacts(text).page('b')).toMatchObject(brand);
  for (const wrong of [
    '@font-face{}body{display:none}',
    '</style>',
    face.replace('"/assets', '"https://x/a'),
  ])
    expect(parseSiteFacts(text.replace(JSON.stringify(face), JSON.stringify(wrong))).page('b')?.faces).toBe(
      '',
    );
  for (const wrong of [
    { ...logo, src: '//evil.example/a' },
    { ...logo, src: 'javascript:x' },
    { src: logo.src },
  ]) {
    const other = text.replaceAll(JSON.stringify(logo), JSON.stringify(wrong));
    expect(other).not.toBe(text);
    expect(parseSiteFacts(other).page('b')?.logo).toBeUndefined();
  }
});

const nextTurn = () => new Promise<void>((done) => setImmediate(done));
let folder = '';
let complaints: string[] = [];
const file = () => join(folder, FACTS_FILE);
const complain = (text: string) => complaints.push(text);

/** As a build publishes it: whole, under the same name. */
function publish(...pages: readonly ServedPage[]): void {
  writeFileSync(`${file()}.part`, printSiteFacts(pages.map((page) => servedPage(page.slug, page))));
  renameSync(`${file()}.part`, file());
}

beforeEach(async () => {
  folder = temporaryFolder();
  complaints = [];
  await mkdir(join(folder, '.kavling'));
});

test('[OPS-15] facts are read once a generation, and the next request sees the next one', async () => {
  publish(open);
  const source = readBuiltSite(folder, complain);
  const first = source.facts();
  expect(source.facts()).toBe(first);
  expect(first.codeRule('brosur', 'P-1')).toBe('not-required');
  publish({ ...open, otp: true });
  await nextTurn();
  expect(source.facts().codeRule('brosur', 'P-1')).toBe('required');
});

test.each([
  ['gone', () => rmSync(file())],
  ['cut off', () => writeFileSync(file(), printSiteFacts([asking]).slice(0, 90))],
  ['empty', () => writeFileSync(file(), '')],
  [
    'without its switch for codes',
    () => writeFileSync(file(), printSiteFacts([{ ...asking, otp: undefined as never }])),
  ],
])('[OPS-10] a facts file that is %s switches no codes off, and is reported once', async (_what, spoil) => {
  publish(asking);
  const source = readBuiltSite(folder, complain);
  spoil();
  await nextTurn();
  expect(source.facts().codeRule('peluncuran', 'P-1')).toBe('required');
  expect(source.facts().codeRule('', 'P-1')).toBe('required');
  await nextTurn();
  source.facts();
  expect(complaints).toHaveLength(1);
  publish(open);
  await nextTurn();
  expect(source.facts().codeRule('brosur', 'P-1')).toBe('not-required');
});

test('[OPS-10] without a valid facts file the server does not start', () => {
  writeFileSync(file(), '{}');
  expect(() => readBuiltSite(folder, complain)).toThrow('no list of pages');
});
