import { shortRupiah } from './rupiah.ts';
import { figuresOf, isSameName, type Unit } from './units.ts';

/** The figures that a text may take from the list of homes (ledger, UNIT-02). */
export const unitTokens = ['price_from', 'price_to', 'units_left', 'units_total'] as const;

type UnitToken = (typeof unitTokens)[number];

const TOKEN = /\[(price_from|price_to|units_left|units_total)(?::([^\]]{1,80}))?\]/g;

/** One token in a text: `[units_left:Tipe 60]`. */
export interface FoundToken {
  readonly whole: string;
  /** The type whose homes are meant; empty for all homes. */
  readonly type: string;
}

export function unitTokensIn(text: string): FoundToken[] {
  return [...text.matchAll(TOKEN)].map(([whole, , type = '']) => ({ whole, type: type.trim() }));
}

export interface TokenWords {
  readonly lang: string;
  /** Shown where no home has a price. */
  readonly onRequest: string;
}

/** The lowest price of the homes that can be bought; of all homes once none is left. */
export function lowestPrice(units: readonly Unit[]): number | undefined {
  const { left, lowest } = figuresOf(units);
  return left > 0 ? lowest : edgeOf(units, Math.min);
}

function edgeOf(units: readonly Unit[], edge: (...prices: number[]) => number): number | undefined {
  const prices = units.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return prices.length > 0 ? edge(...prices) : undefined;
}

/** The homes of a type; all homes without a name. */
export function unitsOfType(units: readonly Unit[], type: string): readonly Unit[] {
  return type === '' ? units : units.filter((unit) => isSameName(unit.type, type));
}

/** `text` with its figures filled; a token of an unknown type stays as it is. */
export function fillUnitTokens(text: string, units: readonly Unit[], words: TokenWords): string {
  return text.replace(TOKEN, (whole, token: UnitToken, type = '') => {
    const homes = unitsOfType(units, String(type).trim());
    return homes.length === 0 ? whole : figure(token, homes, words);
  });
}

function figure(token: UnitToken, homes: readonly Unit[], { lang, onRequest }: TokenWords): string {
  const figures = figuresOf(homes);
  if (token === 'units_left') return String(figures.left);
  if (token === 'units_total') return String(figures.total);
  const price =
    token === 'price_from'
      ? lowestPrice(homes)
      : figures.left > 0
        ? figures.highest
        : edgeOf(homes, Math.max);
  return price === undefined ? onRequest : shortRupiah(price, lang);
}
