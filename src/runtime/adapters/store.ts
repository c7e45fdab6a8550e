import type { KeyValueStore, PageClock } from '../ports.ts';

/** Where a store keeps its texts: web storage, or a map. Any of these may throw. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
}

export function mapShelf(map = new Map<string, string>()): Shelf {
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}

const EXPIRING = /^expires=(\d+);/;

/** A store over a shelf. What the shelf refuses is remembered until the page ends. */
export function createStore(shelf: () => Shelf, clock: Pick<PageClock, 'now'>): KeyValueStore {
  const spare = mapShelf();
  const real = (): Shelf => {
    try {
      return shelf();
    } catch {
      return spare;
    }
  };
  const attempt = <T>(act: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return act(real());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => {
    spare.removeItem(key);
    attempt((at) => at.removeItem(key), undefined);
  };
  return {
    get(key) {
      const text = spare.getItem(key) ?? attempt((at) => at.getItem(key), null);
      const expiry = text === null ? null : EXPIRING.exec(text);
      if (text === null || !expiry) return text ?? undefined;
      if (Number(expiry[1]) > clock.now()) return text.slice(expiry[0].length);
      remove(key);
      return undefined;
    },
    set(key, value, seconds) {
      const text = seconds === undefined ? value : `expires=${clock.now() + seconds * 1000};${value}`;
      try {
        shelf().setItem(key, text);
        spare.removeItem(key);
      } catch {
        spare.setItem(key, text);
      }
    },
    remove,
    keys: (prefix) => {
      const all = new Set([...spare.keys(), ...attempt((at) => at.keys(), [])]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}
