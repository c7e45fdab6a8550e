import { current, isDraft, produce } from 'immer';
import type { PageFacts } from './facts.ts';
import { SLICES } from './slices.ts';
import type { Effect, Event, State } from './state.ts';

export interface StepResult {
  state: State;
  effects: Effect[];
}

/** The state before anything happened; the same on the server and in the browser. */
export function initialState(facts: PageFacts): State {
  const parts = SLICES.map((slice) => [slice.name, slice.initial(facts)]);
  return { facts, ...Object.fromEntries(parts) };
}

/**
 * What an event makes of the state, and what is to be done about it. Pure: the same state and event give
 * the same result. An event that a slice raises is taken up within the step, with the same stamp.
 */
export function step(state: State, event: Event): StepResult {
  const effects: Effect[] = [];
  const events: Event[] = [event];
  const next = produce(state, (draft) => {
    for (const each of events) {
      for (const slice of SLICES) {
        const handler = slice.on[each.type];
        if (!handler) continue;
        const own = draft[slice.name as keyof State];
        for (const outcome of handler(own as never, each as never, draft) ?? []) {
          if (outcome.type === 'raise') {
            events.push({ ...settle(outcome.event), at: event.at, id: event.id, url: event.url } as Event);
          } else effects.push(settle(outcome));
        }
      }
    }
  });
  return { state: next, effects };
}

/** Effects and raised events outlive the draft, so what they hold of it is copied. */
function settle<T extends object>(value: T): T {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isDraft(part) ? current(part) : part]),
  ) as T;
}
