import type { TextChange } from '../../../src/document/changes.ts';

/**
 * The same changes without what they only write again: typing one letter changes one letter of the text.
 * @param kept how many letters at the end of each change are as they were: of two equal letters in a row, the typed one is known
 */
export function smallestChanges(text: string, changes: readonly TextChange[], kept = 0): TextChange[] {
  return changes.flatMap(({ start, length, text: next }) => {
    const old = text.slice(start, start + length);
    if (old === next) return [];
    const most = Math.min(old.length, next.length);
    let head = 0;
    let tail = 0;
    const growTail = (limit: number) => {
      while (tail < limit - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
    };
    growTail(Math.min(kept, most));
    while (head < most - tail && old[head] === next[head]) head += 1;
    growTail(most);
    return [
      { start: start + head, length: length - head - tail, text: next.slice(head, next.length - tail) },
    ];
  });
}
