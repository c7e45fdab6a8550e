import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  splitBlockKeepMarks,
} from 'prosemirror-commands';
import type { Fragment, MarkType, Node, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { type BlockKind, isList, KINDS } from './rich-kinds.ts';
import { inlineSchema, type RichSchema } from './rich-schema.ts';

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A paragraph, subheading, quote or item of a list. */
interface Line {
  readonly kind: BlockKind;
  /** True if it is at the beginning of a block. */
  readonly isFirst: boolean;
  readonly content: Fragment;
  /** The position of its first letter. */
  readonly start: number;
}

function linesOf(doc: Node): Line[] {
  const lines: Line[] = [];
  doc.descendants((node, at, parent, index) => {
    if (!node.isTextblock || !parent) return;
    const kind = kindOf(parent === doc ? node : parent);
    lines.push({ kind, isFirst: parent === doc || index === 0, content: node.content, start: at + 1 });
  });
  return lines;
}

function kindOf({ type }: Node): BlockKind {
  return KINDS.find((kind) => kind === type.name) ?? 'paragraph';
}

export function kindAt({ doc, selection: { $from } }: EditorState): BlockKind {
  return kindOf(doc.child(Math.min($from.index(0), doc.childCount - 1)));
}

/** Turns the selected lines into another kind of block, or into paragraphs if they all are of that kind already. */
export function setKind(schema: RichSchema, wanted: BlockKind): Command {
  return ({ doc, selection, tr }, dispatch) => {
    const lines = linesOf(doc);
    const isIn = ({ start, content }: Line) =>
      start <= selection.to && start + content.size >= selection.from;
    const last = lines.findLastIndex(isIn);
    const kind = lines.every((line) => !isIn(line) || line.kind === wanted) ? 'paragraph' : wanted;
    const first = lines.findIndex(isIn);
    const changed = lines.map((line, index): Line => {
      if (isIn(line)) return { ...line, kind, isFirst: !isList(kind) || index === first };
      // The rest of a list after the changed lines is a list by itself.
      return index === last + 1 ? { ...line, isFirst: true } : line;
    });
    if (dispatch) dispatch(withLines(schema, tr, changed));
    return true;
  };
}

/** Makes the document of other lines, as many as before, and selects what was selected. */
function withLines(schema: RichSchema, tr: Transaction, lines: readonly Line[]): Transaction {
  const { selection } = tr;
  const before = linesOf(tr.doc);
  tr.replaceWith(0, tr.doc.content.size, blocksOf(schema, lines));
  const after = linesOf(tr.doc);
  const moved = (position: number) => {
    const line = before.findLastIndex(({ start }) => start <= position);
    return (after[line]?.start ?? 0) + position - (before[line]?.start ?? 0);
  };
  return tr.setSelection(TextSelection.create(tr.doc, moved(selection.anchor), moved(selection.head)));
}

function blocksOf({ nodes }: RichSchema, lines: readonly Line[]): Node[] {
  const blocks: Node[] = [];
  for (const { kind, isFirst, content } of lines) {
    const last = blocks.at(-1);
    const item = isList(kind) && nodes.item.create(null, content);
    if (item && last && !isFirst && last.type === nodes[kind])
      blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
    else blocks.push(nodes[kind].create(null, item || content));
  }
  return blocks;
}

/** The selection; where nothing is selected, the word at the caret. */
export function wordRange({ selection }: EditorState): TextRange {
  const { $from, from, to, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return { from, to };
  const { textContent } = $from.parent;
  const before = /\S*$/.exec(textContent.slice(0, $from.parentOffset))?.[0].length ?? 0;
  const after = /^\S*/.exec(textContent.slice($from.parentOffset))?.[0].length ?? 0;
  return { from: from - before, to: to + after };
}

/** The selection; where nothing is selected, the link or else the word at the caret. */
export function linkRange(state: EditorState, link: MarkType): TextRange {
  const { $from, empty } = state.selection;
  return (empty && $from.parent.isTextblock && markedAround($from, link)) || wordRange(state);
}

function markedAround($pos: ResolvedPos, type: MarkType): TextRange | undefined {
  const { parent } = $pos;
  const isAt = (index: number) => parent.maybeChild(index)?.marks.find((one) => one.type === type);
  const index = $pos.index();
  const at = [index, ...($pos.textOffset === 0 ? [index - 1] : [])].find((one) => isAt(one));
  const mark = at === undefined ? undefined : isAt(at);
  if (at === undefined || !mark) return undefined;
  const isSame = (one: number) => isAt(one)?.eq(mark) === true;
  let [first, last] = [at, at];
  while (isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  const startOf = (one: number) =>
    $pos.start() + parent.children.slice(0, one).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return { from: startOf(first), to: startOf(last + 1) };
}

/** The texts that a range covers. */
export function textsIn(doc: Node, { from, to }: TextRange): Node[] {
  const found: Node[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) found.push(node);
  });
  return from === to ? [] : found;
}

/**
 * Marks the selection or the word at the caret; removes the mark if all of it has it. Between words, the mark is for the text
 * typed next.
 */
export function toggleMark(type: MarkType): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    const { tr } = state;
    const range = wordRange(state);
    if (empty && !/^\S/.test($from.parent.textContent.slice($from.parentOffset))) {
      const isOn = type.isInSet(state.storedMarks ?? $from.marks());
      dispatch?.(isOn ? tr.removeStoredMark(type) : tr.addStoredMark(type.create()));
      return true;
    }
    const texts = textsIn(state.doc, range);
    const isOn = texts.length > 0 && texts.every(({ marks }) => type.isInSet(marks));
    if (isOn) tr.removeMark(range.from, range.to, type);
    else tr.addMark(range.from, range.to, type.create());
    dispatch?.(tr);
    return true;
  };
}

