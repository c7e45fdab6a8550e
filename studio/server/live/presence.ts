import type { Presence, StudioEvent } from '../../wire.ts';
import type { StudioFeed } from './feed.ts';
import { sharePresence } from './shared-presence.ts';

export interface People {
  /** A window has come; it stays until `left`. */
  came(presence: Presence): void;
  /** Updates the presence of a connected window; others are ignored. */
  moved(presence: Presence): void;
  left(window: string): void;
  event(): StudioEvent;
  close(): void;
}

/**
 * The people in this studio and in others over the same site, each with the section that they have claimed. A claim is only
 * shown to the others: it does not lock the section.
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
