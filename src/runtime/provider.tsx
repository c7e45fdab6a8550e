import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createContext, useContextSelector } from 'use-context-selector';

import type { Dispatch, Runtime, State } from './state.ts';

interface Store {
  state: State;
  dispatch: Dispatch;
}

const RuntimeContext = createContext<Store | null>(null);

/** Provides slices of the page's store to one React root. Its first render in the browser equals the server's. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const state = useSyncExternalStore(runtime.subscribe, runtime.getState, runtime.getInitialState);
  const store = useMemo(() => ({ state, dispatch: runtime.dispatch }), [state, runtime]);
  return <RuntimeContext.Provider value={store}>{children}</RuntimeContext.Provider>;
}

function needed(store: Store | null): Store {
  if (store) return store;
  throw new Error('This component needs the page runtime. Render it under <RuntimeProvider>.');
}

/** A part of the state; the component renders again when that part changes. */
export function useRuntime<Part>(select: (state: State) => Part): Part {
  return useContextSelector(RuntimeContext, (store) => select(needed(store).state));
}

/** Tells the runtime what happened. */
export function useDispatch(): Dispatch {
  return useContextSelector(RuntimeContext, (store) => needed(store).dispatch);
}
