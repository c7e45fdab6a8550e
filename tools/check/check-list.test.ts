import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../diagnostics/messages/english.ts';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import type { FetchList } from '../units/source.ts';
import { createPageCheck } from './check-page.ts';

const good = readFileSync(
  resolve('tests/contract/validate/033-the-schema-says-all-the-rest-is-right/page.json'),
  'utf8',
);
const DAY = 24 * 60 * 60 * 1000;
const SHEET = 'https://docs.google.com/spreadsheets/d/e/2PACX-1vQ/pub?output=csv';
const LIST = 'code,type,status,price\nA-1,Tipe 60,available,890000000\nA-2,Tipe 60,sold,950000000';

interface Site {
  readonly list?: string;
  readonly source?: string;
  readonly sections?: readonly object[];
  readonly now?: number;
  /** The text of `denah.svg`. */
  readonly drawing?: string;
  readonly fetchList?: FetchList;
}

function open({ list, source = 'units.csv', sections, now = 0, fetchList, drawing }: Site) {
  const page = JSON.parse(good);
  const document = {
    ...page,
    project: { ...page.project, units: { source } },
    ...(sections
      ? { sections: [{ type: 'section', children: [{ type: 'heading', text: 'x' }, ...sections] }] }
      : {}),
  };
  const { files } = memoryEnvironment({
    files: {
      '/site/pages/a/page.json': JSON.stringify(document),
      ...(list === undefined ? {} : { '/site/pages/a/units.csv': list }),
      ...(drawing === undefined ? {} : { '/site/pages/a/denah.svg': drawing }),
    },
  });
  let time = now;
  const check = createPageCheck({
    files,
    cwd: '/site',
    diagnosticMessages: english,
    now: () => time,
    ...(fetchList ? { fetchList } : {}),
  });
  const folder = '/site/pages/a';
  return {
    files,
    turn: (milliseconds: number) => {
      time += milliseconds;
    },
    check: async () => {
      const checked = await check({ slug: 'a', folder, file: join(folder, 'page.json') });
      const found = checked.diagnostics.filter(({ code }) => /^KV(42|340)/.test(code));
      return { ...checked, found: found.map(({ code, path, message }) => `${code} ${path}: ${message}`) };
    },
  };
}

test('[UNIT-01] a good list is read, and has nothing to report', async () => {
  const { found, list } = await open({ list: LIST }).check();
  expect(found).toEqual([]);
  expect(list?.units).toHaveLength(2);
});

test('[UNIT-01] a list that is missing, broken or old is reported at its source, with its cell', async () => {
  expect((await open({}).check()).found).toEqual([
    'KV420 project/units/source: There is no list of homes "units.csv" next to page.json.',
  ]);
  const broken = await open({ list: LIST.replace('sold', 'sodl') }).check();
  expect(broken.found).toEqual([
    'KV421 project/units/source: units.csv, row 3, column "status" (C3): "sodl" is no known status.',
  ]);
  expect(broken.document).toBeUndefined();
  expect((await open({ list: LIST, now: 20 * DAY }).check()).found).toEqual([
    'KV423 project/units/source: The list units.csv was last changed 20 days ago.',
  ]);
  expect((await open({ list: LIST.replace(',890000000', ',') }).check()).found).toEqual([
    'KV422 project/units/source: 1 available homes have no price in units.csv: A-1.',
  ]);
});

test('[UNIT-01] a list is beside its page, and nowhere else', async () => {
  for (const source of ['../b/units.csv', '/etc/passwd', '..\\units.csv'])
    expect((await open({ list: LIST, source }).check()).found[0]).toContain('KV420');
});

