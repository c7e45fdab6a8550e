import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, originalOffsets } from './edits.ts';

const edit = fc.record({ start: fc.nat(30), length: fc.nat(4), text: fc.string({ maxLength: 4 }) });

test('what was not edited is found where it stood, and nothing is found beyond the text', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (all) => {
      const text = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ';
      const edits = all
        .toSorted((a, b) => a.start - b.start)
        .filter(
          (one, i, list) =>
            i === 0 || one.start >= (list[i - 1]?.start ?? 0) + (list[i - 1]?.length ?? 0) + 1,
        );
      const edited = applyEdits(text, edits);
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
  expect(applyEdits('abcdefg', edits)).toBe('aXXbcdg');
  expect([...'aXXbcdg'].map((_, i) => originalOffsets(edits)(i))).toEqual([0, 1, 1, 1, 2, 3, 6]);
});
