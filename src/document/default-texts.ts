import { isRecord, type JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import type { Path } from './path.ts';
import { type DocumentTables, partOfWidget } from './walk.ts';

/** A part with other default texts, at every depth: an object holds those of a key, a list those of its entries. */
export function withTexts(part: Part, texts: JsonObject): Part {
  const defaults: Record<string, unknown> = { ...part.defaults };
  const keys: Record<string, Part> = { ...part.keys };
  for (const [key, text] of Object.entries(texts)) {
    const inner = keys[key] ?? {};
    if (Array.isArray(text))
      keys[key] = { ...inner, entries: withTexts(inner.entries ?? {}, text[0] as JsonObject) };
    else if (isRecord(text)) {
      keys[key] = withTexts(inner, text);
      defaults[key] = replaced(defaults[key], text);
    } else defaults[key] = text;
  }
  return { ...part, defaults, keys };
}

/** The default of an object with other texts for the keys that it lists. */
function replaced(before: unknown, texts: JsonObject): unknown {
  if (!isRecord(before)) return before;
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, Object.hasOwn(texts, key) ? texts[key] : value]),
  );
}

/** The default of the value at `path`; nothing where it has none. */
export function defaultAt(document: JsonObject, path: Path, tables: DocumentTables): unknown {
  let part: Part = tables.page;
  let value: unknown = document;
  for (const key of path.slice(0, -1)) {
    value = isRecord(value) || Array.isArray(value) ? (value as JsonObject)[key] : undefined;
    if (typeof key === 'string') part = part.keys?.[key] ?? {};
    else if (part.kind === 'slot') part = partOfWidget(tables, isRecord(value) ? value.type : undefined);
    else part = part.entries ?? {};
  }
  return part.defaults?.[String(path.at(-1))];
}
