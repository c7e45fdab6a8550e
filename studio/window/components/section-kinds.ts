import type { GalleryEntry } from '../../wire.ts';

/** One kind of ready-made section, and what there is of it. */
export interface SectionKind<T> {
  /** Empty for those without one. */
  readonly kind: string;
  readonly title: string;
  readonly found: readonly T[];
}

/** Sections by their kinds, which are in the order of the gallery. */
export function byKind<T>(all: readonly T[], entryOf: (one: T) => GalleryEntry): readonly SectionKind<T>[] {
  const kinds = new Map<string, { title: string; found: T[] }>();
  for (const one of all) {
    const { group = '', groupTitle = '' } = entryOf(one);
    const before = kinds.get(group);
    if (before) before.found.push(one);
    else kinds.set(group, { title: groupTitle, found: [one] });
  }
  return [...kinds].map(([kind, rest]) => ({ kind, ...rest }));
}
