import { expect, test } from 'vitest';
import { changeList, type ListChange } from './change-list.ts';
import type { UnitSettings } from './read-units.ts';

const settings: UnitSettings = {
  source: 'units.csv',
  sheet: '',
  columns: {},
  statuses: { available: [], held: [], booked: [], sold: [], planned: [], 'not-for-sale': [] },
  show: [],
  maxAge: 14,
};
const LIST = 'Kode;Tipe;Status;Harga;Komisi\r\nA-1;Tipe 60;Tersedia;"1,28 M";2%\r\nA-2;Tipe 60;Terjual;;\r\n';

async function change(text: string | Uint8Array, ...changes: readonly ListChange[]) {
  const result = await changeList(typeof text === 'string' ? Buffer.from(text) : text, settings, changes);
  return result.name === 'changed' ? Buffer.from(result.bytes).toString() : result;
}
const set = (row: number, column: number, value: string): ListChange => ({ kind: 'set', row, column, value });

test('[UNIT-01] cells and rows of a list are changed together, and nothing else in its file', async () => {
  expect(await change(LIST, set(3, 3, '890 jt'), set(2, 2, 'Dipesan'))).toBe(
    LIST.replace('Terjual;;', 'Terjual;890 jt;').replace('Tersedia', 'Dipesan'),
  );
  expect(
    await change(LIST, { kind: 'insert', row: 4, cells: ['A-3', 'Tipe 45', 'Tersedia', '890 jt', ''] }),
  ).toBe(`${LIST}A-3;Tipe 45;Tersedia;890 jt;\r\n`);
  expect(await change(LIST, { kind: 'remove', row: 2 })).toBe(LIST.replace(/A-1.*\r\n/, ''));
});

test('[UNIT-01] a change that would break the list is refused with its problems, and none of its companions is made', async () => {
  expect(await change(LIST, set(2, 2, 'Terjual'), set(2, 3, '890'))).toMatchObject({
    name: 'problems',
    problems: [{ fault: 'price', row: 2, cell: 'D2', suggestion: '890000000' }],
  });
  expect(await change(LIST, set(3, 0, 'A-1'))).toMatchObject({ problems: [{ fault: 'repeated' }] });
  expect(await change(LIST, { kind: 'remove', row: 2 }, { kind: 'remove', row: 2 })).toMatchObject({
    problems: [{ fault: 'no-homes' }],
  });
  expect(await change(LIST, set(2, 4, 'dua\nbaris'))).toEqual({ name: 'cells' });
});

test('[UNIT-01] a list with problems is repaired cell by cell', async () => {
  const broken = LIST.replace('Tersedia', 'Dimiliki').replace('"1,28 M"', '890');
  expect(await change(broken, set(2, 3, '890 jt'))).toBe(
    LIST.replace('Tersedia', 'Dimiliki').replace('"1,28 M"', '890 jt'),
  );
});

test('[UNIT-01] files that cannot be written back, and letters that their encoding lacks, are refused', async () => {
  expect(await change('Kode;Tipe;Status\nA-1;"Tipe;Terjual\n', set(2, 0, 'A-2'))).toEqual({
    name: 'unclear',
  });
  const old = Buffer.from(LIST.replace('2%', '½'), 'latin1');
  expect(await change(old, set(2, 4, '三'))).toEqual({ name: 'letters' });
});
