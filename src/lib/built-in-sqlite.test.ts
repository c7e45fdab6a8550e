import { expect, test } from 'vitest';
import { hasBuiltInSqlite } from './built-in-sqlite.ts';

test.each([
  ['20.20.2', false],
  ['22.5.0', false],
  ['22.15.1', false],
  ['22.16.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.3.1', true],
])('[OPS-63] whether Node %s includes the SQLite that a server needs: %s', (node, is) => {
  expect(hasBuiltInSqlite(node)).toBe(is);
});
