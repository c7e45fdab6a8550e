/** The rows of a table. A row with one cell, where others have more, is a heading for the rows below it. */
export type Rows = readonly (readonly string[])[];

/** The text of an empty cell. */
const EMPTY = '–';

/** Reads rows from any value of the document. */
export function rowsOf(value: unknown): Rows {
  return Array.isArray(value)
    ? value.map((row: unknown) => (Array.isArray(row) ? row.map((cell) => String(cell)) : []))
    : [];
}

/** Returns the number of columns of rows and of their head. */
export function columnsOf(rows: Rows, head: readonly unknown[] = []): number {
  return Math.max(head.length, ...rows.map((row) => row.length), 0);
}

function isHeading(row: readonly string[] | undefined, columns: number): boolean {
  return row?.length === 1 && columns > 1;
}

/** A row with as many cells. */
export function resized(row: readonly string[], columns: number): readonly string[] {
  return Array.from({ length: columns }, (_, index) => row[index] ?? EMPTY);
}

/** Rows with one column more or less; headings go over all of them, as before. */
export function withColumns(rows: Rows, before: number, columns: number): Rows {
  return rows.map((row) => (isHeading(row, before) ? row : resized(row, columns)));
}

export function withRow(rows: Rows, columns: number): Rows {
  return [...rows, resized([], Math.max(1, columns))];
}

export function withoutRow(rows: Rows, at: number): Rows {
  return rows.filter((_, index) => index !== at);
}

/** A row becomes a heading, which keeps its first cell, or a row of cells again. */
export function withHeading(rows: Rows, at: number, columns: number): Rows {
  return rows.map((row, index) =>
    index === at ? (isHeading(row, columns) ? resized(row, columns) : row.slice(0, 1)) : row,
  );
}
