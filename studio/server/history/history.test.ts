import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import { hashOf } from './hash.ts';
import { createHistory } from './history.ts';

const NOON = Date.UTC(2026, 10, 22, 5);

const saved = (at: number, text: string) =>
  ({ at, who: 'Rina', kind: 'save', label: 'Change the price', base: null, text }) as const;

test('[STU-17] a version is one file, named by its moment and its text, and is read back as it was', async () => {
  const root = temporaryFolder();
  const history = createHistory(root);
  const text = '\ufeff{ "title": "Rumah 🏡" }\r\n';
  const { id } = await history.record('taman-asri', {
    at: NOON,
    who: 'Claude',
    kind: 'agent',
    label: 'Add a promotion',
    base: hashOf('{}'),
    text,
  });
  const hash = hashOf(text);
  expect(id).toBe(`${NOON}-${hash.slice(0, 8)}`);
  const entry = { at: '2026-11-22T05:00:00.000Z', who: 'Claude', kind: 'agent', label: 'Add a promotion' };
  const file = join(root, '.kavling/history/taman-asri', `${id}.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...entry, base: hashOf('{}'), hash, text });
  expect(await history.list('taman-asri')).toEqual([{ id, ...entry, base: hashOf('{}'), hash }]);
  expect(await history.read('taman-asri', id)).toMatchObject({ text });
});

test('[STU-17] two versions of one moment are both kept, newest first, and a damaged file hides no other', async () => {
  const root = temporaryFolder();
  const history = createHistory(root);
  const [first, again] = await Promise.all([
    history.record('a', saved(NOON, '1')),
    history.record('a', { ...saved(NOON, '1'), kind: 'publish' }),
  ]);
  const later = await history.record('a', saved(NOON + 5, '2'));
  const folder = join(root, '.kavling/history/a');
  writeFileSync(join(folder, `${NOON + 9}-00000000.json`), '{ "at": ');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(new Set([first.id, again.id]).size).toBe(2);
  expect((await history.list('a')).map(({ id }) => id)).toEqual([
    later.id,
    ...[first.id, again.id].sort().reverse(),
  ]);
  expect(await history.read('a', `${NOON + 9}-00000000`)).toBeUndefined();
  expect(await history.list('missing')).toEqual([]);
});

test('[STU-17] the newest 200 passing versions stay, and every named and published one', async () => {
  const root = temporaryFolder();
  const history = createHistory(root);
  await history.record('a', { ...saved(NOON, 'named'), kind: 'named', label: 'For the client' });
  await history.record('a', { ...saved(NOON + 1, 'live'), kind: 'publish' });
  for (let i = 0; i < 260; i++) await history.record('a', saved(NOON + 10 + i, `text ${i}`));
  const all = await history.list('a');
  expect(all.slice(-2).map(({ kind }) => kind)).toEqual(['publish', 'named']);
  expect(all.filter(({ kind }) => kind === 'save').length).toBeLessThanOrEqual(250);
  expect(all.filter(({ kind }) => kind === 'save').length).toBeGreaterThanOrEqual(200);
  expect(all[0]?.hash).toBe(hashOf('text 259'));
});

test('[STU-17] nothing is written or read outside the site or through a link', async () => {
  const root = temporaryFolder();
  const elsewhere = temporaryFolder();
  const history = createHistory(root);
  for (const slug of ['../elsewhere', 'a/b', '..', '.hidden', 'a\\b', ''])
    await expect(history.record(slug, saved(NOON, '1'))).rejects.toThrow('is outside the site');
  mkdirSync(join(root, '.kavling'));
  symlinkSync(elsewhere, join(root, '.kavling/history'));
  await expect(history.record('a', saved(NOON, '1'))).rejects.toThrow('.kavling/history is a link');
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(await createHistory(temporaryFolder()).read('a', '../../../etc/passwd')).toBeUndefined();
  expect(existsSync(join(root, 'elsewhere'))).toBe(false);
});
