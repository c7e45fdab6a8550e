import { type DocumentEdit, editInTurn } from '../../../src/document/edit/edit.ts';
import { set } from '../../../src/document/edit/set.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { type Path, startsWith } from '../../../src/document/path.ts';
import { type DocumentTables, mapDocument, pathOf, walk } from '../../../src/document/walk.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';

/** The ids of a document, with the paths of their keys. */
export function idsOf(document: JsonObject, tables: DocumentTables): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  for (const { path, id } of allIds(document, tables)) if (!found.has(id)) found.set(id, path);
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
  document: JsonObject,
  tables: DocumentTables,
): readonly unknown[] {
  const taken = new Set(idsOf(document, tables).keys());
  const freed = mapDocument({ sections: nodes }, tables, ({ value, part }) => {
    if (part.kind !== 'anchor' || typeof value !== 'string') return value;
    const id = freeId(value, taken);
    taken.add(id);
    return id;
  });
  return freed.sections as readonly unknown[];
}

/** Gives the ids inside one entry, which a copy brought twice, free names. */
export function freeIdsAt(document: ParsedText, at: Path, tables: DocumentTables): DocumentEdit {
  const own: { path: Path; id: string }[] = [];
  const others = new Set<string>();
  for (const { path, id } of allIds(document.value as JsonObject, tables)) {
    if (startsWith(path, at)) own.push({ path, id });
    else others.add(id);
  }
  return editInTurn(
    document,
    own.flatMap(({ path, id }) => {
      const free = freeId(id, others);
      others.add(free);
      return free === id ? [] : [(now: ParsedText) => set(now, path, free)];
    }),
  );
}

interface Id {
  readonly path: Path;
  readonly id: string;
}

/** Every id of a document in its order, also those that are there twice. */
function allIds(document: JsonObject, tables: DocumentTables): Id[] {
  return Object.entries(document).flatMap(([key, value]) =>
    key === 'sections' && Array.isArray(value)
      ? value.flatMap((section, index) =>
          idsOfSection(section, tables).map(({ path, id }) => ({ path: [key, index, ...path], id })),
        )
      : idsIn({ [key]: value }, tables),
  );
}

const known = new WeakMap<object, { readonly tables: DocumentTables; readonly ids: readonly Id[] }>();

/** The ids of a section, by their paths in it: looked for once, as sections that did not change are the same objects. */
function idsOfSection(section: unknown, tables: DocumentTables): readonly Id[] {
  if (typeof section !== 'object' || section === null) return [];
  const before = known.get(section);
  if (before?.tables === tables) return before.ids;
  const ids = idsIn({ sections: [section] }, tables).map(({ path, id }) => ({ path: path.slice(2), id }));
  known.set(section, { tables, ids });
  return ids;
}

function idsIn(document: JsonObject, tables: DocumentTables): Id[] {
  const found: Id[] = [];
  walk(document, tables, (node) => {
    const { value, part } = node;
    if (part.kind === 'anchor' && typeof value === 'string') found.push({ path: pathOf(node), id: value });
  });
  return found;
}
