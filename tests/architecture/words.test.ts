import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTurns, readProse } from './words.ts';

test('the repository has no turns of a translation', () => {
  const prose = readProse(join(import.meta.dirname, '../..'));
  expect(prose.length).toBeGreaterThan(1500);
  expect(prose.flatMap(([path, text]) => findTurns(path, text))).toEqual([]);
});

test.each([
  ['// The file is told.', '1: "told"'],
  ['/** Whether the file is there. */', '1: "/** Whether"'],
  ['const a = 1;\n/**\n * What the file holds.\n */', '3: "* What"'],
  ['/** The label stands\n * at the left. */', '1: "stands * at"'],
  ["const message = 'Somebody has a widget of its own.';", '1: "Somebody"'],
  ["const message = 'A widget of its own.';", '1: "of its own"'],
])('a planted sentence is found: %j', (text, found) => {
  expect(findTurns('docs/planted.md', text).join('\n')).toContain(`docs/planted.md:${found}`);
});

test('plain English passes', () => {
  const text =
    '// Returns the file. It works on its own.\n// The two are told apart.\nconst address = "https://what";';
  expect(findTurns('docs/plain.md', text)).toEqual([]);
});
