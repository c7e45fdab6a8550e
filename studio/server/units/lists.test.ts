import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { english } from '../../../tools/diagnostics/messages/english.ts';
import { nodeFiles } from '../../../tools/environment/node-environment.ts';
import { studioServerMessages } from '../../../tools/messages/studio-server.ts';
import type { UnitChangeRequest } from '../../routes.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import { createLists } from './lists.ts';

const LIST =
  'Kode;Tipe;Status;Harga;Komisi\r\nA-1;Tipe 60;Tersedia;"1,28 M";2%\r\nB-1;Tipe 45;Terjual;890 jt;\r\n';

function openSite(units: object | null = { source: 'units.csv' }, list: string | null = LIST) {
  const root = temporaryFolder();
  const folder = join(root, 'pages/asri');
  const page = { slug: 'asri', folder, file: join(folder, 'page.json') };
  const text = JSON.stringify({ version: 1, project: units ? { units } : {} });
  nodeFiles.write(page.file, text);
  if (list !== null) nodeFiles.write(join(folder, 'units.csv'), list);
  const context: Pick<
    StudioContext,
    'root' | 'files' | 'diagnosticMessages' | 'language' | 'messages' | 'now'
  > = {
    root,
    files: nodeFiles,
    diagnosticMessages: english,
    language: 'en',
    messages: studioServerMessages.en,
    now: () => Date.parse('2026-11-28T03:00:00Z'),
  };
  const pages: Pick<StudioPages, 'named' | 'onDisk'> = {
    named: () => page,
    onDisk: () => ({ text, hash: '', readOnly: '' }),
  };
  const lists = createLists(context as StudioContext, pages as StudioPages);
  const file = join(folder, 'units.csv');
  return { lists, root, folder, file, read: () => readFileSync(file, 'utf8') };
}

/** A request that changes one cell of a sheet, as a window sends it. */
function setting(sheet: UnitSheet, code: string, title: string, value: string): UnitChangeRequest {
  const home = sheet.homes.find(({ cells }) => cells[0] === code);
  const column = sheet.titles.indexOf(title);
  const before = home?.cells[column] ?? '';
  const set = { row: home?.row ?? 0, column, title, code, before, value };
  return { base: sheet.hash, sets: [set], inserts: [], removes: [] };
}

test('[UNIT-01] a list is shown with its own cells, the meaning of its columns, and its problems at their cells', async () => {
  const { lists } = openSite({ source: 'units.csv', show: ['Komisi'] }, LIST.replace('890 jt', '890'));
  const sheet = await lists.show('asri');
  expect(sheet).toMatchObject({
    source: 'units.csv',
    lock: '',
    titles: ['Kode', 'Tipe', 'Status', 'Harga', 'Komisi'],
    places: { code: 0, type: 1, status: 2, price: 3 },
    shown: [4],
    nextRow: 4,
    problems: [{ fault: 'price', row: 3, column: 3, value: '890', fix: 'Did you mean "890000000"?' }],
  });
  expect(sheet.homes[0]).toMatchObject({ row: 2, cells: ['A-1', 'Tipe 60', 'Tersedia', '1,28 M', '2%'] });
  expect(await openSite(null, null).lists.show('asri')).toMatchObject({ lock: 'none', homes: [] });
  expect(await openSite({ source: 'a.csv' }).lists.show('asri')).toMatchObject({ lock: 'missing' });
  const unclear = openSite({ source: 'units.csv' }, LIST.replace('"1,28 M"', '"1,28'));
  expect(await unclear.lists.show('asri')).toMatchObject({ lock: 'unclear' });
  await expect(unclear.lists.change('asri', setting(sheet, 'A-1', 'Tipe', 'x'))).rejects.toThrow(
    'cannot be edited here',
  );
});

