import { shortRupiah } from '../../lib/rupiah.ts';
import type { Unit } from '../../lib/units.ts';
import { followBoard } from '../../renderer/parts/fresh-board.ts';
import { type FreshUnits, setText } from '../../renderer/parts/fresh-units.ts';
import { bindUnitPanel } from '../../renderer/parts/unit-panel.ts';

/** The steps of the keys in the table: rows, then columns. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Shows the home of a pressed cell, and makes the table one stop of the Tab key, in which arrow keys move. */
export default function enhanceTower(island: HTMLElement): void {
  const root = island.firstElementChild as HTMLElement;
  const table = root.querySelector('table');
  if (!table) return;
  const homes = [...table.querySelectorAll<HTMLAnchorElement>('td > a')];
  const panel = bindUnitPanel(root, homes, (shown) => {
    for (const home of homes) home.toggleAttribute('data-current', home === shown);
    if (shown) keep(shown as HTMLAnchorElement);
  });

  const keep = (stop: HTMLAnchorElement) => {
    for (const home of homes) home.tabIndex = home === stop ? 0 : -1;
  };
  followBoard(root, homes, (home, unit, fresh) => showHome(home as HTMLElement, unit, fresh));
  table.setAttribute('role', 'grid');
  if (homes[0]) keep(homes[0]);
  table.addEventListener('focusin', ({ target }) => {
    const home = (target as Element).closest<HTMLAnchorElement>('td > a');
    if (home) keep(home);
  });
  table.addEventListener('click', (event) => {
    const home = (event.target as Element).closest<HTMLAnchorElement>('td > a');
    if (home && panel?.open(home)) event.preventDefault();
  });
  table.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const cell = (event.target as Element).closest('td');
    if (!step || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    nextHome(table, cell, step)?.focus();
  });
}

/** A home in its place as the list of the file beside the page has it (tower-grid.view.tsx). */
function showHome(home: HTMLElement, { status, price }: Unit, { words }: FreshUnits): void {
  const [code, word] = home.querySelectorAll('b, b + span');
  if (!code || !word) return;
  const isPriced = status === 'available' && price !== undefined;
  if (home.dataset.status !== status) home.dataset.status = status;
  setText(word, words[status]);
  word.classList.toggle('visually-hidden', isPriced);
  const text = isPriced ? ` ${shortRupiah(price, document.documentElement.lang)}` : '';
  if (word.nextSibling) setText(word.nextSibling, text);
  else if (text) word.after(text);
}

/** The next home in a direction; gaps are skipped. */
function nextHome(
  table: HTMLTableElement,
  cell: HTMLTableCellElement,
  [down, across]: readonly [number, number],
): HTMLElement | null {
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = cell.cellIndex + across;
  for (; table.rows[row]?.cells[column]; row += down, column += across) {
    const home = table.rows[row]?.cells[column]?.querySelector<HTMLElement>('a');
    if (home) return home;
  }
  return null;
}
