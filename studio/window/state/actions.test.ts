import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeStudio } from '../testing/make-studio.ts';
import {
  applyFix,
  duplicateNode,
  insertAt,
  moveNode,
  removeNode,
  toggleHidden,
  undoStep,
} from './actions.ts';
import { notify } from './notice.ts';
import { renameId } from './rename.ts';
import { nodeNow } from './structure.ts';
import type { Studio } from './studio.tsx';
import { clearValue, writeAll, writeValue } from './write.ts';

const TEXT = JSON.stringify({
  lang: 'id',
  sections: [
    { type: 'section', id: 'satu', children: [{ type: 'heading', text: 'Satu' }] },
    { type: 'section', id: 'dua', children: [{ type: 'heading', text: 'Dua', level: 2 }] },
  ],
});
const FIRST = ['sections', 0];
const WORDS = ['sections', 0, 'children', 0, 'text'];

/** Every way to change the document outside the text pane. */
const VALUES: readonly ((studio: Studio) => void)[] = [
  (studio) => writeValue(studio, WORDS, 'Fajar'),
  (studio) => clearValue(studio, ['sections', 1, 'children', 0, 'level']),
  (studio) => writeAll(studio, FIRST, [[WORDS, 'Fajar']], { label: 'Change' }),
];
const STRUCTURE: readonly ((studio: Studio) => void)[] = [
  (studio) => insertAt(studio, { list: ['sections'], index: 0 }, [{ type: 'section' }], 'Insert'),
  (studio) => removeNode(studio, FIRST, 'Delete'),
  (studio) => duplicateNode(studio, FIRST, 'Duplicate'),
  (studio) => moveNode(studio, FIRST, { list: ['sections'], index: 2 }, 'Move'),
  (studio) => toggleHidden(studio, FIRST, 'phone', 'Hide'),
  (studio) => {
    const node = nodeNow(studio, FIRST);
    if (node) renameId(studio, node, 'tiga');
  },
  (studio) => {
    const finding = { code: 'x', severity: 'error', message: 'x', fix: 'x', where: 'x' } as const;
    const place = { line: 1, column: 1, path: '', span: { start: 0, length: 0 }, stopsPublishing: false };
    applyFix(studio, { ...finding, ...place, edits: [{ start: 0, length: 0, text: ' ' }] }, studio.doc.text);
  },
];

test('[STU-16] no edit goes around the role: who may read changes nothing, who may write words changes values', () => {
  for (const role of ['read', 'words', 'all', 'publish'] as const)
    for (const [changes, mayMake] of [
      [VALUES, role !== 'read'],
      [STRUCTURE, role === 'all' || role === 'publish'],
    ] as const)
      for (const change of changes) {
        const studio = makeStudio(TEXT, { role });
        change(studio);
        expect(studio.doc.text !== TEXT, `${role}: ${change}`).toBe(mayMake);
        if (!mayMake) expect(studio.get().announcement.text).toBe('Your role does not include this change.');
      }
});

test('[STU-04] typing in one field is one step, wherever it is typed, and undoing it leads there', () => {
  const studio = makeStudio(TEXT);
  writeValue(studio, WORDS, 'Satu ', { isTyping: true });
  writeValue(studio, WORDS, 'Satu d', { isTyping: true });
  writeValue(studio, ['sections', 1, 'children', 0, 'text'], 'Tiga', { isTyping: true });
  undoStep(studio);
  expect(studio.get().field).toEqual(['sections', 1, 'children', 0, 'text']);
  undoStep(studio);
  expect(studio.doc.text).toBe(TEXT);
  expect(studio.get().field).toEqual(WORDS);
});

test('[STU-20] a notice undoes its own step: after another one it has no button, or nothing more to say', () => {
  const studio = makeStudio(TEXT);
  const { doc } = studio;
  removeNode(studio, FIRST, 'Delete');
  expect(studio.get().toast).toMatchObject({ text: 'Delete', undo: true });
  writeValue(studio, ['lang'], 'en');
  expect(studio.get().toast).toBeUndefined();
  undoStep(studio);
  undoStep(studio);
  expect(doc.text).toBe(TEXT);
  notify(studio, 'Budi has changed the page.', { undo: true });
  writeValue(studio, WORDS, 'Fajar');
  expect(studio.get().toast).toMatchObject({ text: 'Budi has changed the page.', undo: false });
  removeNode(studio, FIRST, 'Delete');
  undoStep(studio);
  expect(studio.get().toast).toBeUndefined();
});

test('[STU-04] nothing is edited while the text cannot be read, and nothing is announced as done', () => {
  const studio = makeStudio(TEXT);
  studio.doc.dispatch({ changes: { from: 0, insert: '{{' } });
  const broken = studio.doc.text;
  const node = nodeNow(studio, FIRST);
  if (node) renameId(studio, node, 'tiga');
  expect(studio.doc.text).toBe(broken);
  expect(studio.get().announcement.text).toBe('The text has a mistake. Fix it in the text pane first.');
});

test('[STU-04] the document is edited by one function of the window alone', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const editing = files.filter(
    (name) => /(?<!test)\.tsx?$/.test(name) && /\bdoc\.apply\(/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(editing).toEqual(['state/actions.ts']);
});
