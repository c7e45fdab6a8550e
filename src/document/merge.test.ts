import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from './changes.ts';
import { diffTexts, mergeChanges, rebaseChanges } from './merge.ts';

const RUNS = { seed: 20_261_122, numRuns: 2000 };
const line = fc.constantFrom('{', '}', '  "a": 1,', '  "b": 2', '', '  "c": "x"');
const written = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, isClosed]) => lines.join(end) + (isClosed ? end : ''));

test('[STU-17] the difference of two texts turns one into the other, whatever their lines', () => {
  fc.assert(
    fc.property(written, written, (before, after) => {
      expect(applyChanges(before, diffTexts(before, after))).toBe(after);
    }),
    RUNS,
  );
  expect(diffTexts('{\n  "price": 890,\n  "x": 1\n}', '{\n  "price": 910,\n  "x": 1\n}')).toEqual([
    { start: 13, length: 2, text: '91' },
  ]);
});

test('[STU-17] changes of two hands that do not touch are both made, in either order; those that touch are nobody’s', () => {
  let merged = 0;
  fc.assert(
    fc.property(written, written, written, (base, one, other) => {
      const [ours, theirs] = [diffTexts(base, one), diffTexts(base, other)];
      const both = mergeChanges(base, ours, theirs);
      expect(both).toBe(mergeChanges(base, theirs, ours));
      if (both === undefined || ours.length === 0 || theirs.length === 0) return;
      merged += 1;
      expect(applyChanges(one, rebaseChanges(theirs, ours) ?? [])).toBe(both);
    }),
    RUNS,
  );
  expect(merged).toBeGreaterThan(20);
  const base = '[\n  1,\n  2,\n  3\n]';
  const append = diffTexts(base, '[\n  1,\n  2,\n  3,\n  4\n]');
  expect(mergeChanges(base, append, diffTexts(base, '[\n  0,\n  2,\n  3\n]'))).toBe(
    '[\n  0,\n  2,\n  3,\n  4\n]',
  );
  expect(mergeChanges(base, append, diffTexts(base, '[\n  1,\n  2,\n  3,\n  5\n]'))).toBeUndefined();
});
