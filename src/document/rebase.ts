import type { TextChange } from './changes.ts';

/**
 * `ours`, made for the text that `theirs` has since changed, as changes of their result. Nothing where the two touch:
 * then somebody must choose.
 */
export function rebaseChanges(
  ours: readonly TextChange[],
  theirs: readonly TextChange[],
): TextChange[] | undefined {
  const out: TextChange[] = [];
  for (const own of ours) {
    if (theirs.some((other) => touches(own, other))) return undefined;
    const before = theirs.filter(({ start }) => start < own.start);
    const shift = before.reduce((sum, { text, length }) => sum + text.length - length, 0);
    out.push({ ...own, start: own.start + shift });
  }
  return out;
}

function touches(a: TextChange, b: TextChange): boolean {
  return a.start <= b.start + b.length && b.start <= a.start + a.length;
}
