import { formatPointer, type Path } from '../../../src/document/path.ts';
import { type DocumentTables, pathOf, walk } from '../../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';

/** Where the document, as it is now, names a file, and whether a place shows it without words. */
export interface FileUses {
  readonly at: readonly string[];
  readonly hasNoWords: boolean;
}

/** The uses of all files by their names. */
export function usesOf(document: JsonObject, tables: DocumentTables): ReadonlyMap<string, FileUses> {
  const found = new Map<string, FileUses>();
  const add = (value: unknown, path: Path, hasNoWords = false) => {
    if (typeof value !== 'string' || value === '' || /^(?:[a-z]+:|[/#])/i.test(value)) return;
    const name = value.replace(/^\.\//, '').replace(/[?#].*$/, '');
    const before = found.get(name) ?? { at: [], hasNoWords: false };
    found.set(name, {
      at: [...before.at, formatPointer(path)],
      hasNoWords: before.hasNoWords || hasNoWords,
    });
  };
  walk(document, tables, (node) => {
    const { value, part, key } = node;
    if (part.kind === 'picture' && isRecord(value)) {
      add(value.src, [...pathOf(node), 'src'], value.alt === '' || value.alt === undefined);
      add(value.mobileSrc, [...pathOf(node), 'mobileSrc']);
    } else if (FILES.has(part.kind ?? '') && key !== 'src' && key !== 'mobileSrc') add(value, pathOf(node));
  });
  if (isRecord(document.seo)) {
    const { icon } = document.seo;
    if (!found.get(String(icon))?.at.includes('/seo/icon')) add(icon, ['seo', 'icon']);
  }
  return found;
}

const FILES: ReadonlySet<string> = new Set(['link', 'brochure', 'video', 'file', 'icon']);
