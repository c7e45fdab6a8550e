import type { Tracker } from '../ports.ts';

/** A tracker whose script is fetched when it is installed; a page without an id never fetches it. */
export function createLazyTracker(load: () => Promise<Tracker>): Tracker {
  let lazy: Promise<Tracker> | undefined;
  // A chunk that does not arrive must not cause an error on the page (ANA-10).
  const tell = (act: (tracker: Tracker) => void) => void lazy?.then(act).catch(() => undefined);
  return {
    install(setup) {
      if (setup.id) lazy ??= load();
      tell((tracker) => tracker.install(setup));
    },
    send: (event) => tell((tracker) => tracker.send(event)),
    consent: (choice) => tell((tracker) => tracker.consent(choice)),
    identify: async () => (lazy ? (await lazy).identify() : ''),
    measure: (found) => tell((tracker) => tracker.measure(found)),
  };
}