test('[UNIT-01] a cell that others have changed meanwhile is never overwritten; all others are found and kept', async () => {
  const { lists, file, read } = openSite();
  const sheet = await lists.show('asri');
  const theirs = `${LIST.replace('A-1', 'C-1;Tipe 60;Tersedia;1 M;\r\nA-1').replace('Terjual', 'Dipesan')}`;
  writeFileSync(file, theirs);
  const conflict = await lists.change('asri', setting(sheet, 'B-1', 'Status', 'Ditahan'));
  expect(conflict).toMatchObject({ theirs: 'Dipesan', sheet: { homes: { length: 3 } } });
  expect(read()).toBe(theirs);
  await lists.change('asri', setting(sheet, 'A-1', 'Komisi', '3%'));
  expect(read()).toBe(theirs.replace('2%', '3%'));
  expect(await lists.change('asri', setting(sheet, 'Z-9', 'Komisi', '3%'))).not.toHaveProperty('theirs');
  expect(await lists.change('asri', setting(sheet, 'Z-9', 'Komisi', '3%'))).toHaveProperty('sheet');
});

test('[UNIT-01] homes are added after the last, and only the home that was seen is removed', async () => {
  const { lists, file, read } = openSite();
  const sheet = await lists.show('asri');
  const none = { base: sheet.hash, sets: [], inserts: [], removes: [] };
  const cells = ['B-2', 'Tipe 45', 'Tersedia', '', ''];
  const added = await lists.change('asri', { ...none, inserts: [{ row: sheet.nextRow, cells }] });
  expect(read()).toBe(`${LIST}B-2;Tipe 45;Tersedia;;\r\n`);
  expect(added).toMatchObject({ nextRow: 5, problems: [] });
  const wrong = { ...none, removes: [{ row: 2, cells: ['A-1', ...cells.slice(1)] }] };
  expect(await lists.change('asri', wrong)).not.toHaveProperty('hash');
  const right = { ...none, removes: [{ row: 2, cells: sheet.homes[0]?.cells ?? [] }] };
  await lists.change('asri', right);
  expect(read()).not.toContain('A-1');
  chmodSync(file, 0o444);
  await expect(
    lists.change('asri', { ...none, inserts: [{ row: 0, cells: ['B-3', ...cells.slice(1)] }] }),
  ).rejects.toThrow();
  expect(read()).not.toContain('B-3');
});

test('[UNIT-01] a file is compared with the list before it replaces it, and the old one is kept', async () => {
  const { lists, root, folder, read } = openSite();
  const sheet = await lists.show('asri');
  const bytes = Buffer.from(
    'Kode,Tipe,Status,Harga\nB-1,Tipe 45,Tersedia,900 jt\nB-2,Tipe 45,Tersedia,890\n',
  );
  expect(await lists.compare('asri', 'stok baru.csv', bytes)).toMatchObject({
    replaces: 'units.csv',
    homes: 2,
    added: ['B-2'],
    gone: ['A-1'],
    changed: [
      { code: 'B-1', key: 'status', before: 'sold', after: 'available' },
      { code: 'B-1', key: 'price', before: '890000000', after: '900000000' },
    ],
    doubts: [{ kind: 'returned', codes: ['B-1'] }],
    problems: [{ fault: 'price', row: 3 }],
    isUsable: true,
  });
  const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);
  expect(await lists.compare('asri', 'foto.csv', picture)).toMatchObject({ isUsable: false });
  await expect(lists.replace('asri', 'foto.csv', sheet.hash, picture)).rejects.toThrow();
  await expect(lists.replace('asri', 'a.csv', 'f'.repeat(64), bytes)).rejects.toThrow('has changed');
  expect(read()).toBe(LIST);
  expect(await lists.replace('asri', 'stok baru.csv', sheet.hash, bytes)).toEqual({ name: 'units.csv' });
  expect(read()).toBe(String(bytes));
  const [old = ''] = readdirSync(join(root, '.kavling/trash/asri'));
  expect(readFileSync(join(root, '.kavling/trash/asri', old), 'utf8')).toBe(LIST);
  const first = openSite(null, null);
  expect(await first.lists.replace('asri', 'Stok & Harga.CSV', '', bytes)).toMatchObject({
    name: 'stok-harga.csv',
  });
  expect(readdirSync(first.folder)).toContain('stok-harga.csv');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
