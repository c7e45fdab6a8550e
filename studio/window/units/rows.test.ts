import { expect, test } from 'vitest';
import type { HomeOfSheet } from '../../../src/lib/unit-sheet.ts';
import { columnWidths, nextSort, noFilter, orderedHomes } from './rows.ts';

const home = (row: number, code: string, price?: number): HomeOfSheet => ({
  row,
  cells: [code, price === undefined ? '' : `${price} jt`],
  unit: {
    code,
    type: 'Tipe 60',
    status: 'available',
    ...(price === undefined ? {} : { price: price * 1e6 }),
  },
});
const sheet = {
  titles: ['Kode', 'Harga'],
  places: { code: 0, price: 1 },
  homes: [home(2, 'A-10', 900), home(3, 'A-2'), home(4, 'A-1', 1200), home(5, 'b-1', 95)],
};
const codes = (column: number, isDown: boolean) =>
  orderedHomes(sheet, noFilter, { column, isDown }).map(({ cells }) => cells[0]);

test('[UNIT-01] homes are sorted by what their cells mean; empty cells come last', () => {
  expect(codes(0, false)).toEqual(['A-1', 'A-2', 'A-10', 'b-1']);
  expect(codes(1, false)).toEqual(['b-1', 'A-10', 'A-1', 'A-2']);
  expect(codes(1, true)).toEqual(['A-1', 'A-10', 'b-1', 'A-2']);
});

test('[UNIT-01] a title sorts up, down, and back to the order of the file', () => {
  const up = nextSort(undefined, 1);
  const down = nextSort(up, 1);
  expect([up, down, nextSort(down, 1)]).toEqual([
    { column: 1, isDown: false },
    { column: 1, isDown: true },
    undefined,
  ]);
  expect(nextSort(down, 0)).toEqual({ column: 0, isDown: false });
});

test('[UNIT-01] homes are found by any of their cells', () => {
  expect(orderedHomes(sheet, { ...noFilter, search: ' B-1 ' }, undefined)).toHaveLength(1);
  expect(orderedHomes(sheet, { search: 'jt', type: 'tipe 60', status: 'available' }, undefined)).toHaveLength(
    3,
  );
  expect(orderedHomes(sheet, { ...noFilter, status: 'sold' }, undefined)).toEqual([]);
  expect(columnWidths(sheet)).toBe('minmax(11ch, 11fr) minmax(11ch, 11fr)');
});
