import { encodeText } from '../../lib/encode-text.ts';
import { foldName } from '../../lib/units.ts';
import { followUnits } from '../../renderer/parts/fresh-units.ts';
import { showFresh } from './fresh-choices.ts';

const MOST = 3;

/** Lets visitors choose up to three types or homes; the choices are in the address, and in the message of the button. */
export default function compareUnits(island: HTMLElement): void {
  const root = island.firstElementChild as HTMLElement;
  const form = root.querySelector('form');
  const table = root.querySelector('table');
  if (!form || !table) return;
  const menus = menusOf(form);
  const param = menus[0]?.name ?? '';
  const ask = root.querySelector<HTMLAnchorElement>('a.button');

  const show = () => {
    const chosen = menus.flatMap(({ selectedOptions: [option] }) => (option?.value ? [option] : []));
    drawColumns(table, chosen);
    if (ask) setNames(ask, chosen);
  };

  const read = () => {
    const given = new URL(location.href).searchParams.getAll(param).map(foldName);
    const places = given.map((name) => placeOf(menus[0] as HTMLSelectElement, name)).filter((at) => at > 0);
    // Without choices in the address, the first ones of the list.
    const shown = places.length > 0 ? places : [1, 2, 3];
    for (const [at, menu] of menus.entries()) {
      const place = shown[at] ?? 0;
      menu.selectedIndex = place < menu.options.length ? place : 0;
    }
    show();
  };

  form.addEventListener('change', () => {
    const next = new URL(location.href);
    next.searchParams.delete(param);
    for (const { value } of menus) if (value) next.searchParams.append(param, value);
    history.pushState(history.state, '', next);
    show();
    // A finder of the page shows the same choices.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', read);
  read();
  root.dataset.state = 'ready';
  void followUnits(root, (fresh) => {
    const facts = [...table.rows].slice(1).map(({ dataset }) => dataset.fact ?? '');
    showFresh(menus, facts, fresh);
    show();
  });
}

/** The menu of the page, and two like it. */
function menusOf(form: HTMLFormElement): HTMLSelectElement[] {
  const first = form.firstElementChild as HTMLElement;
  for (let number = 2; number <= MOST; number += 1) {
    const next = first.cloneNode(true) as HTMLElement;
    const label = next.firstElementChild as HTMLElement;
    label.textContent = (label.dataset.text ?? '').replace('{{number}}', String(number));
    form.append(next);
  }
  return [...form.querySelectorAll('select')];
}

function placeOf(menu: HTMLSelectElement, name: string): number {
  return [...menu.options].findIndex(({ value }) => foldName(value) === name);
}

function drawColumns(table: HTMLTableElement, chosen: readonly HTMLOptionElement[]): void {
  const [head, ...rows] = [...table.rows] as [HTMLTableRowElement, ...HTMLTableRowElement[]];
  const titles = chosen.map(({ value }) => {
    const title = createCell('th', value);
    title.scope = 'col';
    return title;
  });
  head.replaceChildren(head.cells[0] as Element, ...titles);
  const facts = chosen.map(({ dataset }) => (dataset.values ?? '').split('|'));
  for (const [at, row] of rows.entries()) {
    const values = facts.map((values) => values[at] ?? '');
    const name = row.cells[0] as HTMLElement;
    const cells = values.map((value) => createCell('td', value || '–'));
    row.replaceChildren(name, ...cells);
    row.dataset.state = new Set(values).size > 1 ? 'differs' : 'same';
    const mark = name.querySelector('span');
    if (!mark) continue;
    mark.hidden = values.length < 2;
    mark.textContent = table.dataset[row.dataset.state] ?? '';
  }
}

function createCell(tag: 'td' | 'th', text: string): HTMLTableCellElement {
  const cell = document.createElement(tag);
  cell.textContent = text;
  return cell;
}

function setNames(ask: HTMLAnchorElement, chosen: readonly HTMLOptionElement[]): void {
  const names = chosen.map(({ value }) => value).join(', ');
  const { template = '', about = '' } = ask.dataset;
  ask.href = template.replace('NAMES', encodeText(names));
  ask.dataset.unit = about.replace('{{names}}', names);
  ask.dataset.prompt = names;
  ask.hidden = chosen.length === 0;
}
