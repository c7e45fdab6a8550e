import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type DeskLead, type Filters, LoggedOut } from './api.ts';

export type LiveState = 'connecting' | 'live' | 'lost';

export interface Leads {
  readonly leads: readonly DeskLead[];
  readonly fresh: ReadonlySet<string>;
  readonly hasMore: boolean;
  readonly loaded: boolean;
  readonly live: LiveState;
  readonly problem: string;
  readonly version: number;
  loadMore(): void;
  refresh(): void;
}

/** The list of a filter, kept true by the server's event stream. */
export function useLeads(filters: Filters, onLoggedOut: () => void): Leads {
  const [leads, setLeads] = useState<readonly DeskLead[]>([]);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [next, setNext] = useState<string | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [live, setLive] = useState<LiveState>('connecting');
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  const current = useRef(filters);
  const known = useRef<ReadonlySet<string> | null>(null);

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof LoggedOut) onLoggedOut();
      else setProblem(error instanceof Error ? error.message : 'Something went wrong.');
    },
    [onLoggedOut],
  );

  const refresh = useCallback(() => {
    const asked = current.current;
    api.leads(asked).then((page) => {
      if (asked !== current.current) return;
      const before = known.current;
      const newcomers = page.leads.filter((lead) => before !== null && !before.has(lead.id));
      known.current = new Set([...(before ?? []), ...page.leads.map((lead) => lead.id)]);
      setFresh(new Set(newcomers.map((lead) => lead.id)));
      setLeads((old) => {
        const last = page.leads.at(-1)?.id;
        const older = page.next !== null && last !== undefined ? old.filter((lead) => lead.id < last) : [];
        return [...page.leads, ...older];
      });
      setNext((old) => (page.next !== null && old !== null ? old : page.next));
      setLoaded(true);
      setProblem('');
      setVersion((count) => count + 1);
    }, fail);
  }, [fail]);

  useEffect(() => {
    current.current = filters;
    known.current = null;
    setLeads([]);
    setNext(null);
    setLoaded(false);
    const timer = setTimeout(refresh, filters.search === '' ? 0 : 200);
    return () => clearTimeout(timer);
  }, [filters, refresh]);

  useEffect(() => {
    const stream = new EventSource('/desk/api/live');
    stream.addEventListener('ready', () => {
      setLive('live');
      refresh();
    });
    stream.addEventListener('change', refresh);
    stream.onerror = () => setLive('lost');
    return () => stream.close();
  }, [refresh]);

  const loadMore = useCallback(() => {
    if (next === null) return;
    api.leads(current.current, next).then((page) => {
      known.current = new Set([...(known.current ?? []), ...page.leads.map((lead) => lead.id)]);
      setLeads((old) => [...old, ...page.leads]);
      setNext(page.next);
    }, fail);
  }, [next, fail]);

  return { leads, fresh, hasMore: next !== null, loaded, live, problem, version, loadMore, refresh };
}
