import fc from 'fast-check';
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

/** Every cell that some spreadsheet may read: split at its separator, with our quotes respected or not. */
function cellsBy(separator: string, text: string): string[] {
  const cut = (line: string) => line.split(separator);
  const rows = (cell: string) => cell.split(/[\r\n]/).flatMap(cut);
  const seen = [...text.matchAll(/"((?:[^"]|"")*)"|[^",;\t\r\n|]+/g)].map(([whole, inner]) => inner ?? whole);
  return [...rows(text), ...seen, ...seen.flatMap(rows)];
}

const isFormula = (cell: string) => /^["\s]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell);

test('[OPS-35] no cell begins a formula under comma, semicolon or tab, line breaks included', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '|'];
  const part = fc.constantFrom(...formulas, ';', ',', '\t', '\n', '\r\n', '"', "'", ' ', 'x');
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      for (const line of [csvLine(texts), csvLine(texts, ';')])
        for (const separator of [',', ';', '\t'])
          expect(cellsBy(separator, line).filter(isFormula), line).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test('[OPS-35] a message cannot become a formula in a spreadsheet that splits at semicolons', () => {
  expect(csvCell('x;=1+1;y')).toBe(`"x;'=1+1;y"`);
  expect(csvCell('halo\n=1+1')).toBe(`"halo\n'=1+1"`);
  expect(csvCell('x;"=1"')).toBe(`"x;'""=1"""`);
  expect(csvCell('Rumah 2 lantai; taman, kolam')).toBe('"Rumah 2 lantai; taman, kolam"');
});

test('no cell can be read as a formula, and every text can be read back', () => {
  for (const text of HOSTILE_TEXTS) {
    const [row] = parse(csvLine(['before', text, 'after']));
    expect(row, text).toHaveLength(3);
    const cell = row?.[1] ?? '';
    // Only apostrophes are added.
    expect(cell.replaceAll("'", ''), text).toBe(text.replaceAll('\0', '').replaceAll("'", ''));
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
