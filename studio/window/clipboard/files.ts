import { type DocumentTables, mapDocument, walk } from '../../../src/document/walk.ts';
import type { Kind } from '../../../src/lib/part.ts';

/** Kinds of values that visitors open or play: a file of the page only if the value starts with `./` (`./brosur.pdf`). */
const LINKED: ReadonlySet<Kind | undefined> = new Set(['link', 'brochure', 'video', 'file']);

/** The files beside the page that nodes name: `hero.jpg`. Addresses of elsewhere are none. */
export function filesOf(nodes: readonly unknown[], tables: DocumentTables): readonly string[] {
  const found = new Set<string>();
  walk({ sections: nodes }, tables, ({ value, part }) => {
    const name = typeof value === 'string' ? nameIn(value, part.kind) : undefined;
    if (name) found.add(name);
  });
  return [...found];
}

/** The same part of a document with files under the names that they have here. */
export function withFileNames<T extends Readonly<Record<string, unknown>>>(
  document: T,
  names: Readonly<Record<string, string>>,
  tables: DocumentTables,
): T {
  return mapDocument(document, tables, ({ value, part }) => {
    const name = typeof value === 'string' ? nameIn(value, part.kind) : undefined;
    const here = name !== undefined && Object.hasOwn(names, name) ? names[name] : undefined;
    return name === undefined || here === undefined ? value : String(value).replace(name, () => here);
  }) as T;
}

/** The file that a value names, without what an address has before and behind it. */
function nameIn(value: string, kind: Kind | undefined): string | undefined {
  const isPath = value.startsWith('./');
  if (!isPath && kind !== 'file') return undefined;
  if (!LINKED.has(kind) || value === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(value)) return undefined;
  const name = isPath ? value.slice(2).replace(/[?#].*$/, '') : value;
  return name.split('/').includes('..') ? undefined : name;
}
