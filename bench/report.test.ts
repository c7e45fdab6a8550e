import { expect, test } from 'vitest';
import { isKept, renderPart, replacePart } from './report.ts';

const result = {
  title: 'Scripts',
  rows: [{ name: 'tabs', values: { raw: 900, brotli: 400 } }],
  budgets: [{ name: 'tabs', value: 400, limit: 300, unit: 'B' }],
};

test('a part shows every column and marks a budget that is over', () => {
  const part = renderPart(result);
  expect(part).toContain('| tabs | 900 | 400 |');
  expect(part).toContain('| tabs | 400 B | 300 B | **over** |');
});

test('a budget is kept at its limit', () => {
  expect(isKept({ name: 'boot', value: 2048, limit: 2048, unit: 'B' })).toBe(true);
  expect(isKept({ name: 'boot', value: 2049, limit: 2048, unit: 'B' })).toBe(false);
});

test('a part is replaced in its place, and the others stay', () => {
  const both = replacePart(replacePart('# Benchmarks\n', 'a', 'one'), 'b', 'two');
  const changed = replacePart(both, 'a', 'three');
  expect(changed).toContain('<!-- a -->\nthree\n<!-- /a -->');
  expect(changed).toContain('two');
  expect(changed).not.toContain('one');
});
