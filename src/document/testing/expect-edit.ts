import { expect } from 'vitest';
import { applyChanges } from '../changes.ts';
import type { DocumentEdit } from '../edit/edit.ts';
import { lineEndIn } from '../edit/layout.ts';
import { findPlace, type ParsedText, parseText, type TextNode } from '../parse.ts';
import { startsWith } from '../path.ts';
import { mapPath } from '../path-moves.ts';
import { type Box, boxAt, type boxesIn, plainOf } from './box.ts';
import type { Between, RandomEdit } from './random-edit.ts';
import type { Hand } from './write-text.ts';

interface Case {
  readonly before: ParsedText;
  readonly edit: DocumentEdit;
  readonly random: RandomEdit;
  /** The values of the document before the edit, with their paths then. */
  readonly boxes: ReturnType<typeof boxesIn>;
  /** The model after the edit. */
  readonly model: Box;
  readonly hand: Hand;
}

/** Everything that holds after any edit. */
export function expectEdit(one: Case): void {
  const { before, edit, model } = one;
  const after = parseText(edit.text);
  expect(after.problems).toEqual([]);
  expect(after.value).toEqual(plainOf(model));
  expect(applyChanges(before.text, edit.changes)).toBe(edit.text);
  expectChangesInPlace(one);
  expectSurvivors(one, after);
  expectSameHand(one, after);
}

/** No byte changes but around the entries that the edit is about. */
function expectChangesInPlace({ before, edit, random, boxes }: Case): void {
  const pathOf = new Map(boxes.map(({ box, path }) => [box, path]));
  const nodeOf = (box: Box | undefined) => {
    const path = box && pathOf.get(box);
    return path && findPlace(before.root, path);
  };
  const spanOf = (place: Between | Box): [number, number] => {
    if ('kind' in place) return ends(nodeOf(place)?.value);
    const [open, close] = ends(nodeOf(place.holder)?.value);
    const [ahead, behind] = [nodeOf(place.before), nodeOf(place.after)];
    const start = ahead ? ends(ahead.value)[1] : open + 1;
    return [start, behind ? ends(behind.property ?? behind.value)[0] : close - 1];
  };
  const allowed = random.touched.map(spanOf);
  let end = 0;
  for (const { start, length } of edit.changes) {
    expect(start).toBeGreaterThanOrEqual(end);
    end = start + length;
    const isInside = allowed.some(([from, to]) => from <= start && end <= to);
    const isJoined =
      Math.min(...allowed.map(([from]) => from)) <= start && end <= Math.max(...allowed.map(([, to]) => to));
    expect(isInside || (allowed.length > 1 && touch(allowed) && isJoined)).toBe(true);
  }
}

/** A value that moves to the next place is between the two. */
function touch([one, two]: readonly [number, number][]): boolean {
  return one !== undefined && two !== undefined && one[0] <= two[1] && two[0] <= one[1];
}

/** Every value is where its path leads after the edit, in the same words, and on one line if it was. */
function expectSurvivors({ before, edit, random, boxes, model }: Case, after: ParsedText): void {
  const { lost, carried } = random;
  for (const { box, path } of boxes) {
    if (lost && startsWith(path, lost)) continue;
    const now = mapPath(path, edit.moves);
    expect(now && boxAt(model, now)).toBe(box);
    const [old, fresh] = [findPlace(before.root, path)?.value, findPlace(after.root, now ?? [])?.value];
    if (!old || !fresh) throw new Error(`The text has nothing at ${path.join('/')}.`);
    const [was, is] = [textOf(before, old), textOf(after, fresh)];
    if (isFilled(old) && isFilled(fresh) && !was.includes('\n') && !was.includes('\r'))
      expect(is).not.toMatch(/[\r\n]/);
    const isAround = edit.changes.some(
      ({ start, length }) => old.offset <= start && start + length <= old.offset + old.length,
    );
    if (carried && startsWith(path, carried)) {
      if (/[\r\n]/.test(is) || !/[\r\n]/.test(was)) expect(trimmed(is)).toBe(trimmed(was));
    } else if (!isAround) expect(is).toBe(was);
  }
}

/** Line ends, the mark, the final line, trailing commas and comments are as they were. */
function expectSameHand({ before, edit, random, boxes, hand }: Case, after: ParsedText): void {
  expect(edit.text.startsWith('\ufeff')).toBe(hand.hasMark);
  expect(after.text.slice(ends(after.root)[1])).toBe(before.text.slice(ends(before.root)[1]));
  const lineEnd = lineEndIn(before.text);
  if (lineEnd) expect(edit.text.replaceAll(lineEnd, '')).not.toMatch(/[\r\n]/);
  for (const { path, box } of boxes) {
    const { lost } = random;
    if (box.kind === 'plain' || (lost && startsWith(path, lost))) continue;
    const now = findPlace(after.root, mapPath(path, edit.moves) ?? [])?.value;
    const old = findPlace(before.root, path)?.value;
    if (!now || !old || !isFilled(now) || !isFilled(old)) continue;
    expect(hasTrailingComma(after, now)).toBe(hasTrailingComma(before, old));
  }
  const gone = random.lost && findPlace(before.root, random.lost)?.value;
  const left = commentsIn(before.text, gone);
  const found = commentsIn(edit.text);
  for (const comment of left) {
    const at = found.indexOf(comment);
    expect(at, `the comment ${comment}`).toBeGreaterThanOrEqual(0);
    found.splice(at, 1);
  }
}

function hasTrailingComma({ text }: ParsedText, node: TextNode): boolean {
  const last = node.children?.at(-1);
  const rest = last ? text.slice(ends(last)[1], ends(node)[1] - 1) : '';
  return rest.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').trim() === ',';
}

/** The words of the comments outside `without`. */
function commentsIn(text: string, without?: TextNode): string[] {
  const [from, to] = without ? ends(without) : [0, 0];
  const tokens = /"(?:[^"\\]|\\.)*"|\/\/([^\r\n]*)|\/\*([\s\S]*?)\*\//g;
  return [...text.matchAll(tokens)].flatMap(({ index, 1: line, 2: block }) => {
    const words = line ?? block;
    return words === undefined || (index >= from && index < to) ? [] : [words.trim()];
  });
}

function isFilled({ children = [] }: TextNode): boolean {
  return children.length > 0;
}

function textOf({ text }: ParsedText, { offset, length }: TextNode): string {
  return text.slice(offset, offset + length);
}

function ends(node: TextNode | undefined): [number, number] {
  return node ? [node.offset, node.offset + node.length] : [0, 0];
}

function trimmed(text: string): string {
  return text.replace(/[ \t]*(\r\n|\n|\r)[ \t]*/g, '\n');
}
