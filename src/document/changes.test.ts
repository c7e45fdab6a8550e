import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, composeChanges, originalOffsets, type TextChange } from './changes.ts';

const text = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ';
const changes = fc
  .array(fc.record({ start: fc.nat(30), length: fc.nat(4), text: fc.string({ maxLength: 4 }) }), {
    maxLength: 6,
  })
  .map(inOrder);

function inOrder(all: readonly TextChange[]): TextChange[] {
  const kept: TextChange[] = [];
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const before = kept.at(-1);
    if (!before || one.start > before.start + before.length) kept.push(one);
  }
  return kept;
}

test('unedited text maps to its original place, and nothing maps beyond the text', () => {
  fc.assert(
    fc.property(changes, (edits) => {
      const edited = applyChanges(text, edits);
      const original = originalOffsets(edits);
      let before = 0;
      for (let offset = 0; offset <= edited.length; offset++) {
        const at = original(offset);
        expect(at).toBeGreaterThanOrEqual(before);
        expect(at).toBeLessThanOrEqual(text.length);
        before = at;
      }
    }),
  );
});

test('an insertion moves what follows, a removal draws it near', () => {
  const edits = [
    { start: 1, length: 0, text: 'XX' },
    { start: 4, length: 2, text: '' },
  ];
  expect(applyChanges('abcdefg', edits)).toBe('aXXbcdg');
  expect([...'aXXbcdg'].map((_, i) => originalOffsets(edits)(i))).toEqual([0, 1, 1, 1, 2, 3, 6]);
});

test('two lists of changes compose into one that produces the same text', () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const between = applyChanges(text, first);
      const fitting = second.filter(({ start, length }) => start + length <= between.length);
      const both = composeChanges(first, fitting);
      expect(applyChanges(text, both)).toBe(applyChanges(between, fitting));
      expect(both).toEqual(inOrder(both));
    }),
  );
});
