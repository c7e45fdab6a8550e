import type { Node } from '../conversion.ts';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** An address as the link to its map. */
export const searchLink = (address: string): string => `${SEARCH}${encodeURIComponent(address)}`;

/** True if a widget is the link that replaces a map. */
export const isPlaceLink = ({ type, link }: Node): boolean =>
  type === 'button' && String(link).startsWith(SEARCH);

/** True if a part holds nothing but an address and the link to its map. */
const isPlace = (cell: readonly Node[]): boolean => {
  const [words, button, ...more] = cell;
  return words?.type === 'text' && button !== undefined && isPlaceLink(button) && more.length === 0;
};

const WORDS = new Set(['heading', 'text', 'icon-list', 'lead-form', 'button', 'lead-button']);

/** True if an address may go below the content of a part: text without a ground. */
const isOpen = (cell: readonly Node[]): boolean =>
  cell.some(({ type }) => WORDS.has(type)) && cell.every(({ look, type }) => !look || WORDS.has(type));

/**
 * The parts of a row, with an address that was a map below the text next to it: alone in half a row it would be almost
 * empty.
 */
export function withPlacesBeside(cells: readonly Node[][]): Node[][] {
  const full = cells.flatMap((cell, at) => (cell.length > 0 ? [at] : []));
  const joined = cells.map((cell) => [...cell]);
  for (const at of full) {
    if (!isPlace(cells[at] ?? [])) continue;
    const place = full.indexOf(at);
    const beside = [full[place + 1], full[place - 1]].find(
      (one) => one !== undefined && isOpen(joined[one] ?? []) && !isPlace(cells[one] ?? []),
    );
    if (beside === undefined) continue;
    joined[beside]?.push(...(cells[at] ?? []));
    joined[at] = [];
  }
  return joined;
}
