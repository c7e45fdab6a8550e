import type { UnitList, UnitStatus } from '../../src/lib/units.ts';

/** A list of homes: twelve of them, `A-1` to `C-4`, with the statuses given by code and the others available. */
export function unitList(statuses: Readonly<Record<string, UnitStatus>> = {}, asOf = '2026-11-20'): UnitList {
  const types = { A: 45, B: 60, C: 90 };
  const units = Object.entries(types).flatMap(([block, size]) =>
    [1, 2, 3, 4].map((number) => {
      const code = `${block}-${number}`;
      const price = size * 15_000_000;
      const facts = { land: size + 15, floor: size, price, cluster: 'Anggrek' };
      return { code, type: `Tipe ${size}`, status: statuses[code] ?? 'available', ...facts };
    }),
  );
  return { units, asOf: `${asOf}T03:00:00.000Z` };
}
