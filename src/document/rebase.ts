import type { TextChange } from './changes.ts';

/**
 * Rebases `changes`, made for the text that `theirs` has since changed, onto the result of `theirs`. Returns `undefined`
 * where the two touch: then a choice is needed.
 */
export function rebaseChanges(
  changes: readonly TextChange[],
  theirs: readonly TextChange[],
): TextChange[] | undefined {
  const out: TextChange[] = [];
  for (const change of changes) {
    if (theirs.some((other) => touches(change, other))) return undefined;
    const before = theirs.filter(({ start }) => start < change.start);
    const shift = before.reduce((sum, { text, length }) => sum + text.length - length, 0);
    out.push({ ...change, start: change.start + shift });
  }
  return out;
}

function touches(a: TextChange, b: TextChange): boolean {
  return a.start <= b.start + b.length && b.start <= a.start + a.length;
}
