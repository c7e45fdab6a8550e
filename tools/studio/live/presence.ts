import type { Presence, StudioEvent } from '../../../src/studio/wire.ts';
import type { StudioFeed } from './feed.ts';

export interface People {
  /** A window has come; it stays until `left`. */
  came(presence: Presence): void;
  /** What a window is busy with now. One that is not here is nobody. */
  moved(presence: Presence): void;
  left(window: string): void;
  event(): StudioEvent;
}

/** Who is in the studio, and the section that each has claimed. A claim only tells the others: it locks nothing. */
export function createPeople(feed: StudioFeed): People {
  const here = new Map<string, Presence>();
  const event = (): StudioEvent => ({ name: 'people', data: { people: [...here.values()] } });
  return {
    event,
    came(presence) {
      here.set(presence.window, presence);
      feed.tell(event());
    },
    moved(presence) {
      if (!here.has(presence.window)) return;
      here.set(presence.window, presence);
      feed.tell(event());
    },
    left(window) {
      if (here.delete(window)) feed.tell(event());
    },
  };
}
