/** Prefixes of what the outbox keeps in local storage. */
export const OUTBOX_KEYS = {
  entry: 'kavling-outbox:',
  sent: 'kavling-sent:',
  corrected: 'kavling-corrected:',
} as const;

/** Whether an earlier page left leads, or sent some: then a page needs the lead flow from the start. */
export function hasKept(stored: readonly string[]): boolean {
  return stored.some((key) => Object.values(OUTBOX_KEYS).some((prefix) => key.startsWith(prefix)));
}
