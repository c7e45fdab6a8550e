import { perform } from './effects.ts';
import type { PageFacts } from './facts.ts';
import type { Ports } from './ports.ts';
import { ownSlices } from './slices.ts';
import type { AnySlice, Dispatch, Effect, Event, Runtime, State } from './state.ts';
import { initialState, step } from './step.ts';

export interface RuntimeOptions {
  facts: PageFacts;
  ports: Ports;
  /** The services of the page, in the order in which they see an event; the built-in ones by default. */
  slices?: readonly AnySlice[];
  /** Sees every step: for the preview inspector and for tests. */
  watch?: ((event: Event, effects: readonly Effect[], state: State) => void) | undefined;
}

/** The one store of a page. Events are stepped in turn, including those that effects dispatch. */
export function createRuntime({ facts, ports, slices = ownSlices, watch }: RuntimeOptions): Runtime {
  const initial = initialState(facts, slices);
  const listeners = new Set<() => void>();
  const waiting: Event[] = [];
  let state = initial;
  let isRunning = false;

  const dispatch: Dispatch = (input) => {
    waiting.push({
      ...input,
      at: ports.clock.now(),
      elapsed: ports.clock.elapsed(),
      id: ports.ids.random(),
      url: ports.browser.url(),
    } as Event);
    if (isRunning) return;
    isRunning = true;
    const before = state;
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      try {
        const result = step(state, event, slices);
        state = result.state;
        for (const effect of result.effects) perform(effect, ports, dispatch, slices);
        watch?.(event, result.effects, state);
      } catch (error) {
        // The state stays as it was before the event; those behind it still have their turn.
        ports.browser.log(`Event ${event.type} failed`, error);
      }
    }
    isRunning = false;
    if (state !== before) for (const listener of listeners) listener();
  };

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    restore: () =>
      Object.fromEntries(
        slices.flatMap((slice) => (slice.restore ? [[slice.name, slice.restore(ports, facts)]] : [])),
      ),
  };
}
