import type { UnitColumn } from '../../../src/lib/unit-columns.ts';
import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { isSameName, unitStatuses } from '../../../src/lib/units.ts';

export interface UnitFilter {
  readonly search: string;
  readonly type: string;
  readonly status: string;
}

export const noFilter: UnitFilter = { search: '', type: '', status: '' };

/** A cell of the grid: the place among the rows that are shown, -1 for the titles. */
export interface GridPlace {
  readonly at: number;
  readonly column: number;
}

/** The column that rows are sorted by; the order of the file without one. */
export interface UnitSort {
  readonly column: number;
  readonly isDown: boolean;
}

const names = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** The homes that fit, sorted. Empty cells come last in both directions. */
export function orderedHomes(
  { homes, places }: Pick<UnitSheet, 'homes' | 'places'>,
  { search, type, status }: UnitFilter,
  sort: UnitSort | undefined,
): readonly HomeOfSheet[] {
  const wanted = search.trim().toLowerCase();
  const found = homes.filter(
    ({ cells, unit }) =>
      (type === '' || isSameName(unit?.type ?? '', type)) &&
      (status === '' || unit?.status === status) &&
      (wanted === '' || cells.some((cell) => cell.toLowerCase().includes(wanted))),
  );
  if (!sort) return found;
  const meaning = meaningsOf({ places }).get(sort.column);
  const keyOf = ({ cells, unit }: HomeOfSheet): string | number => {
    if (meaning === 'status' && unit) return unitStatuses.indexOf(unit.status);
    const value =
      meaning === 'price' || meaning === 'land' || meaning === 'floor' ? unit?.[meaning] : undefined;
    return value ?? cells[sort.column] ?? '';
  };
  const direction = sort.isDown ? -1 : 1;
  return found
    .map((home) => ({ home, key: keyOf(home) }))
    .sort((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      const isNumber = typeof a.key === 'number' && typeof b.key === 'number';
      return (
        direction * (isNumber ? Number(a.key) - Number(b.key) : names.compare(String(a.key), String(b.key)))
      );
    })
    .map(({ home }) => home);
}

/** The meaning of each column that has one. */
export function meaningsOf({ places }: Pick<UnitSheet, 'places'>): ReadonlyMap<number, UnitColumn> {
  return new Map(Object.entries(places).map(([name, at]) => [at, name as UnitColumn]));
}

/** The next order that the title of a column asks for: up, down, as in the file. */
export function nextSort(sort: UnitSort | undefined, column: number): UnitSort | undefined {
  if (sort?.column !== column) return { column, isDown: false };
  return sort.isDown ? undefined : { column, isDown: true };
}

/** The widths of the columns, for a grid: as wide as their contents, within reason. */
export function columnWidths({ homes, titles }: Pick<UnitSheet, 'homes' | 'titles'>): string {
  return titles
    .map((title, at) => {
      const longest = homes.reduce(
        (most, { cells }) => Math.max(most, cells[at]?.length ?? 0),
        title.length + 2,
      );
      const width = Math.min(Math.max(longest, 8), 24) + 3;
      return `minmax(${width}ch, ${width}fr)`;
    })
    .join(' ');
}
