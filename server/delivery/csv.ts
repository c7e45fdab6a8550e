/** Characters that a spreadsheet may take for the start of a formula, full-width forms included. */
const SIGNS = '=+\\-@|%\\uFF1D\\uFF0B\\uFF0D\\uFF20';

const AHEAD = `["'\\s]*[${SIGNS}]`;
const AT_START = new RegExp(`^(?=${AHEAD}|[\\t\\r\\n])`);
const AFTER_SEPARATOR = new RegExp(`([;,\\t\\r\\n|])(?=${AHEAD})`, 'g');

/**
 * One quoted cell. Anything that could be read as a formula gets an apostrophe in front, including phone numbers
 * with a plus sign: at the start of the cell, and inside it after a line break or a separator, since Excel in
 * Indonesia ends cells at semicolons and then ignores our quotes.
 */
export function csvCell(value: string | number): string {
  const text = String(value).replaceAll('\0', '');
  const safe = text.replace(AFTER_SEPARATOR, "$1'").replace(AT_START, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvLine(values: readonly (string | number)[], separator: ',' | ';' = ','): string {
  return `${values.map(csvCell).join(separator)}\r\n`;
}
