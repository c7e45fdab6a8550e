import fc from 'fast-check';
import { expect, test } from 'vitest';
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
import { encode } from './encoding.ts';

const bytesOf = (file: CsvFile) => Buffer.from(encode(file) ?? []);

async function opened(bytes: Uint8Array): Promise<CsvFile> {
  const file = await openCsv(bytes);
  if (!file) throw new Error('The file cannot be edited.');
  return file;
}

const word = fc.stringMatching(/^[A-Za-z0-9 .,;"é€²-]{0,8}$/).map((text) => text.trim());
const table = fc.array(fc.array(word, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 8 });

/** A CSV file as any program may write it. */
const csv = fc
  .record({
    rows: table,
    delimiter: fc.constantFrom(';', ',', '\t'),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.constantFrom('all', 'needed'),
    encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'windows-1252', 'utf-16le'),
    hasEnd: fc.boolean(),
  })
  .map(({ rows, delimiter, newline, quotes, encoding, hasEnd }) => {
    const quoted = (cell: string) =>
      quotes === 'all' || cell.includes(delimiter) || cell.includes('"')
        ? `"${cell.replaceAll('"', '""')}"`
        : cell;
    const lines = [['code', 'type', 'é'], ...rows].map((row) => row.map(quoted).join(delimiter));
    const text = lines.join(newline) + (hasEnd ? newline : '');
    const hasMark = encoding !== 'utf-8' && encoding !== 'windows-1252';
    const name = encoding === 'utf-8 with mark' ? 'utf-8' : encoding;
    return encode({ text, hasMark, encoding: name as 'utf-8' }) ?? new Uint8Array();
  });

test('[UNIT-01] a changed cell of a CSV file changes only its own bytes', async () => {
  await fc.assert(
    fc.asyncProperty(csv, fc.nat(), fc.nat(), word, async (bytes, someRow, someColumn, value) => {
      const file = await openCsv(bytes);
      // A file whose separator can be read in two ways is not edited.
      fc.pre(file !== undefined && file.places.length > 1);
      if (!file) return;
      const rows = rowsOf(file);
      const row = someRow % rows.length;
      const column = someColumn % (rows[row]?.length ?? 1);
      const changed = setCell(file, row, column, value);
      const expected = rows.map((cells, at) =>
        at === row ? cells.map((cell, place) => (place === column ? value : cell)) : cells,
      );
      expect(isSameTable(rowsOf(changed), expected)).toBe(true);
      const [before, after] = [Buffer.from(bytes), bytesOf(changed)];
      const place = file.places[row]?.[column];
      const width = (text: string) => (encode({ ...file, hasMark: false, text }) ?? []).length;
      const mark = width('') + (file.hasMark ? bytes.length - width(file.text) : 0);
      const head = mark + width(file.text.slice(0, place?.start));
      const tail = width(file.text.slice(place?.end));
      expect(after.subarray(0, head).equals(before.subarray(0, head))).toBe(true);
      expect(after.subarray(after.length - tail).equals(before.subarray(before.length - tail))).toBe(true);
      // Written back, it is as it was: its quotes aside, which a new value may have needed.
      const again = setCell(changed, row, column, rows[row]?.[column] ?? '');
      expect(rowsOf(again)).toEqual(rows);
    }),
    { numRuns: 400 },
  );
});

test('[UNIT-01] a row that is added and removed leaves the file as it was, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      csv,
      fc.nat(),
      fc.array(word, { minLength: 3, maxLength: 3 }),
      async (bytes, some, cells) => {
        const file = await openCsv(bytes);
        fc.pre(file !== undefined);
        if (!file) return;
        const row = some % (file.places.length + 1);
        const more = insertRow(file, row, cells);
        expect(rowsOf(more)[row]).toEqual(cells);
        expect(bytesOf(removeRow(more, row)).equals(Buffer.from(bytes))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('[UNIT-01] the places of cells are those of the reader, also with line ends in cells and spaces around them', async () => {
  const text = 'sep=;\r\nkode;tipe\r\n"A;1\r\n(hoek)" ; Tipe 60 \r\n;"""B"""\r\n';
  const file = await opened(Buffer.from(text));
  expect(isSameTable(rowsOf(file), (await parseCsv(text)).rows)).toBe(true);
  expect(setCell(file, 2, 1, 'Tipe 45').text).toBe(text.replace('Tipe 60', 'Tipe 45'));
  expect(setCell(file, 3, 3, 'x').text).toBe(text.replace('"""B"""', '"""B""";;x'));
});

test('[UNIT-01] files that cannot be written back as they were are not opened', async () => {
  expect(await openCsv(Buffer.from('kode;tipe\nA-1;"Tipe 60\nA-2;Tipe 45'))).toBeUndefined();
  expect(await openCsv(Buffer.from('kode;tipe\n"A"-1;Tipe 60'))).toBeUndefined();
  expect(await openCsv(Uint8Array.from([0xff, 0xfe, 0x41, 0x00, 0x42]))).toBeUndefined();
});

test('[UNIT-01] a letter that the encoding of a file lacks is refused', async () => {
  const file = await opened(Uint8Array.from([0x6b, 0x3b, 0x74, 0x0a, 0xe9, 0x3b, 0x80]));
  expect(rowsOf(file)[1]).toEqual(['é', '€']);
  expect(encode(setCell(file, 1, 0, 'ü€'))).toEqual(
    Uint8Array.from([0x6b, 0x3b, 0x74, 0x0a, 0xfc, 0x80, 0x3b, 0x80]),
  );
  expect(encode(setCell(file, 1, 0, '房'))).toBeUndefined();
});
