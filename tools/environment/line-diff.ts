import { sequenceHunks } from '../../src/lib/sequence-diff.ts';

export interface DiffLine {
  readonly sign: '+' | '-' | ' ';
  readonly line: string;
}

/** Unchanged lines that are shown before the first change and after the last. */
const AROUND = 2;

/** The changed lines of a text with two lines around them, as a person reads a change. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const hunks = sequenceHunks(a, b);
  const [first, last] = [hunks[0], hunks.at(-1)];
  if (!first || !last) return [];
  const out: DiffLine[] = [];
  const add = (sign: DiffLine['sign'], lines: readonly string[]) => {
    for (const line of lines) out.push({ sign, line });
  };
  let at = Math.max(0, first.fromA - AROUND);
  for (const { fromA, toA, fromB, toB } of hunks) {
    add(' ', a.slice(at, fromA));
    add('-', a.slice(fromA, toA));
    add('+', b.slice(fromB, toB));
    at = toA;
  }
  add(' ', a.slice(at, last.toA + AROUND));
  return out;
}
