import type { StructuredData } from './widget.ts';

/**
 * Joins objects of one `@type`, because search engines read only one of each: their lists are concatenated, and of
 * everything else the first value is kept.
 */
export function joinByType(objects: readonly StructuredData[]): readonly StructuredData[] {
  const byType = new Map<string, StructuredData>();
  for (const next of objects) {
    const before = byType.get(next['@type']);
    byType.set(next['@type'], before ? join(before, next) : next);
  }
  return [...byType.values()];
}

function join(first: StructuredData, second: StructuredData): StructuredData {
  const lists = Object.entries(second).flatMap(([key, value]) => {
    const before = first[key];
    return Array.isArray(before) && Array.isArray(value) ? [[key, [...before, ...value]]] : [];
  });
  return { ...second, ...first, ...Object.fromEntries(lists) };
}
