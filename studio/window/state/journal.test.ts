// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { browserJournal, type JournalEntry } from './journal.ts';

const entry: JournalEntry = {
  page: 'situs/halaman',
  window: 'mati',
  base: '{}',
  hash: 'a',
  text: '{ "a": 1 }',
  who: 'Rina',
  at: 1,
};

test('[STU-11] the journal keeps the last text of each window, and forgets what is in the file', async () => {
  const journal = browserJournal('baru');
  await journal.keep(entry);
  await journal.keep({ ...entry, text: '{ "a": 2 }', at: 2 });
  await journal.keep({ ...entry, window: 'lain', at: 0 });
  await journal.keep({ ...entry, page: 'situs/lain' });
  await journal.keep({ ...entry, window: 'baru' });
  const left = await journal.left(entry.page);
  expect(left.map(({ window, text }) => [window, text])).toEqual([
    ['lain', '{ "a": 1 }'],
    ['mati', '{ "a": 2 }'],
  ]);
  await journal.forget(entry.page, 'mati');
  expect(await journal.left(entry.page)).toHaveLength(1);
});

test('[STU-11] a browser without a place for the journal goes on without it', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new Error('not in a private window');
  };
  const journal = browserJournal('x');
  await journal.keep(entry);
  expect(await journal.left(entry.page)).toEqual([]);
  indexedDB.open = open;
});
