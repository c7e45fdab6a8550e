/** Characters that make a spreadsheet read a cell as a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n\0|%\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One quoted cell; what looks like a formula gets an apostrophe, phones with their plus sign too. */
export function csvCell(value: string | number): string {
  const text = String(value).replaceAll('\0', '');
  const risky = FORMULA.test(text) || FORMULA.test(text.trimStart()) || FORMULA.test(String(value));
  return `"${(risky ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
