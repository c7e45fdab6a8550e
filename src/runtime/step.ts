import type { PageFacts } from './facts.ts';
import { askSlices, ownSlices } from './slices.ts';
import type { Effect, Event, State } from './state.ts';

export interface StepResult {
  state: State;
  effects: Effect[];
}

/** The state before anything happened; the same on the server and in the browser. */
export function initialState(facts: PageFacts, slices = ownSlices): State {
  const parts = slices.map((slice) => [slice.name, slice.initial(facts)]);
  return { facts, ...Object.fromEntries(parts) };
}

/**
 * The next state after an event, and the effects to perform. Pure: the same state and event give the same result. An
 * event that a slice raises is taken up within the step, with the same stamp. Parts of the state that did not change
 * stay the same objects.
 */
export function step(state: State, event: Event, slices = ownSlices): StepResult {
  const { at, elapsed, id, url } = event;
  const effects: Effect[] = [];
  const events: Event[] = [structuredClone(event)];
  const draft: State = { ...state };
  const parts = draft as object as Record<string, unknown>;
  const ask = askSlices(draft, slices);
  const touched = new Set<string>();
  for (const each of events) {
    for (const { name, on } of slices) {
      const handler = on[each.type];
      if (!handler) continue;
      if (!touched.has(name)) parts[name] = structuredClone(parts[name]);
      touched.add(name);
      const outcomes = handler(parts[name], each, draft, ask);
      // Copied, since what a slice hands out may be a part of the draft.
      for (const outcome of structuredClone(outcomes ?? [])) {
        if (outcome.type === 'raise') events.push({ ...outcome.event, at, elapsed, id, url } as Event);
        else effects.push(outcome);
      }
    }
  }
  return { state: share(state, draft), effects };
}

/** `after`, with every part that equals its counterpart in `before` replaced by that. */
function share<T>(before: T, after: T): T {
  if (!isObject(before) || !isObject(after) || before === after) return after;
  const keys = Object.keys(after) as (keyof T)[];
  let isSame = keys.length === Object.keys(before).length && Array.isArray(before) === Array.isArray(after);
  for (const key of keys) {
    if (after[key] !== before[key]) after[key] = share(before[key], after[key]);
    isSame &&= after[key] === before[key];
  }
  return isSame ? before : after;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
