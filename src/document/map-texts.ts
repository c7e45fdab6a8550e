import type { JsonObject } from '../lib/is-record.ts';
import type { Kind } from '../lib/part.ts';
import { type DocumentTables, mapDocument, SKIP } from './walk.ts';

/** The same document with each text of a kind changed. Pictures are left unchanged. */
export function mapTexts(
  document: JsonObject,
  tables: DocumentTables,
  change: (text: string, kind: Kind) => string,
): JsonObject {
  return mapDocument(document, tables, ({ value, part: { kind } }) => {
    if (kind === 'picture') return SKIP;
    return kind && typeof value === 'string' ? change(value, kind) : value;
  });
}
