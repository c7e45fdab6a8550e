import { isSameValue } from '../../../src/document/is-same-value.ts';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { ValueChange } from '../../../src/studio/wire.ts';

/** The values that differ between two documents, also those that nobody sees on the page. Paths are those of the later one. */
export function changedValues(before: unknown, after: unknown, path: Path = []): ValueChange[] {
  if (isSameValue(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changedValues(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(before, after, path);
  return [
    {
      path: formatPointer(path),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ];
}

/** Entries that came or went are told as such: what stands before and after them has not changed. */
function changedEntries(before: readonly unknown[], after: readonly unknown[], path: Path): ValueChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameValue(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSameValue(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  return Array.from({ length: Math.max(old.length, now.length) }, (_, at) =>
    changedValues(old[at], now[at], [...path, start + at]),
  ).flat();
}
