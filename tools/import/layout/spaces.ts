import type { Node } from '../conversion.ts';
import { type PerScreen, perScreen } from '../room.ts';
import type { Basis } from './sizes.ts';

/** Parts next to each other, and their layout on each screen. */
export interface Row {
  readonly bases: PerScreen<readonly Basis[]>;
  readonly wraps: PerScreen<boolean>;
  readonly stacks: PerScreen<boolean>;
  /** The side of a row of small parts on phones, if it differs from a desktop. */
  readonly phoneSide?: string | undefined;
  /** The room outside a row as wide as the window, in percent of it. */
  readonly outer?: { readonly start: number; readonly end: number };
  /** The parts whose content is vertically centred, by their indexes. */
  readonly middles?: readonly boolean[];
  /** The row's own settings in Kavling's terms: gap, justify, verticalAlign, reverseOn. */
  readonly look: Readonly<Record<string, unknown>>;
}

export const sum = (shares: readonly number[]) => shares.reduce((all, one) => all + one, 0);

/** Lines with the parts that a desktop does not show, each after the part before it. */
export function withUnseen(lines: readonly (readonly number[])[], kept: readonly number[]): number[][] {
  const starts = lines.map(([first = 0]) => first);
  return lines.map((_, line) =>
    kept.filter((at) => at >= (line === 0 ? 0 : (starts[line] ?? 0)) && at < (starts[line + 1] ?? Infinity)),
  );
}

/** True if a part holds nothing but room between others. */
export const isSpace = (cell: readonly Node[]): boolean => cell.every(({ type }) => type === 'spacer');

/** Turns empty parts of a row, which only made room, into alignment in the middle or at the end. */
export function besideSpace(row: Row, kept: readonly number[]): Row {
  const bases = row.bases.desktop;
  const isOneLine = !row.wraps.desktop && !row.stacks.desktop;
  if (!isOneLine || row.look.justify || bases.some(({ isAuto, grows }) => isAuto || grows)) return row;
  const [first = 0] = kept;
  const last = kept.at(-1) ?? first;
  const [before, after] = [bases.slice(0, first), bases.slice(last + 1)].map((line) =>
    sum(line.map(({ share }) => share)),
  );
  const justify = sideOf(before ?? 0, after ?? 0, last - first >= kept.length);
  return justify ? { ...row, look: { ...row.look, justify } } : row;
}

/** Where parts go that have empty ones before, after or between them. */
function sideOf(before: number, after: number, isApart: boolean): string | undefined {
  if (before < 5) return isApart && after < 5 ? 'between' : undefined;
  return after < 5 ? 'end' : 'center';
}

/** Lets the remaining widgets of a row share the room of a missing one. */
export const growing = (row: Row): Row => ({
  ...row,
  bases: perScreen((screen) => row.bases[screen].map((basis) => ({ ...basis, grows: true }))),
});
