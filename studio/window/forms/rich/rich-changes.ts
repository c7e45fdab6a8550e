import type { Fragment, Node } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { StepMap } from 'prosemirror-transform';
import { textChanges } from '../../../../src/document/text-changes.ts';
import { smallestChanges } from '../../state/smallest-changes.ts';

/** The replacement of a range of one document by a range of another. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Brings a change of the page into an edited text, as the editor's own next transaction: what has been typed since stays, and
 * so does the caret.
 * @param tr a transaction of the edited text
 * @param before the text as the page had it when both were last the same
 * @param after the text as the page has it now
 * @param leadsThere whether the caret goes to the change: the person has undone something there
 */
export function mergeChange(tr: Transaction, before: Node, after: Node, leadsThere: boolean): Transaction {
  const typed = typedSince(before, tr.doc);
  const changes = changesBetween(before, after, leadsThere ? tr.selection.head : undefined);
  const isUntouched = tr.doc.eq(before);
  for (const { from, to, start, end } of changes.toReversed()) {
    const at = typed.map(from, from === to ? -1 : 1);
    tr.replace(at, Math.max(at, typed.map(to, -1)), after.slice(start, end));
  }
  // Where the ranges cut blocks of different depth apart.
  if (isUntouched && !tr.doc.eq(after)) tr.replaceWith(0, tr.doc.content.size, after.content);
  const last = changes.at(-1);
  if (leadsThere && last)
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(last.end, tr.doc.content.size)), -1));
  return tr.setMeta('addToHistory', false);
}

function typedSince(before: Node, now: Node): StepMap {
  return new StepMap(
    changesBetween(before, now).flatMap(({ from, to, start, end }) => [from, to - from, end - start]),
  );
}

/**
 * The smallest replacements that make one document another; block by block, where both have as many.
 * @param caret the edge of a change, where equal letters in a row leave a choice
 */
function changesBetween(before: Node, after: Node, caret?: number): Change[] {
  if (before.childCount !== after.childCount)
    return [differenceOf(before.content, after.content, 0, 0, caret) ?? []].flat();
  const changes: Change[] = [];
  let [at, atAfter] = [0, 0];
  for (const [index, old] of before.children.entries()) {
    const now = after.child(index);
    const words = caret === undefined && wordsBetween(old, now, at + 1, atAfter + 1);
    if (words) changes.push(...words);
    else if (old.sameMarkup(now))
      changes.push(...[differenceOf(old.content, now.content, at + 1, atAfter + 1, caret) ?? []].flat());
    else changes.push({ from: at, to: at + old.nodeSize, start: atAfter, end: atAfter + now.nodeSize });
    at += old.nodeSize;
    atAfter += now.nodeSize;
  }
  return changes;
}

/** The changed words of a block of text; nothing where more than its words has changed. */
function wordsBetween(old: Node, now: Node, at: number, atAfter: number): Change[] | undefined {
  if (!old.isTextblock || !old.sameMarkup(now)) return undefined;
  const found = smallestChanges(old.textContent, textChanges(old.textContent, now.textContent));
  const changes: Change[] = [];
  let [done, doneAfter] = [0, 0];
  for (const { start, length, text } of [...found, { start: old.content.size, length: 0, text: '' }]) {
    const place = doneAfter + start - done;
    if (!old.content.cut(done, start).eq(now.content.cut(doneAfter, place))) return undefined;
    done = start + length;
    doneAfter = place + text.length;
    const [from, to] = [at + start, at + done];
    if (from < to || place < doneAfter)
      changes.push({ from, to, start: atAfter + place, end: atAfter + doneAfter });
  }
  return changes;
}

function differenceOf(
  before: Fragment,
  after: Fragment,
  at: number,
  atAfter: number,
  caret = -1,
): Change | undefined {
  const start = before.findDiffStart(after);
  const ends = before.findDiffEnd(after);
  if (start === null || !ends) return undefined;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const from = at + start;
  const to = at + ends.a + overlap;
  const slid = [from - caret, to - caret].find((by) => by >= 0 && by <= overlap) ?? 0;
  return {
    from: from - slid,
    to: to - slid,
    start: atAfter + start - slid,
    end: atAfter + ends.b + overlap - slid,
  };
}
