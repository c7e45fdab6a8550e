import type { JsonObject } from '../lib/is-record.ts';
import type { Kind, Part } from '../lib/part.ts';
import { type DocumentTables, partOfWidget } from './walk.ts';

/** The same document with each text of a kind changed. Pictures are left unchanged. */
export function mapTexts(
  document: JsonObject,
  tables: DocumentTables,
  change: (text: string, kind: Kind) => string,
): JsonObject {
  const mapped = (value: unknown, part: Part): unknown => {
    if (typeof value === 'string') return part.kind ? change(value, part.kind) : value;
    if (part.kind === 'picture' || typeof value !== 'object' || value === null) return value;
    if (part.kind === 'slot')
      return Array.isArray(value)
        ? value.map((node) => mapped(node, partOfWidget(tables, node?.type)))
        : value;
    const { entries, keys = {} } = part;
    if (Array.isArray(value)) return entries ? value.map((entry) => mapped(entry, entries)) : value;
    const own = value as JsonObject;
    const changed = Object.entries(keys).flatMap(([key, inner]) =>
      Object.hasOwn(own, key) ? [[key, mapped(own[key], inner)] as const] : [],
    );
    return { ...own, ...Object.fromEntries(changed) };
  };
  return mapped(document, tables.page) as JsonObject;
}
