import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withConfigTable } from './render-table.ts';

test('docs/operators.md lists the current settings (node bin/run.mjs server/config/render-table.ts)', () => {
  const text = readFileSync('docs/operators.md', 'utf8');
  expect(text).toBe(withConfigTable(text));
});
