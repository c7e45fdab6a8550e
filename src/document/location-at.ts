import { getLocation } from 'jsonc-parser';
import type { Path } from './path.ts';

/** Where in a document something is being written; the text may be broken anywhere. */
export interface Location {
  /** The object or list that is written into. */
  readonly holder: Path;
  /** The key or the position that is written; empty for a key that is just begun. */
  readonly key: string | number | undefined;
  readonly isKey: boolean;
  /** The key or value that the offset is in, in its text. */
  readonly token: { readonly start: number; readonly end: number } | undefined;
}

export function locationAt(text: string, offset: number): Location {
  const { path, isAtPropertyKey, previousNode } = getLocation(text.replace(/^\ufeff/, ' '), offset);
  const isInside =
    previousNode && previousNode.offset <= offset && offset <= previousNode.offset + previousNode.length;
  return {
    holder: path.slice(0, -1),
    key: path.at(-1),
    isKey: isAtPropertyKey,
    token: isInside
      ? { start: previousNode.offset, end: previousNode.offset + previousNode.length }
      : undefined,
  };
}