/** Inserts plain text; each further line of it becomes a line of the same kind. */
export function insertPlain(text: string): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const lines = text.split(/\s*\n\s*/).filter((line, _, all) => line !== '' || all.length === 1);
    const marks = (state.storedMarks ?? $from.marks()).filter(({ type }) => type.name !== 'link');
    const tr = state.tr.deleteSelection();
    for (const [index, line] of lines.entries()) {
      if (index > 0) tr.split(tr.selection.from);
      if (line !== '') tr.insert(tr.selection.from, state.schema.text(line, marks));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** At the start of a line that is no paragraph, or in an empty item of a list: the line becomes a paragraph. */
function toParagraph(schema: RichSchema, when: 'start' | 'empty'): Command {
  return (state, dispatch, view) => {
    const { $from, empty } = state.selection;
    const isItem = $from.parent.type === schema.nodes.item;
    if (!empty || $from.parentOffset > 0 || kindAt(state) === 'paragraph') return false;
    const isMeant =
      when === 'empty' ? isItem && $from.parent.content.size === 0 : !isItem || $from.index(1) === 0;
    return isMeant && setKind(schema, 'paragraph')(state, dispatch, view);
  };
}

/** Returns the commands of the editor's keys. */
export function richKeys(schema: RichSchema): Readonly<Record<string, Command>> {
  const bold = toggleMark(schema.marks.bold);
  const italic = toggleMark(schema.marks.italic);
  const nothing: Command = () => true;
  const enter =
    schema === inlineSchema ? nothing : chainCommands(toParagraph(schema, 'empty'), splitBlockKeepMarks);
  const backspace = chainCommands(deleteSelection, toParagraph(schema, 'start'), joinBackward);
  const forward = chainCommands(deleteSelection, joinForward);
  return {
    Enter: enter,
    'Shift-Enter': nothing,
    'Mod-Enter': nothing,
    Backspace: backspace,
    'Mod-Backspace': backspace,
    'Shift-Backspace': backspace,
    Delete: forward,
    'Mod-Delete': forward,
    'Mod-b': bold,
    'Mod-i': italic,
  };
}
