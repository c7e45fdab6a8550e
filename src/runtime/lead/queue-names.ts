/** Prefixes of what the queue keeps in local storage; `own` is in the session's. */
export const QUEUE_KEYS = {
  entry: 'kavling-outbox:',
  sent: 'kavling-sent:',
  corrected: 'kavling-corrected:',
  own: 'kavling-own:',
} as const;

/** True if an earlier page left leads, or sent some: then a page needs the lead flow from the start. */
export function hasKept(stored: readonly string[]): boolean {
  return stored.some((key) => Object.values(QUEUE_KEYS).some((prefix) => key.startsWith(prefix)));
}
