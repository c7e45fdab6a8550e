/** The day in Jakarta: `2026-12-31`. */
export function jakartaDay(now: number): string {
  return new Date(now + 7 * 3_600_000).toISOString().slice(0, 10);
}

/** Days from the first to the last one, both included; an empty one is open. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** True on these days (ledger, KPR-04). */
export function isWithin({ from, until }: Days, today: string): boolean {
  return from <= today && (until === '' || today <= until);
}
