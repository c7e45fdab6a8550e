import { shortRupiah } from '../../lib/rupiah.ts';
import { lowestPrice, unitsOfType } from '../../lib/unit-tokens.ts';
import { figuresOf } from '../../lib/units.ts';
import type { PageInfo } from '../../renderer/widget.ts';
import type { Unit } from './unit-link.ts';

/** A unit type with the lowest price of its homes in the page's list, and marked as sold once none is left (ledger, UNIT-02). */
export function followList(unit: Unit, { units: { units }, copy, lang }: PageInfo): Unit {
  const homes = units.length > 0 && unit.name.trim() !== '' ? unitsOfType(units, unit.name) : [];
  if (homes.length === 0) return unit;
  const price = lowestPrice(homes);
  return {
    ...unit,
    ...(price === undefined ? {} : { price: shortRupiah(price, lang) }),
    ...(figuresOf(homes).left === 0 ? { badge: copy.unitSold } : {}),
  };
}
