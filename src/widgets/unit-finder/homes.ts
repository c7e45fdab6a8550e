import type { Numbers } from './filters.ts';

/** A row of the list, and the facts that it is found and ordered by. */
export interface Home {
  readonly row: HTMLElement;
  numbers: Numbers;
  readonly code: string;
  /** The group that it belongs to while the list is in its own order. */
  readonly group: Element;
}

export function homesOf(table: Element): Home[] {
  return [...table.querySelectorAll<HTMLElement>('[data-home]')].map((row) => ({
    row,
    numbers: numbersIn(row),
    code: row.dataset.home ?? '',
    group: row.parentElement as Element,
  }));
}

export function numbersIn({ dataset }: HTMLElement): Numbers {
  return (dataset.numbers ?? '').split(',').map(Number.parseFloat);
}

/** The places of the sorted facts in the numbers of a home. */
const places: Readonly<Record<string, number>> = { harga: 0, lt: 1, lb: 2 };

/** Homes by an order of the menu: `harga`, `-lb`, `unit`. A home without the fact is at the end either way. */
export function inOrder(homes: readonly Home[], order: string): Home[] {
  const isDown = order.startsWith('-');
  const place = places[order.replace('-', '')];
  if (place === undefined) {
    const { compare } = new Intl.Collator('id', { numeric: true });
    return [...homes].sort((a, b) => (isDown ? compare(b.code, a.code) : compare(a.code, b.code)));
  }
  const missing = isDown ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const factOf = ({ numbers }: Home) => (Number.isNaN(numbers[place]) ? missing : (numbers[place] as number));
  return [...homes].sort((a, b) => (isDown ? factOf(b) - factOf(a) : factOf(a) - factOf(b)) || 0);
}
