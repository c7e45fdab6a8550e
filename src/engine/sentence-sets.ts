import english from '../../schemas/sentences/natural.en.json';
import indonesian from '../../schemas/sentences/natural.id.json';
import type { PageDocument } from '../document/page-document.ts';
import type { DocumentTables } from '../document/walk.ts';
import { isRecord, type JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';

const natural = { en: english, id: indonesian };
type SetLanguage = keyof typeof natural;

/** The tables of each language, so that their parts stay the same objects from page to page. */
const known = new WeakMap<DocumentTables, Map<SetLanguage, DocumentTables>>();

/**
 * The tables of a document in its set of sentences (`settings.copy.set`): those of the natural set are defaults like the
 * specification's, so every sentence that the page or its site defines comes first.
 */
export function tablesInSet(document: PageDocument, tables: DocumentTables): DocumentTables {
  const { lang, settings } = document;
  const copy = isRecord(settings) ? settings.copy : undefined;
  if (!isRecord(copy) || copy.set !== 'natural') return tables;
  const language = typeof lang === 'string' && !/^id\b/.test(lang) ? 'en' : 'id';
  const ofTables = known.get(tables) ?? new Map<SetLanguage, DocumentTables>();
  known.set(tables, ofTables);
  const before = ofTables.get(language);
  if (before) return before;
  const { settings: ofSettings, widgets } = natural[language];
  const parts = Object.entries(widgets).map(([type, texts]) => [
    type,
    withTexts(tables.widgets[type] ?? {}, texts),
  ]);
  const made = {
    page: withTexts(tables.page, { settings: ofSettings }),
    widgets: { ...tables.widgets, ...Object.fromEntries(parts) },
  };
  ofTables.set(language, made);
  return made;
}

/** A part with other default texts, at every depth: an object holds those of a key, a list those of its entries. */
function withTexts(part: Part, texts: JsonObject): Part {
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

/** The default of an object whose own keys it lists. */
function replaced(before: unknown, texts: JsonObject): unknown {
  if (!isRecord(before)) return before;
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, Object.hasOwn(texts, key) ? texts[key] : value]),
  );
}
