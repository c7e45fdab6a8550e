import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileAt, fileChanges, shownAt, shownChanges, shownText } from './line-ends.ts';

const textOf = (value: string) => Text.of(value.split('\n'));
const piece = fc.constantFrom('a', '\n', '\r\n', '\r', '"b"', '  ', 'é');
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(6), text), { maxLength: 3 });

/** Changes that do not overlap, of a text of this length. */
function changesOf(length: number, wanted: readonly (readonly [number, number, string])[]) {
  let at = 0;
  const specs = [...wanted]
    .sort((a, b) => a[0] - b[0])
    .flatMap(([start, size, insert]) => {
      const from = Math.max(at, Math.min(start, length));
      const to = Math.min(from + size, length);
      at = to + 1;
      return from <= length ? [{ from, to, insert }] : [];
    });
  return ChangeSet.of(
    specs.filter((one) => one.from <= length),
    length,
    '\n',
  );
}

const apply = (shown: Text, specs: ReturnType<typeof shownChanges>) =>
  ChangeSet.of(specs, shown.length, '\n').apply(shown);

test('[STU-10] the lines shown are those of the file after any change', () => {
  fc.assert(
    fc.property(text, edits, (value, wanted) => {
      const file = textOf(value);
      const shown = shownText(file);
      const changes = changesOf(file.length, wanted);
      const after = changes.apply(file);
      expect(apply(shown, shownChanges({ file, shown }, after, changes)).toString()).toBe(
        shownText(after).toString(),
      );
    }),
    { numRuns: 3000 },
  );
});

test('[STU-10] what is typed ends its lines as the file does, and touches no other byte', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.constantFrom('{', ' "a": 1', ''), { minLength: 2 }),
      edits,
      (end, lines, wanted) => {
        const file = textOf(lines.join(end));
        const shown = shownText(file);
        expect(shown.toString()).toBe(lines.join('\n'));
        const typed = changesOf(
          shown.length,
          wanted.map(([from, size, insert]) => [from, size, insert.replaceAll('\r', '')] as const),
        );
        const after = ChangeSet.of(fileChanges(file, shown, typed), file.length, '\n').apply(file);
        const wantedText = typed.apply(shown).toString();
        expect(shownText(after).toString()).toBe(wantedText);
        if (wantedText.includes('\n')) expect(after.toString()).toBe(wantedText.replaceAll('\n', end));
      },
    ),
    { numRuns: 3000 },
  );
});

test('[STU-10] a place in the file is the same place in the lines shown', () => {
  const file = textOf('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n');
  const shown = shownText(file);
  for (let offset = 0; offset <= shown.length; offset += 1)
    expect(shownAt(file, shown, fileAt(file, shown, offset))).toBe(offset);
});
