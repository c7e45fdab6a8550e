import type { PageFacts } from './facts.ts';
import type { AnySlice, Ask, LateMoment, State } from './state.ts';

const found = import.meta.glob<AnySlice>('./*/slice.ts', { eager: true, import: 'default' });

/** Every slice there is, in order. */
export const SLICES: readonly AnySlice[] = Object.values(found).sort((a, b) => a.order - b.order);

/** Fetches what this page needs besides; resolves when the runtime may start, or an island come alive. */
export async function prepareSlices(facts: PageFacts, when: LateMoment): Promise<void> {
  const wanted = SLICES.filter(({ late }) => late?.isWanted(facts, when));
  await Promise.all(
    wanted.map(async (slice) => {
      const part = await slice.late?.load();
      Object.assign(slice.on, part?.on);
      slice.effects = { ...slice.effects, ...part?.effects };
      slice.attach = part?.attach;
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
