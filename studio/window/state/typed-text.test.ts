import { expect, test } from 'vitest';
import { insert, remove } from '../../../src/document/edit/insert.ts';
import { set } from '../../../src/document/edit/set.ts';
import { createDocumentStore } from './document-store.ts';
import { followValue, mergeTyped, placeTakenBack } from './typed-text.ts';

/** A text with its caret as `|`. */
function typed(text: string) {
  const at = text.indexOf('|');
  return { text: text.replace('|', ''), anchor: at, head: at };
}

const shown = ({ text, head }: { text: string; head: number }) =>
  `${text.slice(0, head)}|${text.slice(head)}`;

test.each([
  ['Satu dua| tiga', 'Satu dua tiga', 'Kesatu dua tiga', 'Kesatu dua| tiga'],
  ['Satu dua| tiga', 'Satu dua tiga', 'Satu dua empat lima', 'Satu dua| empat lima'],
  ['Satu dua| tiga', 'Satu dua tiga', 'Tiga kata baru dua lain', 'Tiga kata baru dua| lain'],
  ['Satu dua| tiga', 'Satu dua tiga', 'Satu', 'Satu|'],
  ['Satu dua x| tiga', 'Satu dua tiga', 'Kesatu dua tiga', 'Kesatu dua x| tiga'],
  ['Satu dua x| tiga', 'Satu dua tiga', '', 'x| '],
  ['|', '', 'Pagi 😀', 'Pagi 😀|'],
])('[STU-18] %s: when %j becomes %j it is %s', (text, before, after, expected) => {
  expect(shown(mergeTyped(typed(text), before, after))).toBe(expected);
});

test('[STU-18] the caret goes to the end of what was taken back, though other letters would do as well', () => {
  const path = ['text'];
  const doc = createDocumentStore('{ "text": "satu \\"dua\\" dua", "lain": 1 }');
  const places: (number | undefined)[] = [];
  doc.subscribe((change) => places.push(placeTakenBack(doc, path, change)));
  const write = (text: string) => doc.apply(set(doc.parsed, path, text), { label: 'Change' });
  write('satu "dua" dua dua');
  write('satu "dua"! dua dua');
  doc.apply(set(doc.parsed, ['lain'], 2), { label: 'Change' });
  doc.undo();
  doc.undo();
  doc.undo();
  doc.redo();
  expect(places).toEqual([undefined, undefined, undefined, undefined, 10, 14, 18]);
});

test('[STU-18] a value is followed where other values move it, and is gone when it is removed', () => {
  const doc = createDocumentStore('{"list":[{"text":"satu"},{"text":"dua"}]}');
  const followed = followValue(doc, ['list', 1, 'text']);
  doc.apply(insert(doc.parsed, ['list', 0], { text: 'nol' }), { label: 'Insert' });
  expect(followed.path).toEqual(['list', 2, 'text']);
  doc.apply(set(doc.parsed, ['list', 2, 'text'], 'dua dua'), { label: 'Change' });
  doc.apply(remove(doc.parsed, ['list', 1]), { label: 'Delete' });
  expect(followed.path).toEqual(['list', 1, 'text']);
  doc.apply(remove(doc.parsed, ['list', 1]), { label: 'Delete' });
  expect(followed.path).toBeUndefined();
});
