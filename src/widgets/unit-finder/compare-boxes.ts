import { foldName } from '../../lib/units.ts';

const MOST = 3;

/** Gives each home that a comparison of the page offers a box, and links to the comparison while any is ticked. */
export function addCompareBoxes(root: HTMLElement, table: HTMLTableElement): void {
  const comparison = document.querySelector<HTMLElement>('.unit-compare');
  const menu = comparison?.querySelector('select');
  if (!comparison || !menu) return;
  const offered = new Set([...menu.options].map(({ value }) => value));
  const boxes = [...table.querySelectorAll<HTMLElement>('[data-home]')].flatMap((row) => {
    const name = `${row.querySelector('small')?.textContent} ${row.dataset.home}`;
    const cell = row.querySelector('[data-cell="ask"]');
    return cell && offered.has(name) ? [addBox(cell, name, textFor(root, row))] : [];
  });
  if (boxes.length === 0) return;
  comparison.id ||= 'banding';
  const link = document.createElement('a');
  link.href = `#${comparison.id}`;
  root.querySelector('output')?.after(link);

  const chosen = () => new URL(location.href).searchParams.getAll(menu.name);
  const read = () => {
    const names = chosen().map(foldName);
    for (const box of boxes) {
      box.checked = names.includes(foldName(box.value));
      box.disabled = !box.checked && names.length >= MOST;
    }
    link.hidden = names.length === 0;
    link.textContent = (root.dataset.comparison ?? '').replace('{{count}}', String(names.length));
  };

  table.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const next = new URL(location.href);
    const others = chosen().filter((name) => foldName(name) !== foldName(target.value));
    next.searchParams.delete(menu.name);
    for (const name of target.checked ? [...others, target.value] : others)
      next.searchParams.append(menu.name, name);
    history.pushState(history.state, '', next);
    // The comparison shows the same choices.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  addEventListener('popstate', read);
  read();
}

const textFor = (root: HTMLElement, row: HTMLElement) =>
  (root.dataset.compare ?? '').replace('{{unit}}', row.dataset.home ?? '');

function addBox(cell: Element, name: string, text: string): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = name;
  const label = document.createElement('label');
  label.append(box, text);
  cell.append(label);
  return box;
}
