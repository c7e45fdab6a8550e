import { shortRupiah } from '../../src/lib/rupiah.ts';
import { lowestPrice, unitsOfType } from '../../src/lib/unit-tokens.ts';
import { figuresOf, type Unit } from '../../src/lib/units.ts';
import { readPrice } from './cells.ts';

/** A phrase that names another figure than the list, the right figure, and the token that always has it. */
export interface Contradiction {
  readonly found: string;
  readonly right: string;
  readonly token: string;
}

const LEFT =
  /\b(?:sisa|tinggal|tersisa|only)\s+(?:hanya\s+)?(\d{1,4})\s+(?:unit|rumah|kavling|kapling|vila|homes|units)\b|\b(\d{1,4})\s+(?:unit|rumah|kavling|kapling|vila)\s+(?:lagi|tersisa|tersedia)\b/gi;
/** A lowest price; instalments and fees begin somewhere else. */
const FROM =
  /(?<!\b(?:cicilan|angsuran|iuran|dp|uang muka|biaya|tanda jadi|sewa)\s+)\b(?:mulai(?: dari)?|dari|from|starting at)\s+((?:Rp\.?|IDR)\s*\d[\d.,]*(?:\s*(?:juta|jt|miliar|milyar|M)\b)?)(?!\s*(?:per|\/))/gi;

/**
 * The phrases of a text that contradict the list: another number of homes left, another lowest price (ledger, UNIT-02).
 * @param type the type that the text is about; empty for a text about all homes, where the figure of any type is right
 */
export function findContradictions(text: string, units: readonly Unit[], type: string): Contradiction[] {
  const groups = type === '' ? groupsOf(units) : [unitsOfType(units, type)];
  const meant = groups[0] ?? units;
  const token = (name: string) => `[${name}${type ? `:${type}` : ''}]`;
  const left = figuresOf(meant).left;
  const lowest = lowestPrice(meant);
  const ofLeft = [...text.matchAll(LEFT)].flatMap(([found, a, b]) =>
    groups.some((homes) => figuresOf(homes).left === Number(a ?? b))
      ? []
      : [{ found, right: String(left), token: token('units_left') }],
  );
  const ofPrice = [...text.matchAll(FROM)].flatMap(([found, figure = '']) => {
    const price = priceIn(figure);
    if (price === undefined || lowest === undefined || groups.some((homes) => lowestPrice(homes) === price))
      return [];
    return [{ found, right: shortRupiah(lowest, 'id'), token: token('price_from') }];
  });
  return [...ofLeft, ...ofPrice];
}

/** The same for a text that is a price and nothing else, of a type. */
export function contradictsPrice(text: string, units: readonly Unit[], type: string): Contradiction[] {
  const lowest = lowestPrice(unitsOfType(units, type));
  const price = priceIn(text);
  if (price === undefined || lowest === undefined || price === lowest) return [];
  return [{ found: text, right: shortRupiah(lowest, 'id'), token: `[price_from:${type}]` }];
}

function priceIn(text: string): number | undefined {
  const read = readPrice(text);
  return 'value' in read ? read.value : undefined;
}

/** All homes, and those of each type, cluster and phase. */
function groupsOf(units: readonly Unit[]): (readonly Unit[])[] {
  const keys = ['type', 'cluster', 'phase'] as const;
  const groups = new Map<string, Unit[]>();
  for (const unit of units)
    for (const key of keys) {
      const name = `${key} ${unit[key] ?? ''}`;
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      group.push(unit);
    }
  return [units, ...groups.values()];
}
