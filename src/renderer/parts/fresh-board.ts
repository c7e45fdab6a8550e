import { fullRupiah, shortRupiah } from '../../lib/rupiah.ts';
import { figuresOf, type Unit, unitStatuses } from '../../lib/units.ts';
import { askFor, type FreshUnits, followUnits, setPrompt, setText, setWordAfter } from './fresh-units.ts';

/** The statuses of homes whose entries have a price and a link (unit-board.tsx). */
const ASKABLE: ReadonlySet<string> = new Set(['available', 'planned']);

/**
 * Brings the entries and the legend of a board (unit-board.tsx) to the list of the file beside the page. `mark` receives the link of
 * each home, which leads to its entry.
 */
export function followBoard(
  root: HTMLElement,
  links: Iterable<Element>,
  mark: (link: Element, unit: Unit, fresh: FreshUnits) => void,
): void {
  void followUnits(root, (fresh) => {
    const known: Unit[] = [];
    for (const link of links) {
      const entry = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const unit = entry && fresh.find(entry.querySelector('b')?.textContent);
      if (!unit) continue;
      known.push(unit);
      mark(link, unit, fresh);
    }
    for (const group of root.querySelectorAll('details')) showGroup(root, group, fresh);
    showLegend(root, known, fresh);
  });
}

function showGroup(root: HTMLElement, group: HTMLElement, fresh: FreshUnits): void {
  const units = [...group.querySelectorAll<HTMLElement>('li')].flatMap((entry) => {
    const unit = fresh.find(entry.querySelector('b')?.textContent);
    if (unit) showEntry(root, entry, unit, fresh);
    return unit ?? [];
  });
  const { left, total } = figuresOf(units);
  const text = fresh.words.left.replace('{{left}}', String(left)).replace('{{total}}', String(total));
  setText(group.querySelector('summary > :last-child'), text);
}

function showEntry(root: HTMLElement, entry: HTMLElement, unit: Unit, { words }: FreshUnits): void {
  const { status, price } = unit;
  const { lang } = document.documentElement;
  const swatch = entry.querySelector<HTMLElement>('[data-status]');
  if (swatch && swatch.dataset.status !== status) swatch.dataset.status = status;
  setWordAfter(entry.querySelector('b'), words[status]);
  let link = entry.querySelector<HTMLElement>('a[data-lead]');
  if (!ASKABLE.has(status)) {
    link?.previousElementSibling?.remove();
    link?.remove();
    return;
  }
  if (!link) {
    entry.append(askFor(root, unit));
    link = entry.querySelector<HTMLElement>('a[data-lead]');
  }
  const shown = link?.previousElementSibling;
  const text = price === undefined ? words.request : fullRupiah(price, lang);
  if (!link || shown?.textContent === text) return;
  setText(shown, text);
  setPrompt(link, price === undefined ? '' : shortRupiah(price, lang));
}

/** Each status that homes have, with their number; a status that is new takes the form of another. */
function showLegend(root: HTMLElement, units: readonly Unit[], { words }: FreshUnits): void {
  const { counts } = figuresOf(units);
  const entries = [...root.querySelectorAll<HTMLElement>('li > [data-status]')].map((swatch) => ({
    status: swatch.dataset.status,
    item: swatch.parentElement as HTMLElement,
  }));
  const [first] = entries;
  if (!first) return;
  const items = unitStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => {
      const item =
        entries.find((entry) => entry.status === status)?.item ?? (first.item.cloneNode(true) as HTMLElement);
      const swatch = item.querySelector<HTMLElement>('[data-status]');
      if (swatch && swatch.dataset.status !== status) swatch.dataset.status = status;
      setWordAfter(swatch, words[status]);
      setText(item.querySelector('b'), String(counts[status]));
      return item;
    });
  first.item.parentElement?.replaceChildren(...items);
}
