import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Place } from './place.ts';
import { createPlaceStore, type PlaceStore } from './place-store.ts';

const Context = createContext<PlaceStore | null>(null);

/** Keeps the place in the URL, also while the login is shown; clicking a push notice opens its lead here. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createPlaceStore(window));
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const take = ({ data, ports }: MessageEvent<{ lead?: unknown } | null>) => {
      if (typeof data?.lead !== 'string') return;
      store.open(data.lead);
      ports[0]?.postMessage('open');
    };
    worker?.addEventListener('message', take);
    return () => worker?.removeEventListener('message', take);
  }, [store]);
  return <Context value={store}>{children}</Context>;
}

export function usePlaceStore(): PlaceStore {
  const store = useContext(Context);
  if (!store) throw new Error('usePlaceStore must be used within PlaceProvider.');
  return store;
}

/** The place the desk is at. */
export function usePlace(): Place {
  const { subscribe, get } = usePlaceStore();
  return useSyncExternalStore(subscribe, get);
}
