import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUnits, type UnitSettings } from './read-units.ts';
import { MOST_BYTES } from './sheet.ts';

const noWords = { available: [], held: [], booked: [], sold: [], planned: [], 'not-for-sale': [] };
const settings: UnitSettings = {
  source: 'units.csv',
  sheet: '',
  columns: {},
  statuses: noWords,
  show: [],
  maxAge: 14,
};
const read = (text: string | Uint8Array, own: Partial<UnitSettings> = {}) =>
  readUnits(typeof text === 'string' ? new TextEncoder().encode(text) : text, { ...settings, ...own });
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

const HEAD = 'code,type,status,price,land,floor,phase,cluster,facing,corner,ready,held_until';

test('[UNIT-01] a list with the usual columns is read as it is', async () => {
  const line = 'A-12,Tipe 60,available,890000000,72,60,Tahap 1,Anggrek,Utara,ya,Siap huni,2026-11-12 17:00';
  expect(await read(`${HEAD}\n${line}\n`)).toMatchObject({
    problems: [],
    units: [
      {
        code: 'A-12',
        type: 'Tipe 60',
        status: 'available',
        price: 890_000_000,
        land: 72,
        floor: 60,
        phase: 'Tahap 1',
        cluster: 'Anggrek',
        facing: 'Utara',
        corner: true,
        ready: 'Siap huni',
        heldUntil: '2026-11-12T10:00:00.000Z',
      },
    ],
  });
});

test.each([
  ['semicolons', 'Kode Unit;Tipe;Status;Harga\nA-1;Tipe 60;Tersedia;1,28 M'],
  ['tabs', 'Kode Unit\tTipe\tStatus\tHarga\nA-1\tTipe 60\tTersedia\t1,28 M'],
  ['a byte-order mark', '\uFEFFKode Unit;Tipe;Status;Harga\nA-1;Tipe 60;Tersedia;1,28 M'],
  ["Excel's own first line", 'sep=;\r\nKode Unit;Tipe;Status;Harga\r\nA-1;Tipe 60;Tersedia;1,28 M'],
  [
    'a title above, empty rows, sums below',
    'PT Asri\n\n;;\nKode Unit;Tipe;Status;Harga\nBLOK A\nA-1;Tipe 60;Tersedia;1,28 M\n;;;\nTotal;;;1,28 M',
  ],
])('[UNIT-01] a list with %s is read', async (_name, text) => {
  const { units, problems } = await read(text);
  expect(problems).toEqual([]);
  expect(units).toEqual([{ code: 'A-1', type: 'Tipe 60', status: 'available', price: 1_280_000_000 }]);
});

test('[UNIT-01] UTF-16 and Windows-1252 are read, and letters stay what they are', async () => {
  const text = 'Kode;Tipe;Status\nA-1;Café “Senja”;Laku';
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const narrow = Buffer.from(
    text.replace('é', '\u00e9').replace('“', '\u0093').replace('”', '\u0094'),
    'latin1',
  );
  for (const bytes of [wide, narrow]) expect((await read(bytes)).units[0]?.type).toBe('Café “Senja”');
});

const homes = [
  { code: 'A-01', type: 'Tipe 60', status: 'available', price: 1_280_000_000, land: 72, ready: '12/2027' },
  { code: 'A-02', type: 'Tipe 60', status: 'sold', price: 1_280_500_000, land: 72.5, ready: '12/2027' },
  {
    code: 'A-03',
    type: 'Tipe 60',
    status: 'held',
    price: 1_280_000_000,
    heldUntil: '2026-12-12T10:00:00.000Z',
  },
  { code: 'B-01', type: 'Tipe 90', status: 'booked', price: 1_875_000_000, ready: 'Siap huni' },
];

test.each(['libreoffice.xlsx', 'libreoffice-1904.xlsx'])(
  '[UNIT-01] %s as LibreOffice saves it: merged cells, dates, a second sheet, prices in millions, own words',
  async (name) => {
    const own = { sheet: 'Stok & Harga', show: ['Arah Hadap'], statuses: { ...noWords, held: ['Nego'] } };
    const { units, problems, skipped } = await read(fixture(name), own);
    expect(problems).toEqual([]);
    expect(units).toMatchObject(homes);
    expect(units[0]?.more).toEqual({ 'Arah Hadap': 'Utara' });
    expect(JSON.stringify(units)).not.toContain('komisi');
    expect(skipped).toBe(2);
  },
);

test('[UNIT-01] the same sheet as Windows-1252 CSV: cells that were merged are named, with the value above', async () => {
  const { problems } = await read(fixture('libreoffice-windows-1252.csv'), {
    statuses: { ...noWords, held: ['Nego'] },
  });
  expect(problems).toEqual([
    { fault: 'type', row: 6, cell: 'B6', column: 'Tipe', value: '', suggestion: 'Tipe 60' },
    { fault: 'type', row: 7, cell: 'B7', column: 'Tipe', value: '', suggestion: 'Tipe 60' },
  ]);
});

