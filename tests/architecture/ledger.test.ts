import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The ids of the ledger, one a line. */
const ids = readFileSync(join(import.meta.dirname, 'ledger-ids.txt'), 'utf8')
  .trim()
  .split('\n');

const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The ids in square brackets in the titles of tests: `[OTP-07]`, `[FORM-05, FORM-06]`. */
function idsInTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].flatMap(([, a, b, c]) =>
    [...(a ?? b ?? c ?? '').matchAll(/\[([A-Z]+-\d+(?:[,;]? [A-Z]+-\d+)*)\]/g)].flatMap(([, list = '']) =>
      list.split(/[,;]? /),
    ),
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
    return /\.(?:test|e2e)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const tested = new Set(
  ['src', 'studio', 'desk', 'server', 'wordpress', 'tools', 'tests', 'bench']
    .flatMap((folder) => testFiles(join(root, folder)))
    .filter((path) => !path.endsWith('ledger.test.ts'))
    .flatMap((path) => idsInTitles(readFileSync(path, 'utf8'))),
);

test('ids are read from the titles of tests, not from other text', () => {
  expect(idsInTitles("test('[OTP-07] six', () => {}); const x = '[OTP-08]';")).toEqual(['OTP-07']);
  expect(idsInTitles('test.each(cases)(`[FORM-05, FORM-06] %s`, run)')).toEqual(['FORM-05', 'FORM-06']);
  expect(idsInTitles("test.describe('[LB-01] [LB-02] opens', () => {})")).toEqual(['LB-01', 'LB-02']);
});

test('every row of the ledger has a test that names it', () => {
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});

test('no test names a row that is not there', () => {
  expect([...tested].filter((id) => !ids.includes(id))).toEqual([]);
});
