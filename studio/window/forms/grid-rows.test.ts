import { describe, expect, it } from 'vitest';
import { columnsOf, withColumns, withHeading, withRow } from './grid-rows.ts';

const rows = [['Struktur'], ['Fondasi', 'Batu kali'], ['Dinding', 'Bata']];

describe('the rows of a table', () => {
  it('[STU-08] get and lose columns, and headings stay headings', () => {
    expect(withColumns(rows, 2, 3)).toEqual([
      ['Struktur'],
      ['Fondasi', 'Batu kali', '–'],
      ['Dinding', 'Bata', '–'],
    ]);
    expect(withColumns(rows, 2, 1)).toEqual([['Struktur'], ['Fondasi'], ['Dinding']]);
    expect(withColumns([['Fondasi']], 1, 2)).toEqual([['Fondasi', '–']]);
  });

  it('[STU-08] become headings and rows of cells again', () => {
    expect(withHeading(rows, 1, 2)[1]).toEqual(['Fondasi']);
    expect(withHeading(rows, 0, 2)[0]).toEqual(['Struktur', '–']);
    expect(withRow(rows, columnsOf(rows)).at(-1)).toEqual(['–', '–']);
  });

  it('are as wide as their head', () => {
    expect(columnsOf(rows, ['Bagian', 'Tipe 60', 'Tipe 90'])).toBe(3);
    expect(columnsOf([])).toBe(0);
  });
});
