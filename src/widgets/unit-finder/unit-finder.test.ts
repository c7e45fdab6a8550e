import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderSample, samplePage } from '../../../tests/contract/sample-page.ts';
import { type Unit, type UnitList, unitStatuses } from '../../lib/units.ts';
import { writeTree } from '../../renderer/writer.ts';

const asOf = '2026-11-21T07:05:00Z';

const finder = (units: readonly Unit[], props: object = {}) =>
  renderSample(samplePage('unit-finder', props as Record<string, unknown>), writeTree, { units, asOf });

/** Homes of a whole project: five types on blocks of twenty, each with its own price. */
function project(count: number): UnitList {
  const units = Array.from({ length: count }, (_, at): Unit => {
    const size = [36, 45, 60, 90, 120][at % 5] ?? 36;
    const land = size + 12 + (at % 7) * 3;
    return {
      code: `${String.fromCharCode(65 + Math.floor(at / 20))}-${(at % 20) + 1}`,
      type: `Tipe ${size}`,
      status: unitStatuses[[0, 0, 0, 1, 2, 3, 3, 0, 4][at % 9] ?? 0] ?? 'available',
      price: size * 14_500_000 + land * 900_000 + (at % 13) * 1_250_000,
      land,
      floor: size,
      phase: `Fase ${1 + Math.floor(at / 200)}`,
      facing: ['Utara', 'Timur', 'Selatan', 'Barat'][at % 4] ?? 'Utara',
      corner: at % 20 === 0,
      ready: at % 3 ? 'Siap huni' : 'Des 2027',
    };
  });
  return { units, asOf };
}

test('[UNIT-03] five hundred homes add at most 25 kB of HTML after Brotli', () => {
  const sizeOf = (units: readonly Unit[]) => brotliCompressSync(finder(units)).byteLength;
  const { units } = project(500);
  expect(sizeOf(units) - sizeOf([])).toBeLessThanOrEqual(25_000);
});

const home: Unit = { code: 'A-1', type: 'Tipe 60', status: 'available', price: 890_000_000, floor: 60 };

test('[UNIT-03] filters and columns that would say nothing are not there', () => {
  const html = finder([home, { ...home, code: 'A-2', price: 900_000_000 }]);
  expect([...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['harga_min', 'harga_maks', 'urut']),
  );
  for (const name of ['tipe', 'status', 'tahap', 'hadap', 'lb', 'lt'])
    expect(html).not.toContain(`name="${name}"`);
  expect(html).not.toContain('Luas tanah</');
});

test('[UNIT-03] own columns are shown when the page asks for them, statuses as it says', () => {
  const units: Unit[] = [
    { ...home, more: { Kamar: '3' } },
    { ...home, code: 'A-2', status: 'booked' },
  ];
  expect(finder(units)).not.toContain('Kamar');
  expect(finder(units, { ownColumns: ['Kamar', 'Lantai'] })).toMatch(/Kamar<\/th>.*<td>3<\/td>/s);
  expect(finder(units, { ownColumns: ['Kamar', 'Lantai'] })).not.toContain('Lantai');
  expect(finder(units, { statuses: ['available'] })).not.toContain('data-home="A-2"');
});

test('[UNIT-03] a page without a list of units names what is missing, and one whose homes are all sold has only their list', () => {
  expect(finder([])).toContain('Daftar unit belum tersedia.');
  const html = finder([{ ...home, status: 'sold' }]);
  expect(html).toContain('1 unit terjual');
  expect(html).not.toContain('<form class="unit-finder');
});
