import type { Path } from '../finding.ts';
import { isRecord } from './bundle.ts';

/** `/sections/0/text` as its steps; positions become numbers. */
export function pathOfPointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function valueAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const key of path)
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
  return value;
}
