import type { Edit } from '../finding.ts';

/** The text with `edits` done; they are sorted by start, and of two that overlap the later is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.text;
    at = edit.start + edit.length;
  }
  return out + text.slice(at);
}

/** Tells where an offset of the edited text stands in the original one. */
export function originalOffsets(edits: readonly Edit[]): (offset: number) => number {
  const steps: { from: number; shift: number; end: number }[] = [];
  let shift = 0;
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    at = edit.start + edit.length;
    const grown = edit.text.length - edit.length;
    if (grown === 0) continue;
    shift += grown;
    steps.push({ from: at + shift, shift, end: at });
  }
  return (offset) => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.from ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    // What was put in stands, in the original, where the edit ends.
    return Math.min(offset - (steps[low - 1]?.shift ?? 0), steps[low]?.end ?? Number.POSITIVE_INFINITY);
  };
}
