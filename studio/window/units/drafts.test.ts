import { expect, test } from 'vitest';
import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { cellIn, draftsIn, findHome, homeKeys } from './drafts.ts';

const sheetOf = (codes: readonly string[], titles = ['Kode', 'Harga']): UnitSheet => ({
  ...{ source: 'list.csv', name: 'list.csv', hash: '', changedAt: '', lock: '', shown: [] },
  ...{
    titles,
    places: { code: titles.indexOf('Kode') },
    skipped: 0,
    nextRow: codes.length + 2,
    problems: [],
  },
  homes: codes.map(
    (code, at): HomeOfSheet => ({
      row: at + 2,
      cells: titles.map((title) => (title === 'Kode' ? code : '1')),
    }),
  ),
});
const none = new Map<string, string>();

test('[UNIT-01] a cell is found again by the code of its home and the title of its column', () => {
  const cell = { code: 'A-2', title: 'Harga', row: 3, column: 1 };
  expect(cellIn(sheetOf(['A-0', 'A-1', 'A-2']), cell, none)).toMatchObject({ row: 4, column: 1 });
  expect(cellIn(sheetOf(['A-1', 'A-2'], ['Harga', 'Kode']), cell, none)).toMatchObject({ row: 3, column: 0 });
  expect(cellIn(sheetOf(['A-1']), cell, none)).toMatchObject({ row: -1, column: -1 });
  expect(cellIn(sheetOf(['A-2'], ['Kode']), cell, none)).toMatchObject({ row: -1, column: -1 });
});

test('[UNIT-01] of homes with the same code, or none, the one in its row is meant', () => {
  const twice = sheetOf(['A-1', 'A-1', '', '']);
  expect(findHome(twice, 'A-1', 3, none)).toBe(twice.homes[1]);
  expect(findHome(twice, 'A-1', 9, none)).toBeUndefined();
  expect(findHome(twice, '', 5, none)).toBe(twice.homes[3]);
  expect(findHome(sheetOf(['A-1']), '', 2, none)).toBeUndefined();
});

test('[UNIT-01] a home whose code is changed here stays the same home, also when that is undone', () => {
  const first = new Map([['B-7', 'A-2']]);
  const renamed = sheetOf(['A-1', 'B-7']);
  expect(findHome(renamed, 'A-2', 3, first)).toBe(renamed.homes[1]);
  expect([...homeKeys(renamed, first).values()]).toEqual([
    ...homeKeys(sheetOf(['A-1', 'A-2']), none).values(),
  ]);
  const undone = sheetOf(['A-1', 'A-2']);
  expect(findHome(undone, 'B-7', 3, new Map([...first, ['A-2', 'A-2']]))).toBe(undone.homes[1]);
});

test('[UNIT-01] a draft whose home is gone can only be discarded; one on its way waits for its answer', () => {
  const draft = { code: 'A-2', title: 'Harga', row: 3, column: 1, id: 1, value: '2' } as const;
  const drafts = [
    { ...draft, state: 'conflict' },
    { ...draft, id: 2, state: 'saving' },
  ] as const;
  expect(draftsIn(sheetOf(['A-1']), drafts, none).map(({ state }) => state)).toEqual(['gone', 'saving']);
});
