import { useCallback, useEffect, useReducer, useRef } from 'react';
import { API, api, describeFailure, LoggedOut } from './api.ts';
import type { Filters } from './filters.ts';
import { useMessages } from './language.tsx';
import { type LeadsState, noLeads, reduceLeads } from './leads-state.ts';

export interface Leads extends LeadsState {
  readonly hasMore: boolean;
  readonly loaded: boolean;
  loadMore(): void;
  refresh(): void;
}

/** The list of a filter, kept current by the server's event stream. */
export function useLeads(filters: Filters, onLoggedOut: () => void): Leads {
  const messages = useMessages();
  const [state, tell] = useReducer(reduceLeads, noLeads);
  const current = useRef(filters);
  const { next } = state;

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLoggedOut();
      else tell({ type: 'call/failed', message: describeFailure(error, messages) });
    },
    [onLoggedOut, messages],
  );

  const refresh = useCallback(() => {
    const asked = current.current;
    api.leads(asked).then((page) => {
      if (asked === current.current) tell({ type: 'page/refreshed', ...page });
    }, fail);
  }, [fail]);

  useEffect(() => {
    current.current = filters;
    tell({ type: 'filter/changed' });
    const timer = setTimeout(refresh, filters.search === '' ? 0 : 200);
    return () => clearTimeout(timer);
  }, [filters, refresh]);

  useEffect(() => {
    const stream = new EventSource(`${API}/live`);
    stream.addEventListener('ready', () => {
      tell({ type: 'stream/changed', live: 'live' });
      refresh();
    });
    stream.addEventListener('change', refresh);
    stream.onerror = () => tell({ type: 'stream/changed', live: 'lost' });
    return () => stream.close();
  }, [refresh]);

  const loadMore = useCallback(() => {
    if (next === null) return;
    const asked = current.current;
    api.leads(asked, next).then((page) => {
      if (asked === current.current) tell({ type: 'page/added', leads: page.leads, next: page.next });
    }, fail);
  }, [next, fail]);

  return { ...state, hasMore: next !== null, loaded: state.known !== null, loadMore, refresh };
}
