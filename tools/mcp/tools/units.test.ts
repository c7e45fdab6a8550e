import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { nodeEnvironment, nodeFiles } from '../../environment/node-environment.ts';
import { openAgentSite } from '../site.ts';
import type { Content } from '../tool.ts';
import { editUnitsTool } from './edit-units.ts';
import { unitsTool } from './units.ts';

const LIST =
  'Kode;Tipe;Status;Harga;Komisi\r\nA-1;Tipe 60;Tersedia;"1,28 M";2%\r\nB-1;Tipe 45;Terjual;890 jt;\r\n';

function openList(source = 'units.csv') {
  const root = temporaryFolder();
  const folder = join(root, 'pages/asri');
  nodeFiles.write(join(folder, 'page.json'), JSON.stringify({ version: 1, project: { units: { source } } }));
  nodeFiles.write(join(folder, 'units.csv'), LIST);
  const site = openAgentSite({ ...nodeEnvironment(), cwd: root });
  const ask = (given: object = {}) => unitsTool(site).run({ page: 'asri', ...given }, { name: 'Probe' });
  const edit = (base: string, edits: readonly object[], more: object = {}) =>
    editUnitsTool(site).run({ page: 'asri', base, edits, ...more }, { name: 'Probe' });
  return { ask, edit, file: join(folder, 'units.csv') };
}

const textOf = ([part]: readonly Content[]) => (part?.type === 'text' ? part.text : '');
const hashIn = (text: string) => /hash ([0-9a-f]{64})/.exec(text)?.[1] ?? '';

test('[UNIT-01] an agent reads the list of homes: counts, prices, and the homes that it asks for', async () => {
  const { ask, file } = openList();
  const all = textOf(await ask());
  expect(all).toContain('All: 2 homes, 1 available, 1 sold; available homes cost Rp 1.28 billion');
  expect(all).toContain('row | Kode (code) | Tipe (type) | Status | Harga (price) | Komisi');
  expect(all).toContain('2 | A-1 | Tipe 60 | Tersedia | 1,28 M | 2%');
  expect(textOf(await ask({ status: 'sold' }))).not.toContain('A-1 |');
  expect(textOf(await ask({ type: 'tipe 60' }))).not.toContain('B-1 |');
  expect(textOf(await ask({ search: 'b-1', from: 1 }))).not.toContain('B-1 |');
  writeFileSync(file, LIST.replace('Terjual', 'Dimiliki'));
  expect(textOf(await ask())).toContain('row 3, column "Status" (C3): "Dimiliki" is no known status');
});

test('[UNIT-01] an agent proposes changes of cells, and writes them when asked; nothing else in the file changes', async () => {
  const { ask, edit, file } = openList();
  const base = hashIn(textOf(await ask()));
  const edits = [
    { code: 'a-1', column: 'status', value: 'Dipesan' },
    { code: 'B-1', column: 'Komisi', value: '3%' },
  ];
  expect(textOf(await edit(base, edits))).toContain('A-1 | Status: Tersedia → Dipesan'.replace('A-1', 'a-1'));
  expect(readFileSync(file, 'utf8')).toBe(LIST);
  const done = textOf(await edit(base, edits, { write: true }));
  expect(done).toContain('Written.');
  const after = LIST.replace('Tersedia', 'Dipesan').replace('890 jt;', '890 jt;3%');
  expect(readFileSync(file, 'utf8')).toBe(after);
  await expect(edit(base, edits, { write: true })).rejects.toThrow('has changed since');
  await edit(hashIn(done), [{ code: 'A-1', column: 'Komisi', value: '' }], { write: true });
  expect(readFileSync(file, 'utf8')).toBe(after.replace(';2%', ';'));
});

test('[UNIT-01] edits that would break the list, and homes and columns that it lacks, are refused whole', async () => {
  const { ask, edit, file } = openList();
  const base = hashIn(textOf(await ask()));
  const good = { code: 'A-1', column: 'status', value: 'Terjual' };
  const wrong = { code: 'B-1', column: 'price', value: '890' };
  await expect(edit(base, [good, wrong], { write: true })).rejects.toThrow(
    'row 3, column "Harga" (D3): "890" is no price of a home in rupiah. Did you mean "890000000"?',
  );
  await expect(edit(base, [{ ...good, code: 'C-9' }])).rejects.toThrow('No home has the code "C-9"');
  await expect(edit(base, [{ ...good, column: 'Bonus' }])).rejects.toThrow('no column "Bonus". It has: Kode');
  expect(readFileSync(file, 'utf8')).toBe(LIST);
  await expect(openList('lain.csv').edit('', [good])).rejects.toThrow('Only lists in CSV files');
});
