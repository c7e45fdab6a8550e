import type { PageFacts } from './facts.ts';
import type { AnySlice, Ask, State } from './state.ts';

const found = import.meta.glob<AnySlice>('./*/slice.ts', { eager: true, import: 'default' });

/** Every slice there is, in order. */
export const SLICES: readonly AnySlice[] = Object.values(found).sort((a, b) => a.order - b.order);

const complete = new Set<AnySlice>();

/**
 * Fetches what this page needs besides; resolves when the runtime may start, or an island come alive. `stored` are
 * the keys of local storage.
 */
export async function prepareSlices(
  facts: PageFacts,
  until: 'start' | 'island',
  stored: readonly string[] = [],
): Promise<void> {
  const wanted = SLICES.filter((slice) => {
    const when = complete.has(slice) ? 'never' : (slice.lazy?.when(facts, stored) ?? 'never');
    return when === 'start' || when === until;
  });
  await Promise.all(
    wanted.map(async (slice) => {
      const { lazy } = slice;
      const loading = lazy?.load();
      const part = await (until === 'start' && lazy?.mayWait ? loading?.catch(() => undefined) : loading);
      if (!part) return;
      complete.add(slice);
      Object.assign(slice.on, part.on);
      slice.effects = { ...slice.effects, ...part.effects };
      slice.restore ??= part.restore;
      slice.attach ??= part.attach;
    }),
  );
}

const GATES = SLICES.flatMap(({ gates = [] }) => gates).sort((a, b) => a.order - b.order);

/** What a slice may ask all others, as the state stands. */
export function askSlices(state: State): Ask {
  return {
    gateFor: (lead) => GATES.find((gate) => gate.holds(state, lead))?.name ?? '',
    diversion: () =>
      SLICES.map(({ diverts }) => diverts?.(state) ?? '').find((dialog) => dialog !== '') ?? '',
  };
}
