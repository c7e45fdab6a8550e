import {
  type CsvFile,
  insertRow,
  isSameTable,
  openCsv,
  parseCsv,
  removeRow,
  rowsOf,
  setCell,
} from './csv.ts';
import { decode, encode } from './encoding.ts';
import { readTable, type UnitProblem, type UnitSettings, type UnitTable } from './read-units.ts';

/** A change of a CSV list. Rows count from 1, as spreadsheets count; columns from 0. */
export type ListChange =
  | { readonly kind: 'set'; readonly row: number; readonly column: number; readonly value: string }
  | { readonly kind: 'insert'; readonly row: number; readonly cells: readonly string[] }
  | { readonly kind: 'remove'; readonly row: number };

/**
 * A list after its changes; or why they are not made. `unclear`: the file could not be written back as it is. `letters`: its
 * encoding lacks a letter. `cells`: a value is no single line of text. `problems`: the list would have new ones.
 */
export type ChangedList =
  | { readonly name: 'changed'; readonly bytes: Uint8Array; readonly table: UnitTable }
  | { readonly name: 'unclear' | 'letters' | 'cells' }
  | { readonly name: 'problems'; readonly problems: readonly UnitProblem[] };

/** The most letters of a cell, which are those of a long remark. */
const MOST_LETTERS = 500;

/** Changes cells and rows of a CSV list, all or none; everything else in its file stays as it is, byte for byte (ledger, UNIT-01). */
export async function changeList(
  bytes: Uint8Array,
  settings: UnitSettings,
  changes: readonly ListChange[],
): Promise<ChangedList> {
  const file = await openCsv(bytes);
  if (!file) return { name: 'unclear' };
  const values = changes.flatMap((change) =>
    change.kind === 'set' ? [change.value] : change.kind === 'insert' ? change.cells : [],
  );
  if (values.some((value) => /\p{Cc}|\p{Surrogate}/u.test(value) || value.length > MOST_LETTERS))
    return { name: 'cells' };
  const changed = changes.reduce(applied, file);
  const next = encode(changed);
  if (!next) return { name: 'letters' };
  // As every reader understands it: a value must not turn into two, or another separator be guessed.
  const read = await parseCsv(decode(next).text);
  if (!isSameTable(read.rows, rowsOf(changed))) return { name: 'unclear' };
  const [before, after] = [await readTable(bytes, settings), await readTable(next, settings)];
  const problems = newProblems(before.list.problems, after.list.problems);
  return problems.length > 0
    ? { name: 'problems', problems }
    : { name: 'changed', bytes: next, table: after };
}

function applied(file: CsvFile, change: ListChange): CsvFile {
  const row = change.row - 1;
  if (change.kind === 'set') return setCell(file, row, change.column, change.value.trim());
  if (change.kind === 'remove') return removeRow(file, row);
  return insertRow(
    file,
    row,
    change.cells.map((cell) => cell.trim()),
  );
}

/** The problems that a list did not have before, wherever its rows are now. */
function newProblems(before: readonly UnitProblem[], after: readonly UnitProblem[]): UnitProblem[] {
  const nameOf = ({ fault, column = '', value = '' }: UnitProblem) => [fault, column, value].join('\n');
  const known = before.map(nameOf);
  return after.filter((problem) => {
    const at = known.indexOf(nameOf(problem));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}
