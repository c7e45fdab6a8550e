import { foldName, type UnitList } from '../../src/lib/units.ts';

/** A home that is held until a time, milliseconds; `unit` is its folded code. */
export interface HeldUnit {
  readonly unit: string;
  readonly until: number;
}

/** The list with the homes that are held now. The list is the truth: only a home that is available in it can be held. */
export function overlay(list: UnitList, holds: readonly HeldUnit[], now: number): UnitList {
  const until = new Map(holds.filter((hold) => hold.until > now).map((hold) => [hold.unit, hold.until]));
  if (until.size === 0) return list;
  const units = list.units.map((unit) => {
    const end = until.get(foldName(unit.code));
    if (end === undefined || unit.status !== 'available') return unit;
    return { ...unit, status: 'held', heldUntil: new Date(end).toISOString() } as const;
  });
  return { ...list, units };
}
