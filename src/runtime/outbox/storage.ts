import { LIMITS } from '../limits.ts';
import type { Store } from '../ports.ts';
import type { OutboxEntry } from './entry.ts';

/** One key an entry, so that two tabs never overwrite each other's. */
const PREFIX = 'kavling-outbox:';

export function keepEntry(store: Store, entry: OutboxEntry): void {
  store.set(PREFIX + entry.key, JSON.stringify(entry), LIMITS.outboxSeconds);
}

export function dropEntry(store: Store, key: string): void {
  store.remove(PREFIX + key);
}

/** Every entry that is whole and has not expired; whatever else stands there is removed. */
export function readEntries(store: Store): OutboxEntry[] {
  return store.keys(PREFIX).flatMap((key) => {
    const entry = readEntry(store.get(key));
    if (!entry) store.remove(key);
    return entry ? [entry] : [];
  });
}

function readEntry(text = ''): OutboxEntry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<OutboxEntry>;
    const isWhole =
      entry.key && entry.url && (entry.method === 'post' || entry.method === 'get') && entry.fields;
    return isWhole ? ({ tries: 0, ...entry } as OutboxEntry) : undefined;
  } catch {
    return undefined;
  }
}
