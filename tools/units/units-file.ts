import type { UnitList } from '../../src/lib/units.ts';

/** The name of the file of statuses beside a page with a list. */
export const UNITS_FILE = 'units.json';

/** Pages show the price of these homes, and of no other. */
const PRICED: ReadonlySet<string> = new Set(['available', 'planned']);

/**
 * The file from which an open or cached page learns what has changed in the list since it was made (ledger, UNIT-02):
 * `{ "asOf": "2026-11-21T07:05:00.000Z", "units": [["A-1", "Tipe 60", "available", 890000000], ["A-2", "Tipe 60", "sold"]] }`.
 */
export function printUnitsFile({ asOf, units }: UnitList): string {
  const rows = units.map(({ code, type, status, price }) =>
    price !== undefined && PRICED.has(status) ? [code, type, status, price] : [code, type, status],
  );
  return `${JSON.stringify({ asOf, units: rows })}\n`;
}
