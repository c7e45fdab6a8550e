import type { Copy, UnitCompare } from '../../generated/view.types.ts';
import { shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, statusCopy, type Unit } from '../../lib/units.ts';

type FactName = UnitCompare['facts'][number];

/** A type or a home that can be compared. */
export interface Subject {
  /** Its name in the address and in messages: `Tipe 60`, `Tipe 60 A-12`. */
  readonly name: string;
  /** The value of each fact, in their order. */
  readonly values: readonly string[];
}

export interface FactRow {
  readonly name: FactName;
  readonly title: string;
}

const titleCopy = {
  price: 'unitPrice',
  land: 'unitLand',
  floor: 'unitFloor',
  status: 'unitStatus',
  phase: 'unitPhase',
  cluster: 'unitCluster',
  facing: 'unitFacing',
  ready: 'unitReady',
} as const satisfies Record<FactName, keyof Copy>;

/** The facts that any home has. */
export function rowsOf(facts: readonly FactName[], units: readonly Unit[], copy: Copy): FactRow[] {
  return facts
    .filter((name) => name === 'price' || units.some((unit) => unit[name]))
    .map((name) => ({ name, title: copy[titleCopy[name]] }));
}

/** Every type of the list, by the figures of its homes. */
export function typesOf(units: readonly Unit[], rows: readonly FactRow[], copy: Copy, lang: string) {
  return [...new Set(units.map(({ type }) => type))].map((type): Subject => {
    const homes = units.filter((unit) => unit.type === type);
    return { name: type, values: rows.map(({ name }) => valueOfType(homes, name, copy, lang)) };
  });
}

/** The homes that are not sold, each by its facts. */
export function homesOf(units: readonly Unit[], rows: readonly FactRow[], copy: Copy, lang: string) {
  return units
    .filter(({ status }) => status !== 'sold' && status !== 'not-for-sale')
    .map((unit) => ({
      type: unit.type,
      name: `${unit.type} ${unit.code}`,
      values: rows.map(({ name }) => valueOfHome(unit, name, copy, lang)),
    }));
}

function valueOfType(homes: readonly Unit[], name: FactName, copy: Copy, lang: string): string {
  const { left, total, lowest } = figuresOf(homes);
  if (name === 'price')
    return lowest === undefined
      ? copy.unitPriceOnRequest
      : copy.unitsFrom.replace('{{price}}', shortRupiah(lowest, lang));
  if (name === 'status')
    return copy.unitsLeft.replace('{{left}}', String(left)).replace('{{total}}', String(total));
  if (name === 'land' || name === 'floor') return areasOf(homes.flatMap((unit) => unit[name] ?? []));
  return [...new Set(homes.flatMap((unit) => unit[name] || []))].join(', ');
}

function areasOf(areas: readonly number[]): string {
  if (areas.length === 0) return '';
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return least === most ? `${least} m²` : `${least}–${most} m²`;
}

function valueOfHome(unit: Unit, name: FactName, copy: Copy, lang: string): string {
  if (name === 'price')
    return unit.price === undefined ? copy.unitPriceOnRequest : shortRupiah(unit.price, lang);
  if (name === 'status') return copy[statusCopy[unit.status]];
  if (name === 'land' || name === 'floor') return areasOf([unit[name] ?? []].flat());
  return unit[name] ?? '';
}
