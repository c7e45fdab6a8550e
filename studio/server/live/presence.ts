import type { Presence, StudioEvent } from '../../wire.ts';
import type { StudioFeed } from './feed.ts';
import { sharePresence } from './shared-presence.ts';

export interface People {
  /** A window has come; it stays until `left`. */
  came(presence: Presence): void;
  /** What a window is busy with now. One that is not here is nobody. */
  moved(presence: Presence): void;
  left(window: string): void;
  event(): StudioEvent;
  close(): void;
}

/**
 * Who is in the studio, or in another one over the same site, and the section that each has claimed. A claim only tells the
 * others: it locks nothing.
 */
export function createPeople(root: string, feed: StudioFeed): People {
  const here = new Map<string, Presence>();
  const shared = sharePresence(root, () => feed.tell(event()));
  const event = (): StudioEvent => ({
    name: 'people',
    data: { people: [...here.values(), ...shared.others()] },
  });
  function tell(): void {
    shared.tell([...here.values()]);
    feed.tell(event());
  }
  return {
    event,
    came(presence) {
      here.set(presence.window, presence);
      tell();
    },
    moved(presence) {
      if (!here.has(presence.window)) return;
      here.set(presence.window, presence);
      tell();
    },
    left(window) {
      if (here.delete(window)) tell();
    },
    close: shared.close,
  };
}
