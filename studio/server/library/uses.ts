import { fileKeys } from '../../../src/document/files.ts';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { type DocumentTables, pathOf, walk } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { normalize } from '../../../src/lib/posix-path.ts';

/** Where a document names a file beside it. */
export interface FileUse {
  /** JSON pointers of the values that name it. */
  readonly at: readonly string[];
  /** The largest width in pixels that any of its places needs; 0 where none says. */
  readonly least: number;
}

const LINKED = new Set(['link', 'brochure', 'video', 'file', 'icon']);

/** The files beside a document that it names, by their path from it. */
export function usesOfFiles(document: unknown, tables: DocumentTables): ReadonlyMap<string, FileUse> {
  const uses = new Map<string, FileUse>();
  const add = (value: unknown, path: Path, least = 0) => {
    if (typeof value !== 'string' || value === '' || /^[a-z]+:/i.test(value)) return;
    const name = normalize(value.replace(/[?#].*$/, ''));
    const before = uses.get(name) ?? { at: [], least: 0 };
    const at = [...new Set([...before.at, formatPointer(path)])];
    uses.set(name, { at, least: Math.max(before.least, least) });
  };
  if (!isRecord(document)) return uses;
  walk(document, tables, (node) => {
    const { value, part } = node;
    if (part.kind === 'picture' && isRecord(value)) {
      for (const key of fileKeys(part))
        add(value[key], [...pathOf(node), key], key === 'src' ? part.least : 0);
    } else if (LINKED.has(part.kind ?? '')) add(value, pathOf(node));
  });
  const { seo } = document;
  if (isRecord(seo)) add(seo.icon, ['seo', 'icon']);
  return uses;
}
