import { type Days, isWithin } from './days.ts';
import { basisPoints, partOf } from './instalments.ts';

/** A relief from value added tax for a time, as a file of `schemas/rules` or a page has it: days, percent, whole rupiah. */
export interface VatRule extends Days {
  /** The text of the law it is read from. */
  readonly source: string;
  /** The tax on a price. */
  readonly vat: number;
  /** The part of it that the government bears. */
  readonly borne: number;
  /** The part of a price that the relief is for. */
  readonly upTo: number;
  /** The highest price that has it. */
  readonly priceMax: number;
  /** Further conditions, for people to read. */
  readonly conditions: readonly string[];
}

export interface Vat {
  readonly buyer: number;
  readonly government: number;
}

/** The tax on a price, and who bears which part of it. Outside its days, and above its highest price, a rule relieves no one. */
export function vatOf(price: number, rule: VatRule, today: string): Vat {
  const tax = (amount: number) => partOf(amount, basisPoints(rule.vat));
  const isRelieved = isWithin(rule, today) && price <= rule.priceMax;
  const government = isRelieved ? partOf(tax(Math.min(price, rule.upTo)), basisPoints(rule.borne)) : 0;
  return { buyer: tax(price) - government, government };
}

/** The tax on acquiring land and buildings: a part of the price above what the region exempts. */
export function acquisitionTax(price: number, { rate, exempt }: { rate: number; exempt: number }): number {
  return partOf(Math.max(price - exempt, 0), basisPoints(rate));
}
