import type { AnySlice, Gate } from './state.ts';

const found = import.meta.glob<AnySlice>('./*/slice.ts', { eager: true, import: 'default' });

/** Every slice there is, in order. */
export const SLICES: readonly AnySlice[] = Object.values(found).sort((a, b) => a.order - b.order);

/** What may keep a checked lead back, in order. */
export function gates(): readonly Gate[] {
  return SLICES.flatMap((slice) => slice.gates ?? []).sort((a, b) => a.order - b.order);
}
