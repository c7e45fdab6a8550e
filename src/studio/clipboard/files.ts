import { type DocumentTables, walk } from '../../document/walk.ts';
import { isRecord } from '../../lib/is-record.ts';

/** The files beside the page that nodes name: `hero.jpg`. Addresses of elsewhere are none. */
export function filesOf(nodes: readonly unknown[], tables: DocumentTables): readonly string[] {
  const found = new Set<string>();
  walk({ sections: nodes }, tables, ({ value, part }) => {
    if (part.kind === 'file' && typeof value === 'string' && isBeside(value)) found.add(value);
  });
  return [...found];
}

/** The same nodes with files under the names that they have here. */
export function withFileNames(
  nodes: readonly unknown[],
  names: Readonly<Record<string, string>>,
  tables: DocumentTables,
): readonly unknown[] {
  const copy = structuredClone({ sections: nodes });
  walk(copy, tables, ({ value, part, place, holder }) => {
    if (part.kind !== 'file' || typeof value !== 'string') return;
    const name = Object.hasOwn(names, value) ? names[value] : undefined;
    if (name !== undefined && isRecord(holder)) Object.assign(holder, { [place.key]: name });
  });
  return copy.sections;
}

function isBeside(name: string): boolean {
  return name !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(name) && !name.split('/').includes('..');
}
