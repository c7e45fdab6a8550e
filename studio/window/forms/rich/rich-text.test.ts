import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { mergeChange } from './rich-changes.ts';
import { insertPlain, linkRange, richKeys, setKind, toggleMark } from './rich-commands.ts';
import { readRich, writeRich } from './rich-document.ts';
import { inlineSchema, richSchema } from './rich-schema.ts';

/** Values that the schema of rich text allows, in all of its notations. */
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

const docOf = (value: unknown) => readRich(richSchema, value);
const written = (doc: Node, before: unknown = []) => writeRich(richSchema, doc, before);

/** The position of an offset in a line, counted from 0. */
function at(doc: Node, line: number, offset: number): number {
  const starts: number[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) starts.push(position + 1);
  });
  return (starts[line] ?? 0) + offset;
}

type Place = readonly [line: number, offset: number];

/** A document after a command on what is selected from one place to another. */
function after(doc: Node, command: Command, from: Place, to: Place = from): EditorState {
  const selection = TextSelection.create(doc, at(doc, ...from), at(doc, ...to));
  let state = EditorState.create({ doc, selection });
  command(state, (tr) => {
    state = state.apply(tr);
    state.doc.check();
  });
  return state;
}

test('[STU-08] rich text that is shown and read again is the same JSON, to the last key', () => {
  fc.assert(
    fc.property(richText, (value) => {
      const doc = docOf(value);
      doc.check();
      expect(written(doc, value)).toEqual(value);
      expect(docOf(written(doc)).eq(doc)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('[STU-08] a line of words with marks goes through the field unchanged', () => {
  fc.assert(
    fc.property(inline, (value) => {
      const doc = readRich(inlineSchema, value);
      doc.check();
      expect(writeRich(inlineSchema, doc, value)).toBe(value);
      expect(readRich(inlineSchema, writeRich(inlineSchema, doc, [])).eq(doc)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('[STU-08] a change in one block leaves the JSON of the others as it is written', () => {
  const value = [
    { kind: 'paragraph', text: ['Satu ', 'dua'] },
    'Tiga',
    { kind: 'list', items: [['Empat'], [{ text: 'Lima', bold: true, italic: false }]] },
  ];
  const { doc } = after(docOf(value), insertPlain(' kali'), [1, 4]);
  expect(written(doc, value)).toEqual([value[0], 'Tiga kali', value[2]]);
});

test('[STU-08] marks, links and kinds change what is selected and nothing else', () => {
  const first = docOf(['Serah terima tepat waktu', 'Bebas banjir']);
  const bold = toggleMark(richSchema.marks.bold);
  const marked = after(first, bold, [0, 0], [0, 5]).doc;
  expect(written(marked)).toEqual([
    { kind: 'paragraph', text: [{ text: 'Serah', bold: true }, ' terima tepat waktu'] },
    'Bebas banjir',
  ]);
  expect(written(after(marked, bold, [0, 2]).doc)).toEqual(written(first));
  const toLink: Command = (state, dispatch) => {
    const { from, to } = linkRange(state, richSchema.marks.link);
    dispatch?.(state.tr.addMark(from, to, richSchema.marks.link.create({ href: '#faq' })));
    return true;
  };
  const linked = after(first, toLink, [1, 2]);
  const text = [{ text: 'Bebas', link: '#faq' }, ' banjir'];
  expect(written(linked.doc)).toEqual(['Serah terima tepat waktu', { kind: 'paragraph', text }]);
  const list = after(first, setKind(richSchema, 'list'), [0, 0], [1, 0]);
  expect(written(list.doc)).toEqual([
    { kind: 'list', items: [['Serah terima tepat waktu'], ['Bebas banjir']] },
  ]);
  expect(list.selection.to).toBe(at(list.doc, 1, 0));
  expect(written(after(list.doc, setKind(richSchema, 'list'), [0, 0], [1, 0]).doc)).toEqual(written(first));
});

test('[STU-08] part of a list becomes another kind, and the rest stays two lists', () => {
  const doc = docOf([{ kind: 'list', items: [['Satu'], ['Dua'], ['Tiga']] }]);
  expect(written(after(doc, setKind(richSchema, 'quote'), [1, 2]).doc)).toEqual([
    { kind: 'list', items: [['Satu']] },
    { kind: 'quote', text: ['Dua'] },
    { kind: 'list', items: [['Tiga']] },
  ]);
});

test('[STU-08] Enter and Backspace go in and out of lists, subheadings and quotes', () => {
  const { Enter, Backspace } = richKeys(richSchema);
  const press = (command: Command | undefined, state: EditorState) => {
    let next = state;
    command?.(state, (tr) => {
      next = state.apply(tr);
    });
    next.doc.check();
    return next;
  };
  const list = after(docOf([{ kind: 'list', items: [['Satu'], ['Dua']] }]), () => true, [1, 3]);
  const item = press(Enter, list);
  expect(item.doc.child(0).childCount).toBe(3);
  const out = press(Enter, item);
  expect(out.doc.children.map(({ type }) => type.name)).toEqual(['list', 'paragraph']);
  expect(out.selection.$from.parent.type.name).toBe('paragraph');
  const title = after(docOf([{ kind: 'subheading', text: ['Satu'] }]), () => true, [0, 4]);
  expect(press(Enter, title).doc.child(1).type.name).toBe('paragraph');
  const first = after(docOf(['Nol', { kind: 'list', items: [['Satu'], ['Dua']] }]), () => true, [1, 0]);
  expect(written(press(Backspace, first).doc)).toEqual(['Nol', 'Satu', { kind: 'list', items: [['Dua']] }]);
  const joined = after(docOf([{ kind: 'list', items: [['Satu'], ['Dua']] }]), () => true, [1, 0]);
  expect(written(press(Backspace, joined).doc)).toEqual([{ kind: 'list', items: [['SatuDua']] }]);
  const line = EditorState.create({ doc: readRich(inlineSchema, ['Satu']) });
  expect(press(richKeys(inlineSchema).Enter, line).doc.eq(line.doc)).toBe(true);
});

test('[STU-08] pasted text of several lines becomes several blocks', () => {
  const state = after(docOf(['Satu tiga']), insertPlain('dua\n\nempat '), [0, 5]);
  expect(written(state.doc)).toEqual(['Satu dua', 'empat tiga']);
  expect(state.selection.from).toBe(at(state.doc, 1, 6));
  const list = docOf([{ kind: 'list', items: [['Satu']] }]);
  expect(written(after(list, insertPlain(' dua\ntiga'), [0, 4]).doc)).toEqual([
    { kind: 'list', items: [['Satu dua'], ['tiga']] },
  ]);
});

test('[STU-11] a change from elsewhere is merged into text that is being typed, and undo leads to its place', () => {
  const before = docOf(['Satu dua', 'Tiga', 'Empat']);
  const typed = after(before, insertPlain(' sekali'), [1, 4]);
  const theirs = docOf(['Satu dua lima', 'Tiga', 'Empat!']);
  const merged = typed.apply(mergeChange(typed.tr, before, theirs, false));
  expect(written(merged.doc)).toEqual(['Satu dua lima', 'Tiga sekali', 'Empat!']);
  expect(merged.selection.from).toBe(at(merged.doc, 1, 11));
  const back = merged.apply(mergeChange(merged.tr, merged.doc, typed.doc, true));
  expect(back.doc.eq(typed.doc)).toBe(true);
  expect(back.selection.from).toBe(at(back.doc, 2, 5));
});

test('[STU-11] after a change elsewhere, untouched text takes the value of the page, and typed letters are not doubled', () => {
  fc.assert(
    fc.property(richText, richText, fc.nat(), (one, other, seed) => {
      const [before, theirs] = [docOf(one), docOf(other)];
      const calm = EditorState.create({ doc: before });
      expect(calm.apply(mergeChange(calm.tr, before, theirs, false)).doc.eq(theirs)).toBe(true);
      const place = TextSelection.near(before.resolve(seed % before.content.size));
      const typed = calm.apply(calm.tr.setSelection(place).insertText('XYZ'));
      const merged = typed.apply(mergeChange(typed.tr, before, theirs, false)).doc;
      merged.check();
      expect(merged.textContent.split('XYZ').length - 1).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});
