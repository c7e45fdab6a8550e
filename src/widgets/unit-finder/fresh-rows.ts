import { jakartaTime } from '../../lib/jakarta-time.ts';
import { shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, isSameName, type Unit } from '../../lib/units.ts';
import { askFor, type FreshUnits, setPrompt, setText } from '../../renderer/parts/fresh-units.ts';
import { placeOf } from './lists.ts';

const language = () => document.documentElement.lang;

/** Brings the rows of a finder (rows.tsx) to the list of the file beside the page. */
export function showFresh(root: HTMLElement, fresh: FreshUnits): void {
  const menu = root.querySelector<HTMLSelectElement>(`select[data-at="${placeOf('status')}"]`);
  for (const row of root.querySelectorAll<HTMLElement>('[data-home]')) {
    const unit = fresh.find(row.dataset.home);
    if (!unit) continue;
    showStatus(root, row, unit, fresh);
    showPrice(row, unit, fresh);
    if (menu) setNumber(row, 'status', choiceOf(menu, row, unit, fresh));
  }
  for (const title of root.querySelectorAll('[scope=rowgroup]')) showTitle(title, fresh);
  const time = fresh.words.asOf.replace('{{time}}', jakartaTime(fresh.asOf, language()));
  setText(root.querySelector(':scope > p:last-of-type'), time);
}

function showStatus(root: HTMLElement, row: HTMLElement, unit: Unit, { words }: FreshUnits): void {
  const { status } = unit;
  const cell = row.querySelector<HTMLElement>('[data-cell]:not([data-cell=price], [data-cell=ask])');
  if (cell && cell.dataset.cell !== status) cell.dataset.cell = status;
  setText(cell, words[status]);
  const ask = row.querySelector('[data-cell=ask]');
  const link = ask?.querySelector('a[data-lead]');
  if (status !== 'available') link?.remove();
  else if (!link) ask?.prepend(askFor(root, unit));
}

function showPrice(row: HTMLElement, { status, price }: Unit, { words }: FreshUnits): void {
  // The file has the price of those homes that can be asked about.
  if (status !== 'available' && status !== 'planned') return;
  const text = price === undefined ? words.request : shortRupiah(price, language());
  const cell = row.querySelector('[data-cell=price]');
  const link = row.querySelector<HTMLElement>('a[data-lead]');
  if (cell && cell.textContent !== text && link) setPrompt(link, price === undefined ? '' : text);
  setText(cell, text);
  setNumber(row, 'price', price ?? '');
}

/** The place of a status among the choices of its filter; a new one in the list becomes a choice. */
function choiceOf(menu: HTMLSelectElement, row: HTMLElement, { status }: Unit, { words }: FreshUnits) {
  const at = [...menu.options].findIndex(({ value }) => value === status);
  if (at > 0) return at - 1;
  if (row.closest('details')) return '';
  menu.add(new Option(words[status], status));
  return menu.options.length - 2;
}

function setNumber(row: HTMLElement, name: Parameters<typeof placeOf>[0], value: number | ''): void {
  const numbers = (row.dataset.numbers ?? '').split(',');
  numbers[placeOf(name)] = String(value);
  row.dataset.numbers = numbers.join();
}

/** The figures of a type beside its name, where any of the homes below it can be bought. */
function showTitle(title: Element, { units, words }: FreshUnits): void {
  const type = title.firstChild?.textContent ?? '';
  const { left, total, lowest } = figuresOf(units.filter((unit) => isSameName(unit.type, type)));
  const isOnSale = title.closest('tbody')?.querySelector('[data-cell=available]');
  const texts = isOnSale
    ? [
        words.left.replace('{{left}}', String(left)).replace('{{total}}', String(total)),
        lowest === undefined ? '' : words.from.replace('{{price}}', shortRupiah(lowest, language())),
      ]
    : [];
  setText(title.querySelector('span'), texts.filter(Boolean).join(' · '));
}
