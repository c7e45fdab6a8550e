import { followUnits } from '../../renderer/parts/fresh-units.ts';
import { addCompareBoxes } from './compare-boxes.ts';
import { controlsOf, type Filter, filtersOf, readAddress, writeAddress } from './filters.ts';
import { showFresh } from './fresh-rows.ts';
import { type Home, homesOf, inOrder, numbersIn } from './homes.ts';
import { addSortButtons, showOrder } from './sort-buttons.ts';

/** Filters, sorts and pages the homes; the address holds the filters and the order, so that links and the back button work. */
export default function findUnits(island: HTMLElement): void {
  const root = island.firstElementChild as HTMLElement;
  const form = root.querySelector('form');
  if (!form) return;
  const [table, soldTable] = [...root.querySelectorAll('table')] as [HTMLTableElement, HTMLTableElement?];
  const [count, reset] = [form.querySelector('output'), form.querySelector('button')] as [
    HTMLOutputElement,
    HTMLButtonElement,
  ];
  const none = table.nextElementSibling as HTMLElement;
  const more = none.nextElementSibling as HTMLButtonElement;
  const sold = root.querySelector('details');
  const order = form.elements.namedItem('urut') as HTMLSelectElement;
  const pageSize = Number(root.dataset.page);
  const filters = filtersOf(form);
  const homes = homesOf(table);
  const soldHomes = soldTable ? homesOf(soldTable) : [];
  const flat = document.createElement('tbody');
  table.append(flat);
  let ordered: readonly Home[] = homes;
  let shownOrder = '';
  let limit = pageSize;

  const arrange = () => {
    if (order.value === shownOrder) return;
    shownOrder = order.value;
    ordered = shownOrder ? inOrder(homes, shownOrder) : homes;
    for (const { row, group } of ordered) (shownOrder ? flat : group).append(row);
    showOrder(table, shownOrder);
  };

  const apply = () => {
    arrange();
    const matches = matching(ordered, filters);
    const shown = new Set(matches.slice(0, limit));
    for (const home of homes) setHidden(home.row, !shown.has(home));
    const groups = new Set([...shown].map(({ group }) => group));
    for (const group of new Set(homes.map((home) => home.group)))
      setHidden(group as HTMLElement, shownOrder !== '' || !groups.has(group));
    table.hidden = matches.length === 0;
    none.hidden = !table.hidden;
    more.hidden = matches.length <= limit;
    count.value = fill(count.dataset.text, { count: matches.length, total: homes.length });
    reset.hidden = filters.every((filter) => !filter.describe());
    if (table.hidden) showWaysOut();
    if (sold) showSold(sold);
  };

  const showSold = (fold: HTMLDetailsElement) => {
    const matches = new Set(matching(soldHomes, filters));
    for (const home of soldHomes) setHidden(home.row, !matches.has(home));
    const groups = new Set([...matches].map(({ group }) => group));
    for (const { group } of soldHomes) setHidden(group as HTMLElement, !groups.has(group));
    fold.hidden = matches.size === 0;
    const summary = fold.firstElementChild as HTMLElement;
    summary.textContent = fill(summary.dataset.text, { count: matches.size });
  };

  /** A button for each filter without which there are homes, the one with most of them first. */
  const showWaysOut = () => {
    const ways = filters
      .filter((filter) => filter.describe())
      .map((filter) => ({ filter, count: matching(homes, others(filters, filter)).length }))
      .filter((way) => way.count > 0)
      .sort((a, b) => b.count - a.count);
    const buttons = ways.map(({ filter, count }) =>
      createButton(fill(none.dataset.text, { filter: filter.describe(), count }), () => filter.clear()),
    );
    const clearAll = createButton(reset.textContent ?? '', clear);
    none.replaceChildren(none.firstElementChild as Element, ...buttons, clearAll);
  };

  const createButton = (text: string, act: () => void) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'button', textContent: text });
    button.dataset.look = 'outline';
    button.dataset.size = 'small';
    button.addEventListener('click', () => {
      act();
      commit();
      count.focus();
    });
    return button;
  };

  const clear = () => {
    for (const filter of filters) filter.clear();
  };

  const commit = () => {
    limit = pageSize;
    apply();
    const next = writeAddress(form, new URL(location.href));
    if (next !== location.href) history.pushState(history.state, '', next);
  };

  const read = () => {
    // Another widget may have changed its own part of the address.
    if (root.dataset.state && writeAddress(form, new URL(location.href)) === location.href) return;
    readAddress(form, new URL(location.href));
    limit = pageSize;
    apply();
  };

  form.addEventListener('input', () => {
    limit = pageSize;
    apply();
  });
  form.addEventListener('change', commit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    commit();
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    clear();
    commit();
    count.focus();
  });
  more.addEventListener('click', () => {
    const next = matching(ordered, filters)[limit];
    limit += pageSize;
    apply();
    const name = next?.row.firstElementChild as HTMLElement | null;
    if (!name) return;
    name.tabIndex = -1;
    name.focus();
  });
  addEventListener('popstate', read);

  count.tabIndex = -1;
  separateNames(island, root.id, form);
  addSortButtons(table, (next) => {
    order.value = next;
    commit();
  });
  const { searchParams } = new URL(location.href);
  // A visitor may have used the form before this script came.
  if (controlsOf(form).some(({ name }) => searchParams.has(name))) read();
  else apply();
  addCompareBoxes(root, table);
  void followUnits(root, (fresh) => {
    showFresh(root, fresh);
    for (const home of [...homes, ...soldHomes]) home.numbers = numbersIn(home.row);
    ordered = shownOrder ? inOrder(homes, shownOrder) : homes;
    if (shownOrder) flat.append(...ordered.map(({ row }) => row));
    apply();
  });
  root.dataset.state = 'ready';
}

function matching(homes: readonly Home[], filters: readonly Filter[]): Home[] {
  const tests = filters.map((filter) => filter.test());
  return homes.filter(({ numbers }) => tests.every((test) => test(numbers)));
}

const others = (filters: readonly Filter[], one: Filter) => filters.filter((filter) => filter !== one);

/** The first finder of a page has the plain names in the address; those of any other start with its id or its number. */
function separateNames(island: HTMLElement, id: string, form: HTMLFormElement): void {
  const at = [...document.querySelectorAll(`[data-widget="${island.dataset.widget}"]`)].indexOf(island);
  if (at < 1) return;
  for (const control of controlsOf(form)) control.name = `${id || at + 1}-${control.name}`;
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

function fill(text = '', values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
