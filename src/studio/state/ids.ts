import { type DocumentEdit, editInTurn } from '../../document/edit/edit.ts';
import { set } from '../../document/edit/set.ts';
import type { ParsedText } from '../../document/parse.ts';
import type { Path } from '../../document/path.ts';
import { type DocumentTables, pathOf, walk } from '../../document/walk.ts';
import type { PlainDocument } from './sections-index.ts';

/** The ids of a document, with the paths of their keys. */
export function idsOf(document: PlainDocument, tables: DocumentTables): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  walk(document, tables, ({ value, part, place }) => {
    if (part.kind === 'anchor' && typeof value === 'string' && !found.has(value))
      found.set(value, pathOf(place));
  });
  return found;
}

/** "promo" → "promo-2", the first number that is free. */
function freeId(id: string, taken: { has(id: string): boolean }): string {
  if (!taken.has(id)) return id;
  const start = id.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/** The same nodes with ids that a document does not have yet. */
export function withFreeIds(
  nodes: readonly unknown[],
  document: PlainDocument,
  tables: DocumentTables,
): readonly unknown[] {
  const taken = new Set(idsOf(document, tables).keys());
  const copy = structuredClone({ sections: nodes });
  walk(copy, tables, ({ value, part, place, holder }) => {
    if (part.kind !== 'anchor' || typeof value !== 'string') return;
    const id = freeId(value, taken);
    taken.add(id);
    Object.assign(holder, { [place.key]: id });
  });
  return copy.sections;
}

/** Gives the ids inside one entry, which a copy brought twice, free names. */
export function freeIdsAt(document: ParsedText, at: Path, tables: DocumentTables): DocumentEdit {
  const plain = document.value as PlainDocument;
  const own: { path: Path; id: string }[] = [];
  const others = new Set<string>();
  walk(plain, tables, ({ value, part, place }) => {
    if (part.kind !== 'anchor' || typeof value !== 'string') return;
    const path = pathOf(place);
    if (at.every((key, i) => path[i] === key)) own.push({ path, id: value });
    else others.add(value);
  });
  return editInTurn(
    document,
    own.flatMap(({ path, id }) => {
      const free = freeId(id, others);
      others.add(free);
      return free === id ? [] : [(now: ParsedText) => set(now, path, free)];
    }),
  );
}
