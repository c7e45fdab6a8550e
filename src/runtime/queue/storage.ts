import { contentOf } from '../lead/content.ts';
import type { QueueEntry } from '../lead/queue-entry.ts';
import { QUEUE_KEYS } from '../lead/queue-names.ts';
import { LIMITS } from '../limits.ts';
import type { KeyValueStore, Ports } from '../ports.ts';

/**
 * The browser's record of leads: those that wait, and, by content, the keys of those that were sent and of those
 * that the visitor corrected while a try of them was under way.
 */
export interface KeptLeads {
  entries: QueueEntry[];
  sent: Record<string, string>;
  corrected: Record<string, string>;
  /** Keys of leads that were left in this tab. */
  own: string[];
}

/**
 * One key an entry, so that two tabs never overwrite each other's. It has no expiry: a device whose clock was wrong would
 * lose the lead once the clock is right.
 */
export function keepEntry(store: KeyValueStore, entry: QueueEntry): void {
  store.set(QUEUE_KEYS.entry + entry.key, JSON.stringify(entry));
}

/** Remembers, as long as the tab lives, that a lead was left in it. */
export function keepOwn(session: KeyValueStore, key: string): void {
  session.set(QUEUE_KEYS.own + key, '1');
}

export function dropEntry({ local, session }: Pick<Ports, 'local' | 'session'>, key: string): void {
  local.remove(QUEUE_KEYS.entry + key);
  session.remove(QUEUE_KEYS.own + key);
}

/** The same answers, sent again, are the same lead: its key is remembered, and nothing that it says. */
export function rememberKey(
  store: KeyValueStore,
  as: 'sent' | 'corrected',
  content: string,
  key: string,
): void {
  store.set(QUEUE_KEYS[as] + content, key, LIMITS.sentSeconds);
}

export function sentKey(store: KeyValueStore, content: string): string | undefined {
  return store.get(QUEUE_KEYS.sent + content);
}

export function readKept({ local, session }: Pick<Ports, 'local' | 'session'>): KeptLeads {
  return {
    entries: readEntries(local),
    sent: readKeys(local, 'sent'),
    corrected: readKeys(local, 'corrected'),
    own: session.keys(QUEUE_KEYS.own).map((name) => name.slice(QUEUE_KEYS.own.length)),
  };
}

/** Every entry that is whole; everything else is removed. */
export function readEntries(store: KeyValueStore): QueueEntry[] {
  return store.keys(QUEUE_KEYS.entry).flatMap((key) => {
    const entry = parseEntry(store.get(key));
    if (!entry) store.remove(key);
    return entry ? [entry] : [];
  });
}

function readKeys(store: KeyValueStore, as: 'sent' | 'corrected'): Record<string, string> {
  const prefix = QUEUE_KEYS[as];
  const keys = store.keys(prefix).map((name) => [name.slice(prefix.length), store.get(name)]);
  return Object.fromEntries(keys.filter(([, key]) => key));
}

export function readEntry(store: KeyValueStore, key: string): QueueEntry | undefined {
  return parseEntry(store.get(QUEUE_KEYS.entry + key));
}

/** Takes back a claim, unless another tab has one by now. */
export function releaseEntry(store: KeyValueStore, key: string, by: string): void {
  const entry = readEntry(store, key);
  if (entry?.claim?.by !== by) return;
  const { claim, ...free } = entry;
  keepEntry(store, claim.behind ? { ...free, claim: claim.behind } : free);
}

/** An entry of an earlier version does not name its page: it is sent but not reported to analytics. */
function parseEntry(text = ''): QueueEntry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<QueueEntry>;
    const isWhole =
      entry.key && entry.url && (entry.method === 'post' || entry.method === 'get') && entry.fields;
    if (!isWhole) return undefined;
    const content = contentOf(entry.fields ?? {});
    const rest = { content, slug: '', hasCodes: false, events: [], property: '' };
    return { ...rest, ...entry } as QueueEntry;
  } catch {
    return undefined;
  }
}
