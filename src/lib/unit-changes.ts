import { figuresOf, foldName, type Unit } from './units.ts';

/** The share of the available homes that a new list may take away without a person's consent. */
const MOST_GONE = 0.3;
/** A sale or two in a small project are no reason to ask. */
const FEW = 2;

/** A reason to ask a person before a new list replaces the last one. */
export type UnitDoubt =
  | { readonly kind: 'empty' }
  | { readonly kind: 'gone'; readonly before: number; readonly gone: number }
  | { readonly kind: 'returned'; readonly codes: readonly string[] };

/** Compares a new list of homes with the last one; no doubts: it may replace it (ledger, UNIT-01). */
export function judge(before: readonly Unit[], after: readonly Unit[]): readonly UnitDoubt[] {
  if (before.length === 0) return [];
  if (after.length === 0) return [{ kind: 'empty' }];
  const statuses = new Map(after.map(({ code, status }) => [foldName(code), status]));
  const isAvailable = ({ code }: Unit) => statuses.get(foldName(code)) === 'available';
  const { left } = figuresOf(before);
  const gone = before.filter((unit) => unit.status === 'available' && !isAvailable(unit)).length;
  const returned = before.filter((unit) => unit.status === 'sold' && isAvailable(unit));
  return [
    ...(gone > FEW && gone > left * MOST_GONE ? [{ kind: 'gone', before: left, gone } as const] : []),
    ...(returned.length > 0 ? [{ kind: 'returned', codes: returned.map(({ code }) => code) } as const] : []),
  ];
}
