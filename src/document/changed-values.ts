import { isRecord } from '../lib/is-record.ts';
import { isSameValue } from './is-same-value.ts';
import type { Path } from './path.ts';

/** A value that differs between two documents; an absent value is omitted. */
export interface ChangedValue {
  /** Where it is in the later document; in the earlier one for what is gone. */
  readonly path: Path;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Returns the values that differ between two documents, including those that the page does not show. */
export function changedValues(before: unknown, after: unknown, path: Path = []): ChangedValue[] {
  if (isSameValue(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changedValues(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(before, after, path);
  return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** Reports added and removed entries as such: the entries before and after them have not changed. */
function changedEntries(before: readonly unknown[], after: readonly unknown[], path: Path): ChangedValue[] {
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
