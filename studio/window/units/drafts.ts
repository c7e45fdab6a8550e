import type { HomeOfSheet, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import type { StudioProblem } from '../../wire.ts';

/** A cell by its home and its column. Others may change the list meanwhile: the code and the title find it again. */
export interface UnitCell {
  readonly code: string;
  readonly title: string;
  /** Of the present list; -1 if it no longer has the cell. */
  readonly row: number;
  readonly column: number;
}

/** A cell whose new content is not in the file: on its way, refused, or in conflict with another change. */
export interface UnitDraft extends UnitCell {
  readonly id: number;
  readonly value: string;
  readonly state: 'saving' | 'refused' | 'conflict' | 'gone';
  readonly problem?: StudioProblem;
  readonly theirs?: string;
}

const NO_CELL = { row: -1, column: -1 } as const;

/** The code of a home in the list; empty where it has none. */
export const codeIn = ({ places }: UnitSheet, { cells }: HomeOfSheet): string =>
  cells[places.code ?? -1] ?? '';

/** The name of a home in sentences: its code, or its row. */
export const codeOf = (sheet: UnitSheet, home: HomeOfSheet): string => codeIn(sheet, home) || `#${home.row}`;

/** The codes that homes had before they were changed here, by the present ones. */
export type FirstCodes = ReadonlyMap<string, string>;

const firstOf = (first: FirstCodes, code: string) => first.get(code) ?? code;

/** A key of each home that stays the same while others come and go, and while its code is changed here. */
export function homeKeys(sheet: UnitSheet, first: FirstCodes): ReadonlyMap<HomeOfSheet, string> {
  const seen = new Map<string, number>();
  return new Map(
    sheet.homes.map((home) => {
      const code = firstOf(first, codeIn(sheet, home));
      const count = seen.get(code) ?? 0;
      seen.set(code, count + 1);
      return [home, `${code} ${count}`];
    }),
  );
}

/** The home with the code; where several have it, or it is empty, the one of them in the row. */
export function findHome(
  sheet: UnitSheet,
  code: string,
  row: number,
  first: FirstCodes,
): HomeOfSheet | undefined {
  const wanted = firstOf(first, code);
  const same = sheet.homes.filter((home) => firstOf(first, codeIn(sheet, home)) === wanted);
  return code !== '' && same.length === 1 ? same[0] : same.find((home) => home.row === row);
}

/** The cell where it is in the list. */
export function cellIn<Cell extends UnitCell>(sheet: UnitSheet, cell: Cell, first: FirstCodes): Cell {
  const home = findHome(sheet, cell.code, cell.row, first);
  const column = sheet.titles[cell.column] === cell.title ? cell.column : sheet.titles.indexOf(cell.title);
  if (!home || column === -1) return { ...cell, ...NO_CELL };
  return { ...cell, code: codeIn(sheet, home), row: home.row, column };
}

/** Drafts where their cells are in the list; one whose cell is no longer in it can only be discarded. */
export function draftsIn(
  sheet: UnitSheet,
  drafts: readonly UnitDraft[],
  first: FirstCodes,
): readonly UnitDraft[] {
  return drafts.map((draft) => {
    const found = cellIn(sheet, draft, first);
    return found.row === -1 && found.state !== 'saving' ? { ...found, state: 'gone' } : found;
  });
}