test('[UNIT-01] every fault of a cell has its row, its column and a suggestion', async () => {
  const rows = [
    'Kode;Tipe;Status;Harga;LT;Ditahan sampai',
    'A-1;Tipe 60;Tersedi;890;72;',
    'A-1;Tipe 60;Laku;1,28 M;luas;11/13/2026',
    ';Tipe 60;Laku;1,28 M;72;',
    '2026-11-12;Tipe 60;;=1+1;72;besok',
    'A-5;<b>Tipe</b>;Laku;1,28 M;72;',
  ];
  const { problems } = await read(rows.join('\n'));
  expect(problems.map(({ fault, cell, suggestion = '' }) => `${cell} ${fault} ${suggestion}`.trim())).toEqual(
    [
      'C2 status tersedia',
      'D2 price 890000000',
      'E3 area',
      'F3 moment 13/11/2026',
      'A3 repeated 2',
      'A4 code',
      'C5 status',
      'D5 price',
      'F5 moment',
      'B6 type bTipe/b',
    ],
  );
});

test('[UNIT-01] columns and sheets that are missing are named with what the list has', async () => {
  expect((await read('Kod Unit;Tipe;Status\nA-1;Tipe 60;Laku')).problems).toEqual([
    { fault: 'no-columns', column: 'code', value: 'Kod Unit, Tipe, Status', suggestion: 'Kod Unit' },
  ]);
  const mapped = await read('Nomor Rumah;Tipe;Kondisi\nA-1;Tipe 60;Laku', {
    columns: { code: 'Nomor Rumah', status: 'Kondisi' },
  });
  expect(mapped.units).toEqual([{ code: 'A-1', type: 'Tipe 60', status: 'sold' }]);
  expect((await read(fixture('libreoffice.xlsx'), { sheet: 'Stok' })).problems).toEqual([
    { fault: 'no-sheet', value: 'Stok', suggestion: 'Ringkasan, Stok & Harga' },
  ]);
});

test('[UNIT-01] what is no list is refused with its reason', async () => {
  const faultOf = async (bytes: string | Uint8Array) => (await read(bytes)).problems[0]?.fault;
  expect(await faultOf('')).toBe('empty');
  expect(await faultOf(',,\n,,\n')).toBe('empty');
  expect(await faultOf(HEAD)).toBe('no-homes');
  expect(await faultOf(Buffer.from('PK\u0003\u0004 broken'))).toBe('damaged');
  expect(await faultOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0]))).toBe('kind');
  expect(await faultOf(new Uint8Array(MOST_BYTES + 1))).toBe('large');
  expect(
    await faultOf(`${HEAD}\n${Array.from({ length: 5001 }, (_, i) => `A-${i},T,sold`).join('\n')}`),
  ).toBe('many');
});

const cell = fc.oneof(
  fc.constantFrom(
    'A-1',
    'Tipe 60',
    'Tersedia',
    'Laku',
    'Rp 1.280.000.000',
    '890 jt',
    '=HYPERLINK("x")',
    '@SUM(A1)',
    '<script>',
    '"',
    '\u0000',
    '12-Nov-26',
    '-',
    '',
  ),
  fc.string({ maxLength: 12 }),
  fc.double().map(String),
);

test('[UNIT-01] fuzzed sheets never crash, and let neither formulas nor HTML through', async () => {
  const sheet = fc.record({
    separator: fc.constantFrom(';', ',', '\t'),
    head: fc.constantFrom(
      ['code', 'type', 'status', 'price'],
      ['Kode', 'Tipe', 'Status', 'Harga'],
      ['x', 'y'],
    ),
    rows: fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(sheet, async ({ separator, head, rows }) => {
      const { units, problems } = await read([head, ...rows].map((row) => row.join(separator)).join('\n'));
      for (const { code, type, price } of units) {
        expect(`${code}${type}`).not.toMatch(/[<>\0]/);
        expect([code, type].some((text) => /^[=@]/.test(text) || text === '')).toBe(false);
        expect(price === undefined || Number.isSafeInteger(price)).toBe(true);
      }
      for (const { row, column, fault } of problems)
        expect(row !== undefined && column !== undefined ? true : LIST_FAULTS.has(fault)).toBe(true);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 500), seed: 7 },
  );
});

const LIST_FAULTS = new Set(['empty', 'no-columns', 'no-homes', 'kind']);

test('[UNIT-01] damaged Excel files never crash', async () => {
  const whole = fixture('libreoffice.xlsx');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
      fc.nat(whole.length),
      async (changes, end) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changes) bytes[at] = byte;
        const { units, problems } = await read(end % 3 === 0 ? bytes.slice(0, end) : bytes, {
          sheet: 'Stok & Harga',
        });
        expect(units.length + problems.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 200), seed: 7 },
  );
});
