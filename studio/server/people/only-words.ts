import { isSameValue } from '../../../src/document/is-same-value.ts';
import { formatPointer, type Path, valueAt } from '../../../src/document/path.ts';
import { type DocumentTables, pathOf, walk } from '../../../src/document/walk.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Kind } from '../../../src/lib/part.ts';

/** The kinds of values that the role "words" may change. */
const WORDS: ReadonlySet<Kind | undefined> = new Set<Kind>(['words', 'rich-text', 'picture']);

/** The first value that differs between two documents and is neither words nor a picture, as a JSON pointer. */
export function changedBesideWords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  tables: DocumentTables,
): string | undefined {
  const old = wordsOf(before, tables);
  const now = wordsOf(after, tables);
  const mayDiffer = (pointer: string, one: unknown, other: unknown) =>
    (one === undefined || old.has(pointer)) && (other === undefined || now.has(pointer));

  function find(one: unknown, other: unknown, path: Path): string | undefined {
    if (isSameValue(one, other)) return undefined;
    const pointer = formatPointer(path);
    if (mayDiffer(pointer, one, other)) return undefined;
    const isList = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
    const areObjects = isRecord(one) && isRecord(other);
    if (!isList && !areObjects) return pointer;
    const keys = isList ? one.keys() : new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const key of keys) {
      const found = find(valueAt(one, [key]), valueAt(other, [key]), [...path, key]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return find(before, after, []);
}

function wordsOf(document: Readonly<Record<string, unknown>>, tables: DocumentTables): ReadonlySet<string> {
  const found = new Set<string>();
  walk(document, tables, (node) => {
    if (WORDS.has(node.part.kind)) found.add(formatPointer(pathOf(node)));
  });
  return found;
}
