import type { Row, Rows } from './rows.ts';

/** An action of a key in the tree. */
export type TreeAct =
  | { readonly name: 'go'; readonly to: number }
  | { readonly name: 'toggle'; readonly rows: readonly Row[]; readonly isOpen: boolean };

type TreeKey = (row: Row | undefined, at: number, rows: Rows) => TreeAct | undefined;

const go = (to: number, { list }: Rows): TreeAct | undefined => (list[to] ? { name: 'go', to } : undefined);

/** The keys of the ARIA practices for a tree. */
const KEYS: Readonly<Record<string, TreeKey>> = {
  ArrowDown: (_, at, rows) => go(at + 1, rows),
  ArrowUp: (_, at, rows) => go(at - 1, rows),
  Home: (_, _at, rows) => go(0, rows),
  End: (_, _at, rows) => go(rows.list.length - 1, rows),
  PageDown: (_, at, rows) => go(Math.min(rows.list.length - 1, at + PAGE), rows),
  PageUp: (_, at, rows) => go(Math.max(0, at - PAGE), rows),
  ArrowRight: (row, at, rows) => {
    if (row?.isOpen === undefined) return undefined;
    return row.isOpen ? go(at + 1, rows) : { name: 'toggle', rows: [row], isOpen: true };
  },
  ArrowLeft: (row, _, rows) => {
    if (row?.isOpen) return { name: 'toggle', rows: [row], isOpen: false };
    return row && go(row.parent, rows);
  },
};

/** Rows that Page Up and Page Down go. */
const PAGE = 10;

/** Returns the action of a key at a row; `text` is the letter that it types. */
export function treeAct(rows: Rows, at: number, key: string | undefined, text: string): TreeAct | undefined {
  const row = rows.list[at];
  if (text === '*') {
    const siblings = rows.list.filter(({ parent, isOpen }) => parent === row?.parent && isOpen === false);
    return { name: 'toggle', rows: siblings, isOpen: true };
  }
  return KEYS[key ?? '']?.(row, at, rows);
}

/** The next row whose words begin with what was typed; with one letter the search begins behind the present row. */
export function rowThatBegins({ list }: Rows, at: number, typed: string): number {
  const words = typed.toLowerCase();
  const begin = words.length === 1 ? at + 1 : at;
  for (let step = 0; step < list.length; step += 1) {
    const index = (begin + step + list.length) % list.length;
    const row = list[index];
    if (row && [row.label, row.title].some((one) => one.toLowerCase().startsWith(words))) return index;
  }
  return -1;
}
