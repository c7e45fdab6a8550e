import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from './changes.ts';
import { mergeTexts } from './merge.ts';
import { textChanges } from './text-changes.ts';

const page = `{
  "sections": [
    { "type": "heading", "text": "Rumah tapak dekat tol" },
    { "type": "text", "text": "Satu menit ke stasiun" }
  ]
}
`;

test('[STU-11] the difference of two texts gives the second, in any text', () => {
  const line = fc.constantFrom('a', '  "b": 1,', '}', '{', '"kata dua tiga"', '', '😀 "x"', '\t', 'Ä Ö');
  const text = fc
    .array(line, { maxLength: 30 })
    .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = textChanges(before, after);
      expect(applyChanges(before, changes)).toBe(after);
      for (const [i, change] of changes.entries()) {
        const next = changes[i + 1];
        if (next) expect(change.start + change.length).toBeLessThan(next.start);
      }
    }),
    { numRuns: 2000 },
  );
});

test('[STU-11] a long text that is another one altogether is still compared', () => {
  const before = Array.from({ length: 3000 }, (_, i) => `a${i}`).join('\n');
  const after = Array.from({ length: 3000 }, (_, i) => (i % 2 ? `a${i}` : `b${i}`)).join('\n');
  expect(applyChanges(before, textChanges(before, after))).toBe(after);
});

test('[STU-11] changes of different values are merged, also of neighbours', () => {
  const ours = page.replace('tapak', 'mewah').replace(' stasiun', ' stasiun MRT');
  const theirs = page.replace('heading', 'hero').replace('" }\n  ]', '" },\n    { "type": "spacer" }\n  ]');
  const merge = mergeTexts(page, ours, theirs);
  expect(merge).toMatchObject({ questions: 0 });
  expect(merge.mine).toBe(theirs.replace('tapak', 'mewah').replace(' stasiun', ' stasiun MRT'));
  expect(mergeTexts('["a", "b"]', '["x", "b"]', '["a", "y"]').mine).toBe('["x", "y"]');
  expect(mergeTexts('["a", "b"]', '["a", "x"]', '["a", "b", "c"]').mine).toBe('["a", "x", "c"]');
});

test('[STU-11] two changes of one sentence are a question, even of different words', () => {
  const ours = page.replace('Satu', 'Sepuluh');
  const theirs = page.replace('stasiun', 'tol');
  expect(mergeTexts(page, ours, theirs)).toEqual({ mine: ours, theirs, questions: 1 });
});

test('[STU-11] two insertions in one place are a question', () => {
  expect(mergeTexts('[1]', '[1, 2]', '[1, 3]').questions).toBe(1);
});

test('[STU-11] changes of the same words are a question, and the rest is merged on both sides', () => {
  const ours = page.replace('tol', 'bandara');
  const theirs = page.replace('tol', 'pantai').replace('Satu', 'Dua');
  const merge = mergeTexts(page, ours, theirs);
  expect(merge.questions).toBe(1);
  expect(merge.mine).toBe(ours.replace('Satu', 'Dua'));
  expect(merge.theirs).toBe(theirs);
});

test('[STU-11] the same change on both sides is no question', () => {
  const ours = page.replace('tol', 'bandara');
  const theirs = ours.replace('Satu', 'Dua');
  expect(mergeTexts(page, ours, theirs)).toEqual({ mine: theirs, theirs, questions: 0 });
});

test('[STU-11] a merge that would not be sound JSON is a question', () => {
  expect(mergeTexts('[1]', '[0, 1]', '[]').questions).toBe(1);
});
