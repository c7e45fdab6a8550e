import analytics from './analytics/slice.ts';
import attribution from './attribution/slice.ts';
import consent from './consent/slice.ts';
import contact from './contact/slice.ts';
import dialogs from './dialogs/slice.ts';
import type { PageFacts } from './facts.ts';
import lead from './lead/slice.ts';
import otp from './otp/slice.ts';
import page from './page/slice.ts';
import project from './project/slice.ts';
import queue from './queue/slice.ts';
import type { AnySlice, Ask, State } from './state.ts';
import telesales from './telesales/slice.ts';

/** The built-in services of a page, in the order in which they see an event. */
export const ownSlices: readonly AnySlice[] = [
  page,
  consent,
  attribution,
  project,
  telesales,
  dialogs,
  contact,
  otp,
  lead,
  queue,
  analytics,
];

const complete = new Set<AnySlice>();

/**
 * Loads the lazy parts that this page needs; resolves when the runtime may start, or an island come alive. `stored` are
 * the keys of local storage.
 */
export async function prepareSlices(
  facts: PageFacts,
  until: 'start' | 'island',
  stored: readonly string[] = [],
  slices = ownSlices,
): Promise<void> {
  const wanted = slices.filter((slice) => {
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

/** Returns the questions that a slice may ask all others, for the current state. */
export function askSlices(state: State, slices = ownSlices): Ask {
  return {
    gateFor: (lead) =>
      slices
        .flatMap(({ gates = [] }) => gates)
        .sort((a, b) => a.order - b.order)
        .find((gate) => gate.holds(state, lead))?.name ?? '',
    diversion: () =>
      slices.map(({ diverts }) => diverts?.(state) ?? '').find((dialog) => dialog !== '') ?? '',
  };
}
