import type { HomeOfSheet, UnitConflict, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import type { ListChange } from '../../../tools/units/change-list.ts';
import type { UnitChangeRequest } from '../../routes.ts';

/**
 * The changes of a request in the present list. When the list has changed since, a cell is found by the code of its home and the title
 * of its column, and must still hold what it held; else the request is in conflict.
 */
export function locateChanges(
  { base, sets, inserts, removes }: UnitChangeRequest,
  sheet: UnitSheet,
): readonly ListChange[] | Pick<UnitConflict, 'theirs'> {
  const isSame = base === sheet.hash;
  const changes: ListChange[] = [];
  const { code: codeColumn = -1 } = sheet.places;
  const only = (found: readonly HomeOfSheet[]) => (found.length === 1 ? found[0] : undefined);

  for (const { row, column: before, title, code, before: content, value } of sets) {
    const column = isSame || sheet.titles[before] === title ? before : sheet.titles.indexOf(title);
    const isMeant = (home: HomeOfSheet) =>
      isSame || code === '' ? home.row === row : home.cells[codeColumn] === code;
    const home = only(sheet.homes.filter(isMeant));
    const theirs = home?.cells[column];
    if (!home || theirs === undefined) return {};
    if (theirs !== content) return { theirs };
    changes.push({ kind: 'set', row: home.row, column, value });
  }
  const gone: number[] = [];
  for (const { row, cells } of removes) {
    const isMeant = (home: HomeOfSheet) =>
      (!isSame || home.row === row) && JSON.stringify(home.cells) === JSON.stringify(cells);
    const home = only(sheet.homes.filter(isMeant));
    if (!home) return {};
    gone.push(home.row);
  }
  // From the last, so that the rows of the others stay where they are.
  for (const row of gone.sort((a, b) => b - a)) changes.push({ kind: 'remove', row });
  for (const { row, cells } of inserts)
    changes.push({ kind: 'insert', row: isSame && row > 0 ? Math.trunc(row) : sheet.nextRow, cells });
  return changes;
}
