import english from '../../schemas/sentences/natural.en.json';
import indonesian from '../../schemas/sentences/natural.id.json';
import { defaultAt, withTexts } from '../document/default-texts.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Path } from '../document/path.ts';
import type { DocumentTables } from '../document/walk.ts';
import { isRecord } from '../lib/is-record.ts';

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

/** The default of the value at `path` in the document's set of sentences; nothing where it has none. */
export function defaultInSet(document: PageDocument, path: Path, tables: DocumentTables): unknown {
  return defaultAt(document, path, tablesInSet(document, tables));
}
