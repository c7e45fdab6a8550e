import type { TextChange } from '../../../src/document/changes.ts';

/** The same changes without what they only write again: typing one letter changes one letter of the text. */
export function smallestChanges(text: string, changes: readonly TextChange[]): TextChange[] {
  return changes.flatMap(({ start, length, text: next }) => {
    const old = text.slice(start, start + length);
    if (old === next) return [];
    const most = Math.min(old.length, next.length);
    let head = 0;
    while (head < most && old[head] === next[head]) head += 1;
    let tail = 0;
    while (tail < most - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
    return [
      { start: start + head, length: length - head - tail, text: next.slice(head, next.length - tail) },
    ];
  });
}
