import { contentOf } from '../lead/content.ts';
import { LIMITS } from '../limits.ts';
import type { Store } from '../ports.ts';
import type { OutboxEntry } from './entry.ts';
import { OUTBOX_KEYS } from './names.ts';

/**
 * What the browser keeps of leads: those that wait, and, by content, the keys of those that were sent and of those
 * that the visitor corrected while a try of them was under way.
 */
export interface KeptLeads {
  entries: OutboxEntry[];
  sent: Record<string, string>;
  corrected: Record<string, string>;
}

/** One key an entry, so that two tabs never overwrite each other's. */
export function keepEntry(store: Store, entry: OutboxEntry): void {
  store.set(OUTBOX_KEYS.entry + entry.key, JSON.stringify(entry), LIMITS.outboxSeconds);
}

export function dropEntry(store: Store, key: string): void {
  store.remove(OUTBOX_KEYS.entry + key);
}

/** The same answers, sent again, are the same lead: its key is remembered, and nothing that it says. */
export function rememberKey(store: Store, as: 'sent' | 'corrected', content: string, key: string): void {
  store.set(OUTBOX_KEYS[as] + content, key, LIMITS.sentSeconds);
}

export function sentKey(store: Store, content: string): string | undefined {
  return store.get(OUTBOX_KEYS.sent + content);
}

/** Every entry that is whole and has not expired; whatever else stands there is removed. */
export function readKept(store: Store): KeptLeads {
  const entries = store.keys(OUTBOX_KEYS.entry).flatMap((key) => {
    const entry = parseEntry(store.get(key));
    if (!entry) store.remove(key);
    return entry ? [entry] : [];
  });
  return { entries, sent: readKeys(store, 'sent'), corrected: readKeys(store, 'corrected') };
}

function readKeys(store: Store, as: 'sent' | 'corrected'): Record<string, string> {
  const prefix = OUTBOX_KEYS[as];
  const keys = store.keys(prefix).map((name) => [name.slice(prefix.length), store.get(name)]);
  return Object.fromEntries(keys.filter(([, key]) => key));
}

export function readEntry(store: Store, key: string): OutboxEntry | undefined {
  return parseEntry(store.get(OUTBOX_KEYS.entry + key));
}

/** Takes back a claim, unless somebody else has one by now. */
export function releaseEntry(store: Store, key: string, by: string): void {
  const entry = readEntry(store, key);
  if (entry?.claim?.by !== by) return;
  const { claim, ...free } = entry;
  keepEntry(store, claim.behind ? { ...free, claim: claim.behind } : free);
}

/** An entry of an earlier version says nothing about its page: it is sent and told to nobody. */
function parseEntry(text = ''): OutboxEntry | undefined {
  try {
    const entry = JSON.parse(text) as Partial<OutboxEntry>;
    const isWhole =
      entry.key && entry.url && (entry.method === 'post' || entry.method === 'get') && entry.fields;
    if (!isWhole) return undefined;
    const content = contentOf(entry.fields ?? {});
    const rest = { content, slug: '', hasCodes: false, events: [], property: '' };
    return { ...rest, ...entry } as OutboxEntry;
  } catch {
    return undefined;
  }
}
