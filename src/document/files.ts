import type { JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import { type DocumentTables, walk } from './walk.ts';

/** The files that a document names, as it names them, in its order. */
export interface NamedFiles {
  /** Images that it shows: files next to the document, or addresses. */
  readonly pictures: ReadonlySet<string>;
  /** Files next to the document that visitors open or play (`./brosur.pdf`), without a query or fragment. */
  readonly linked: ReadonlySet<string>;
}

const LINKED: ReadonlySet<Part['kind']> = new Set(['link', 'brochure', 'video', 'file']);

const known = new WeakMap<JsonObject, { readonly tables: DocumentTables; readonly files: NamedFiles }>();

/** Reads each document once; a change always makes a new object. */
export function filesIn(document: JsonObject, tables: DocumentTables): NamedFiles {
  const before = known.get(document);
  if (before?.tables === tables) return before.files;
  const files = readFiles(document, tables);
  known.set(document, { tables, files });
  return files;
}

function readFiles(document: JsonObject, tables: DocumentTables): NamedFiles {
  const pictures = new Set<string>();
  const linked = new Set<string>();
  const isPicture = new Set<unknown>();
  walk(document, tables, ({ value, part, holder }) => {
    if (part.kind === 'picture') isPicture.add(value);
    if (typeof value !== 'string') return;
    if (part.kind === 'file' && isPicture.has(holder)) pictures.add(value);
    else if (LINKED.has(part.kind) && value.startsWith('./')) linked.add(value.replace(/[?#].*$/, ''));
  });
  return { pictures, linked };
}

/** The keys of a picture that name a file. */
export function fileKeys({ keys = {} }: Part): string[] {
  return Object.keys(keys).filter((key) => keys[key]?.kind === 'file');
}