test('[UNIT-02] types and sentences that disagree with the list are warnings with the right figure', async () => {
  const sections = [
    { type: 'unit-types', items: [{ name: 'Tipe 6O' }, { name: 'Tipe 60', price: 'Rp 850 juta' }] },
    { type: 'text', content: ['Mulai Rp 800 juta, sisa 6 unit. [units_left:Tipe 45] lagi.'] },
  ];
  expect((await open({ list: LIST, sections }).check()).found).toEqual([
    'KV424 sections/0/children/1/items/0/name: No home in units.csv is of the type "Tipe 6O".',
    'KV425 sections/0/children/1/items/1/price: "Rp 850 juta" contradicts the list units.csv: it is Rp\u00a0890\u00a0juta.',
    'KV425 sections/0/children/2/content/0: "Mulai Rp 800 juta" contradicts the list units.csv: it is Rp\u00a0890\u00a0juta.',
    'KV425 sections/0/children/2/content/0: "sisa 6 unit" contradicts the list units.csv: it is 1.',
    'KV426 sections/0/children/2/content/0: [units_left:Tipe 45] cannot be filled: no home in the list is of the type "Tipe 45".',
  ]);
});

test('[UNIT-04] shapes without a home and homes without a shape are warnings', async () => {
  const points = [
    [1, 1],
    [9, 1],
    [9, 9],
  ];
  const plan = {
    type: 'site-plan',
    image: { src: 'denah.svg', alt: 'Denah' },
    shapes: [{ unit: 'A-9', points }],
  };
  expect((await open({ list: LIST, sections: [plan] }).check()).found).toEqual([
    'KV428 sections/0/children/1/shapes: 2 homes of units.csv have no shape on the plan: A-1, A-2.',
    'KV428 sections/0/children/1/shapes/0/unit: The plan has a shape for "A-9", which is not in units.csv.',
  ]);
});

