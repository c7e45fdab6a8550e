import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, USUAL_COLUMNS } from '../contract/desk/export-columns.ts';
import { exportWords } from '../contract/desk/export-words.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { describeDatabases } from '../testing/databases.ts';
import { openDeskSeats } from '../testing/desk-seats.ts';
import { exportCsv } from './export.ts';

/** Reads a file as Excel does with this list separator. */
function readSheet(text: string, separator: string): readonly (readonly string[])[] {
  const cell = new RegExp(`"((?:[^"]|"")*)"(${separator}|\\r\\n)`, 'gy');
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('[OPS-60] every field of a lead is a column with a title in both languages, and no two titles are the same', () => {
  expect(EXPORT_COLUMNS).toEqual(expect.arrayContaining([...LEAD_FIELDS, ...USUAL_COLUMNS]));
  expect(new Set(EXPORT_COLUMNS).size).toBe(EXPORT_COLUMNS.length);
  for (const { titles } of Object.values(exportWords))
    expect(new Set(Object.values(titles)).size).toBe(EXPORT_COLUMNS.length);
});

await describeDatabases('export', (makeDatabase) => {
  test('[OPS-60] the spreadsheet opens in Excel with Indonesian settings: one cell per value, readable titles and values', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const id = await desk.save(1, { message: 'x;=1+1;y', name: '=HYPERLINK("x")' });
    await desk.admin.write(`leads/${id}/status`, { status: 'lost', reason: 'price' });
    await desk.save(2, { name: 'Rina "R"; Wulandari', message: 'baris 1\nbaris 2, ya' });
    const { text, headers } = await desk.admin.ask('export.csv?zone=Asia/Makassar');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const file = exportCsv(desk.environment.backend.store.desk, {});
    expect(String((await file.next()).value).startsWith('\uFEFF"Masuk (Asia/Jakarta)";')).toBe(true);
    const [titles = [], second = [], first = [], ...rest] = readSheet(text, ';');
    expect(rest).toEqual([]);
    expect(titles.slice(0, 5)).toEqual([
      'Masuk (Asia/Makassar)',
      'Nama',
      'WhatsApp',
      'Nomor terverifikasi',
      'Pesan',
    ]);
    expect([titles, second, first].map((row) => row.length)).toEqual(Array(3).fill(USUAL_COLUMNS.length));
    expect(titles.join()).not.toContain('_');
    const of = (row: readonly string[], title: string) => row[titles.indexOf(title)];
    expect(of(first, 'Masuk (Asia/Makassar)')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(of(first, 'Status')).toBe('Batal');
    expect(of(first, 'Alasan batal')).toBe('Harga');
    expect(of(first, 'Nomor terverifikasi')).toBe('tidak');
    expect(of(first, 'Nama')).toBe(`'=HYPERLINK("x")`);
    expect(of(first, 'Pesan')).toBe("x;'=1+1;y");
    expect(of(first, 'WhatsApp')).toBe("'+6281210000001");
    expect(of(second, 'Nama')).toBe('Rina "R"; Wulandari');
    expect(of(second, 'Pesan')).toBe('baris 1\nbaris 2, ya');
    await desk.close();
  });

  test('[OPS-60] the columns, their language and the separator are chosen, and unknown columns are omitted', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    await desk.save(1);
    const ask = async (query: string) => (await desk.admin.ask(`export.csv?${query}`)).text;
    expect(
      readSheet(await ask('columns=phone,name,password,__proto__&lang=en&separator=comma'), ','),
    ).toEqual([
      ['Name', 'WhatsApp'],
      ['Visitor 1', "'+6281210000001"],
    ]);
    const all = readSheet(await ask(`columns=${EXPORT_COLUMNS.join()}&lang=en`), ';');
    expect(all.map((row) => row.length)).toEqual([EXPORT_COLUMNS.length, EXPORT_COLUMNS.length]);
    expect(readSheet(await ask('columns=nothing'), ';')[0]).toHaveLength(USUAL_COLUMNS.length);
    await desk.close();
  });
});
