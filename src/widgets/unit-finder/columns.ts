import type { Copy, UnitFinder } from '../../generated/view.types.ts';
import { shortRupiah } from '../../lib/rupiah.ts';
import { statusCopy, type Unit } from '../../lib/units.ts';

type ColumnName = UnitFinder['columns'][number];

export interface Column {
  /** The built-in name, or the one of the company's own column. */
  readonly name: string;
  readonly title: string;
  readonly isOwn: boolean;
}

export const titleCopy = {
  type: 'unitType',
  land: 'unitLand',
  floor: 'unitFloor',
  phase: 'unitPhase',
  cluster: 'unitCluster',
  facing: 'unitFacing',
  ready: 'unitReady',
  price: 'unitPrice',
  status: 'unitStatus',
} as const satisfies Record<ColumnName | 'type', keyof Copy>;

/** The columns that have a value, own ones after the areas. */
export function columnsOf(
  { columns, ownColumns }: Pick<UnitFinder, 'columns' | 'ownColumns'>,
  units: readonly Unit[],
  copy: Copy,
): Column[] {
  const builtIn = columns
    .filter((name) => name === 'price' || units.some((unit) => unit[name]))
    .map((name) => ({ name, title: copy[titleCopy[name]], isOwn: false }));
  const own = ownColumns
    .filter((name) => units.some(({ more }) => more?.[name]))
    .map((name) => ({ name, title: name, isOwn: true }));
  const areas = builtIn.findLastIndex(({ name }) => name === 'land' || name === 'floor');
  return [...builtIn.slice(0, areas + 1), ...own, ...builtIn.slice(areas + 1)];
}

export function cellText(unit: Unit, { name, isOwn }: Column, copy: Copy, lang: string): string {
  if (isOwn) return unit.more?.[name] ?? '';
  if (name === 'price')
    return unit.price === undefined ? copy.unitPriceOnRequest : shortRupiah(unit.price, lang);
  if (name === 'status') return copy[statusCopy[unit.status]];
  const value = unit[name as Exclude<ColumnName, 'price' | 'status'>];
  return typeof value === 'number' ? `${value} m²` : (value ?? '');
}