test('[UNIT-04] the names in a drawing are compared with the list, and a hostile drawing is refused', async () => {
  const plan = { type: 'site-plan', image: { src: 'denah.svg', alt: 'Denah' }, drawing: true };
  const draw = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}<path id="jalan" d="M0 0h9v9z"/></svg>`;
  const shape = (id: string) => `<path id="${id}" d="M0 0h9v9z"/>`;
  const check = async (drawing: string) => open({ list: LIST, sections: [plan], drawing }).check();
  expect((await check(draw(shape('A-1') + shape('a-2')))).found).toEqual([]);
  expect((await check(draw(shape('A-1') + shape('A-20')))).found).toEqual([
    'KV428 sections/0/children/1/image/src: The plan has a shape for "A-20", which is not in units.csv.',
    'KV428 sections/0/children/1/image/src: 1 homes of units.csv have no shape on the plan: A-2.',
  ]);
  const hostile = await check(draw(`${shape('A-1')}<script>alert(1)</script>`));
  expect(hostile.diagnostics.map(({ code }) => code)).toContain('KV415');
  expect(hostile.document).toBeUndefined();
});

test('[UNIT-04] homes that a tower cannot place are a warning', async () => {
  const list = `${LIST}\nlobi,Tipe 60,available,890000000\nT-A-1,Tipe 60,available,890000000`;
  expect((await open({ list, sections: [{ type: 'tower-grid' }] }).check()).found).toEqual([
    'KV428 sections/0/children/1: 2 homes of units.csv have no place in the tower: lobi, T-A-1.',
  ]);
  const other = { type: 'tower-grid', tower: 'Menara Utara' };
  expect((await open({ list, sections: [other] }).check()).found).toEqual([]);
});

test('[KPR-04] the end of an offer and of a tax rule is a warning 14 days ahead, and after it', async () => {
  const bank = (validUntil: string) => ({ name: 'Bank A', steps: [{ years: 3, rate: 4 }], validUntil });
  const kpr = { type: 'kpr', price: 890_000_000, banks: [bank('2026-12-20'), bank('')], costs: { vat: {} } };
  const on = async (day: string, own?: object) => {
    const costs = own ? { vat: { own } } : kpr.costs;
    const site = open({
      list: LIST,
      sections: [{ ...kpr, costs }],
      now: Date.parse(`${day}T00:00:00+07:00`),
    });
    return (await site.check()).found.filter((line) => line.startsWith('KV340'));
  };
  const at = 'KV340 sections/0/children/1';
  expect(await on('2026-12-05')).toEqual([]);
  expect(await on('2026-12-06')).toEqual([
    `${at}/banks/0/validUntil: The offer of "Bank A" ends on 2026-12-20, in 14 days.`,
  ]);
  expect(await on('2026-12-20')).toEqual([
    `${at}/banks/0/validUntil: The offer of "Bank A" ends today.`,
    `${at}/costs/vat: The tax rule "PMK 90/2025" ends on 2026-12-31, in 11 days.`,
  ]);
  expect(await on('2027-01-01')).toEqual([
    `${at}/banks/0/validUntil: The offer of "Bank A" ended on 2026-12-20.`,
    `${at}/costs/vat: The tax rule "PMK 90/2025" ended on 2026-12-31.`,
  ]);
  const own = { from: '2027-01-01', until: '2027-01-15', source: 'PMK 1/2027', vat: 11, borne: 50 };
  expect((await on('2027-01-01', { ...own, upTo: 2e9, priceMax: 5e9 })).at(-1)).toBe(
    `${at}/costs/vat/own/until: The tax rule "PMK 1/2027" ends on 2027-01-15, in 14 days.`,
  );
  const phased = async (...phases: object[]) => {
    const site = open({
      sections: [{ type: 'price-list', phases }],
      now: Date.parse('2026-12-31T12:00:00Z'),
    });
    return (await site.check()).found.filter((line) => line.startsWith('KV340'));
  };
  const [first, second] = [
    { phase: 'Tahap 1', until: '2026-12-01' },
    { phase: 'Tahap 2', until: '2027-01-01' },
  ];
  expect(await phased(second, first)).toEqual([
    `${at}/phases/0/until: The last phase of sale "Tahap 2" ends on 2027-01-01, in 1 day.`,
  ]);
  expect(await phased(first, { from: '2027-02-01' })).toEqual([]);
});

test('[UNIT-01] a published sheet is asked again by its tag; a broken one never replaces the last good copy', async () => {
  const asked: string[] = [];
  let answer: () => ReturnType<FetchList> = async () => ({
    bytes: new TextEncoder().encode(LIST),
    etag: '"1"',
  });
  const site = open({
    source: SHEET,
    fetchList: async (address, etag) => {
      asked.push(`${address} ${etag}`);
      return answer();
    },
  });
  expect((await site.check()).list?.units).toHaveLength(2);
  // A page that is being written does not ask with every key.
  await site.check();
  expect(asked).toEqual([`${SHEET} `]);
  site.turn(60_000);
  answer = async () => undefined;
  expect((await site.check()).list?.units).toHaveLength(2);
  expect(asked.at(-1)).toBe(`${SHEET} "1"`);
  site.turn(60_000);
  answer = async () => ({ bytes: new TextEncoder().encode('<html>Sign in</html>'), etag: '"2"' });
  const { list, found, document } = await site.check();
  expect(list?.units).toHaveLength(2);
  expect(document).toBeDefined();
  expect(found).toEqual([
    expect.stringContaining(
      'KV427 project/units/source: The published list at docs.google.com cannot be used',
    ),
  ]);
  site.turn(60_000);
  answer = async () => {
    throw new Error('HTTP 503');
  };
  expect((await site.check()).list?.units).toHaveLength(2);
});

test('[UNIT-01] a sheet that was never reached is an error', async () => {
  const fetchList: FetchList = async () => {
    throw new Error('HTTP 404');
  };
  expect((await open({ source: SHEET, fetchList }).check()).found).toEqual([
    'KV420 project/units/source: The published list at docs.google.com cannot be reached: HTTP 404.',
  ]);
});
