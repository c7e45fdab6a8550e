// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertText, setKind, setLink, toggleMark } from './rich-commands.ts';
import { printLines, readLines } from './rich-dom.ts';
import { type Line, readInline, readRichText, writeInline, writeRichText } from './rich-model.ts';

/** What the schema of rich text allows, in every writing of it. */
const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((text) => `${text}·`);
const link = fc.constantFrom('#tipe-unit', 'https://example.co.id/', 'tel:+62812');
const run = fc.oneof(
  words,
  fc.record({ text: words, bold: fc.boolean(), italic: fc.boolean(), link }, { requiredKeys: ['text'] }),
);
const inline = fc.array(run, { minLength: 1, maxLength: 4 });
const block = fc.oneof(
  words,
  fc.record({ kind: fc.constantFrom('paragraph', 'subheading', 'quote'), text: inline }),
  fc.record({
    kind: fc.constantFrom('list', 'numbered'),
    items: fc.array(inline, { minLength: 1, maxLength: 4 }),
  }),
);
const richText = fc.array(block, { minLength: 1, maxLength: 6 });

function throughDom(lines: readonly Line[]): Line[] {
  const root = document.createElement('div');
  root.append(printLines(document, lines));
  return readLines(root);
}

test('[STU-08] rich text that is shown and read again is the same JSON, to the last key', () => {
  fc.assert(
    fc.property(richText, (value) => {
      expect(writeRichText(throughDom(readRichText(value)), value)).toEqual(value);
    }),
    { numRuns: 1000 },
  );
});

test('[STU-08] a line of words with marks goes through the field unchanged', () => {
  fc.assert(
    fc.property(inline, (value) => {
      const lines = throughDom([{ kind: 'paragraph', isFirst: true, runs: readInline(value) }]);
      const runs = readInline(value);
      expect(lines.flatMap((line) => line.runs)).toEqual(runs);
      expect(readInline(writeInline(runs))).toEqual(runs);
    }),
    { numRuns: 500 },
  );
});

test('[STU-08] a change in one block leaves the JSON of the others as it is written', () => {
  const value = [
    { kind: 'paragraph', text: ['Satu ', 'dua'] },
    'Tiga',
    { kind: 'list', items: [['Empat'], [{ text: 'Lima', bold: true, italic: false }]] },
  ];
  const lines = readRichText(value);
  const changed = lines.map((line, at) => (at === 1 ? { ...line, runs: readInline(['Tiga kali']) } : line));
  expect(writeRichText(changed, value)).toEqual([value[0], 'Tiga kali', value[2]]);
});

const from = (line: number, offset: number, endLine = line, endOffset = offset) => ({
  start: { line, offset },
  end: { line: endLine, offset: endOffset },
});

test('[STU-08] marks, links and kinds change what is selected and nothing else', () => {
  const lines = readRichText(['Serah terima tepat waktu', 'Bebas banjir']);
  const bold = toggleMark(lines, from(0, 0, 0, 5), 'bold').lines;
  expect(writeRichText(bold, [])).toEqual([
    { kind: 'paragraph', text: [{ text: 'Serah', bold: true }, ' terima tepat waktu'] },
    'Bebas banjir',
  ]);
  expect(writeRichText(toggleMark(bold, from(0, 2), 'bold').lines, [])[0]).toBe('Serah terima tepat waktu');
  const linked = setLink(lines, from(1, 0, 1, 5), '#faq').lines;
  expect(writeRichText(linked, [])[1]).toEqual({
    kind: 'paragraph',
    text: [{ text: 'Bebas', link: '#faq' }, ' banjir'],
  });
  expect(writeRichText(setLink(linked, from(1, 2), undefined).lines, [])[1]).toBe('Bebas banjir');
  const list = setKind(lines, from(0, 0, 1, 0), 'list').lines;
  expect(writeRichText(list, [])).toEqual([
    { kind: 'list', items: [['Serah terima tepat waktu'], ['Bebas banjir']] },
  ]);
  expect(writeRichText(setKind(list, from(0, 0, 1, 0), 'list').lines, [])).toEqual([
    'Serah terima tepat waktu',
    'Bebas banjir',
  ]);
});

test('[STU-08] pasted text of several lines becomes several blocks', () => {
  const lines = readRichText(['Satu tiga']);
  const { lines: after, range } = insertText(lines, from(0, 5), 'dua\n\nempat ');
  expect(writeRichText(after, [])).toEqual(['Satu dua', 'empat tiga']);
  expect(range.start).toEqual({ line: 1, offset: 6 });
});

test('[STU-08] what a browser makes of a field while somebody types is read as text', () => {
  const root = document.createElement('div');
  for (const [tag, html] of [
    ['div', ['Baris ', ['b', 'tebal']]],
    ['p', [['i', 'miring']]],
  ] as const) {
    const element = document.createElement(tag);
    for (const part of html) {
      if (typeof part === 'string') element.append(part);
      else {
        const mark = document.createElement(part[0]);
        mark.append(part[1]);
        element.append(mark);
      }
    }
    root.append(element);
  }
  root.append(document.createElement('p'));
  expect(writeRichText(readLines(root), [])).toEqual([
    { kind: 'paragraph', text: ['Baris ', { text: 'tebal', bold: true }] },
    { kind: 'paragraph', text: [{ text: 'miring', italic: true }] },
  ]);
});
