import { type Hunk, sequenceHunks } from '../lib/sequence-diff.ts';
import type { TextChange } from './changes.ts';

/**
 * Returns the changes of a text, by words and marks: sorted, and no two of them touch. Lines that are the same are not in
 * them; changed words with nothing but spaces between them are one change.
 */
export function textChanges(before: string, after: string): readonly TextChange[] {
  if (before === after) return [];
  const linesBefore = before.match(LINE) ?? [];
  const linesAfter = after.match(LINE) ?? [];
  const changes = changesOf(linesBefore, linesAfter, 0).flatMap(({ start, length, text }) =>
    changesOf(
      before.slice(start, start + length).match(TOKEN) ?? [],
      text.match(TOKEN) ?? [],
      start,
      isSpaces,
    ),
  );
  const out: TextChange[] = [];
  for (const [i, change] of changes.entries()) {
    const last = out.at(-1);
    const from = last ? last.start + last.length + 1 : 0;
    out.push(slid(before, change, from, (changes[i + 1]?.start ?? before.length + 1) - 1));
  }
  return out;
}

const LINE = /[^\n]*\n|[^\n]+/g;
const TOKEN = /\r?\n|[ \t]+|[\p{L}\p{M}\p{N}_]+|./gsu;

function isSpaces(text: string): boolean {
  return /^[ \t]*$/.test(text);
}

/** Hunks of pieces as changes of the text that they make up, from `offset` on. */
function changesOf(
  before: readonly string[],
  after: readonly string[],
  offset: number,
  isJoint: (between: string) => boolean = (between) => between === '',
): TextChange[] {
  const starts = [offset];
  for (const piece of before) starts.push((starts.at(-1) ?? offset) + piece.length);
  const joined: Hunk[] = [];
  for (const hunk of sequenceHunks(before, after)) {
    const last = joined.at(-1);
    if (last && isJoint(before.slice(last.toA, hunk.fromA).join('')))
      joined[joined.length - 1] = { ...last, toA: hunk.toA, toB: hunk.toB };
    else joined.push(hunk);
  }
  return joined.map(({ fromA, toA, fromB, toB }) => {
    const start = starts[fromA] ?? offset;
    return { start, length: (starts[toA] ?? start) - start, text: after.slice(fromB, toB).join('') };
  });
}

/**
 * A pure insertion or deletion can often be described in several ways: `x, y` without `, y` or without `x, `. Prefers
 * whole lines, then one that begins or ends with a comma, as an entry of a list does.
 */
function slid(before: string, change: TextChange, from: number, to: number): TextChange {
  const { start, length, text } = change;
  if (length > 0 && text !== '') return change;
  const size = length || text.length;
  const whole = length > 0 ? before : before.slice(0, start) + text + before.slice(start);
  const last = length > 0 ? to - size : to;
  let best = { at: start, score: scoreAt(whole, start, size) };
  const consider = (at: number) => {
    const score = scoreAt(whole, at, size);
    if (score > best.score) best = { at, score };
  };
  for (let at = start; at < last && whole[at] === whole[at + size]; at += 1) consider(at + 1);
  for (let at = start; at > from && whole[at - 1] === whole[at + size - 1]; at -= 1) consider(at - 1);
  return { start: best.at, length, text: length > 0 ? '' : whole.slice(best.at, best.at + size) };
}

function scoreAt(whole: string, at: number, size: number): number {
  const isLineStart = at === 0 || whole[at - 1] === '\n';
  if (isLineStart && whole[at + size - 1] === '\n') return 3;
  if (whole[at] === ',') return 2;
  return whole[at + size - 1] === ',' ? 1 : 0;
}
