import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from './changes.ts';
import { rebaseChanges } from './rebase.ts';
import { textChanges } from './text-changes.ts';

const RUNS = { seed: 20_261_122, numRuns: 2000 };
const line = fc.constantFrom('{', '}', '  "a": 1,', '  "b": 2', '', '  "c": "x"');
const end = fc.constantFrom('\n', '\r\n');
/** A text, and what two hands make of it: each writes another line somewhere. */
const written = fc
  .tuple(
    fc.array(line, { minLength: 3, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), line), { minLength: 2, maxLength: 2 }),
    end,
  )
  .map(([lines, hands, ending]) => [
    lines.join(ending),
    ...hands.map(([at, own]) => lines.with(at % lines.length, own).join(ending)),
  ]);

/** The changes of one author, applied after those of the other; `undefined` where they touch. */
function afterOther(base: string, one: string, other: string): string | undefined {
  const rebased = rebaseChanges(textChanges(base, one), textChanges(base, other));
  return rebased && applyChanges(other, rebased);
}

test('[STU-17] changes of two authors that do not touch are both made, in either order; where they touch, neither is', () => {
  let merged = 0;
  fc.assert(
    fc.property(written, ([base = '', one = '', other = '']) => {
      const both = afterOther(base, one, other);
      expect(both).toBe(afterOther(base, other, one));
      if (both !== undefined && one !== base && other !== base) merged += 1;
    }),
    RUNS,
  );
  expect(merged).toBeGreaterThan(500);
  const base = '[\n  1,\n  2,\n  3\n]';
  const appended = '[\n  1,\n  2,\n  3,\n  4\n]';
  expect(afterOther(base, appended, '[\n  0,\n  2,\n  3\n]')).toBe('[\n  0,\n  2,\n  3,\n  4\n]');
  expect(afterOther(base, appended, '[\n  1,\n  2,\n  3,\n  5\n]')).toBeUndefined();
});
