import { addressOf, HOME, type Place, parsePlace } from './place.ts';

/** The place of the desk, kept in the browser's history. */
export interface PlaceStore {
  get(): Place;
  subscribe(listener: () => void): () => void;
  /** `replace`: used while the person types, so that Back does not go through each letter. */
  go(change: Partial<Place>, how?: 'push' | 'replace'): void;
  /** Opens a lead; from one lead to another Back still closes it. */
  open(lead: string): void;
  close(): void;
}

/** State of a history entry in addition to its URL. It stays in this browser. */
interface Entry {
  readonly search: string;
  /** The place below an open lead, where the entry before this one is that place. */
  readonly below?: string;
}

export function createPlaceStore(
  page: Pick<Window, 'history' | 'location' | 'addEventListener'>,
): PlaceStore {
  const { history, location } = page;
  const listeners = new Set<() => void>();
  const entry = (): Entry => ({ search: '', ...(history.state as Entry | null) });
  let place = parsePlace(location.search, entry().search, HOME);
  let isLeaving = false;
  let waiting: (() => void)[] = [];

  function show(next: Place): void {
    place = next;
    for (const listener of listeners) listener();
  }

  /** A step back takes a moment; updates during it are written afterwards. */
  function write(work: () => void): void {
    if (isLeaving) waiting.push(work);
    else work();
  }

  function go(next: Place, how: 'push' | 'replace', below?: string): void {
    const address = addressOf(next);
    const state: Entry = { search: next.filters.search, ...(below === undefined ? {} : { below }) };
    show(next);
    write(() => history[how === 'push' ? 'pushState' : 'replaceState'](state, '', address));
  }

  page.addEventListener('popstate', () => {
    const written = waiting;
    waiting = [];
    isLeaving = false;
    if (written.length > 0) for (const work of written) work();
    else show(parsePlace(location.search, entry().search, place));
  });

  return {
    get: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(change, how = 'push') {
      const next = { ...place, ...change };
      if (keyOf(next) !== keyOf(place)) go(next, how, how === 'replace' ? entry().below : undefined);
    },
    open(lead) {
      const isFirst = place.view !== 'leads' || place.lead === '';
      const below = isFirst ? keyOf({ ...place, lead: '' }) : entry().below;
      if (isFirst || place.lead !== lead)
        go({ ...place, view: 'leads', lead }, isFirst ? 'push' : 'replace', below);
    },
    close() {
      if (place.lead === '') return;
      const next = { ...place, lead: '' };
      if (isLeaving || entry().below !== keyOf(next)) return go(next, 'replace');
      show(next);
      isLeaving = true;
      history.back();
    },
  };
}

function keyOf(place: Place): string {
  return JSON.stringify([addressOf(place), place.filters.search]);
}
