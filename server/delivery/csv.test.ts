import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../testing/payloads.ts';
import { csvCell, csvLine } from './csv.ts';

/** Reads CSV as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    row.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('no cell can be read as a formula, and every text comes back', () => {
  for (const text of HOSTILE_TEXTS) {
    const [row] = parse(csvLine(['before', text, 'after']));
    expect(row, text).toHaveLength(3);
    const cell = row?.[1] ?? '';
    const plain = text.replaceAll('\0', '');
    expect([plain, `'${plain}`], text).toContain(cell);
    expect(/^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell), text).toBe(false);
    expect(/^[\t\r\n]/.test(cell), text).toBe(false);
  }
  for (const lead of ['=', '+', '-', '@', '\t', '\r', '\0=', '＝', '＋', '－', '＠']) {
    expect(csvCell(`${lead}1`).startsWith(`"'`), JSON.stringify(lead)).toBe(true);
  }
});

test('a stored phone begins with a plus sign, so it is written as text', () => {
  expect(csvCell('+6281298765432')).toBe(`"'+6281298765432"`);
  expect(csvCell('Rina "R" Wulandari')).toBe('"Rina ""R"" Wulandari"');
});
