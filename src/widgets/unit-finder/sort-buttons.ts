/** Makes the titles of sorted columns buttons: the first press sorts up, the second down, the third as the list is. */
export function addSortButtons(table: HTMLTableElement, choose: (order: string) => void): void {
  for (const header of headersOf(table)) {
    const { sort = '' } = header.dataset;
    const next: Readonly<Record<string, string>> = { ascending: `-${sort}`, descending: '' };
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = header.textContent;
    button.addEventListener('click', () => choose(next[header.ariaSort ?? ''] ?? sort));
    header.replaceChildren(button);
    header.ariaSort = 'none';
  }
}

export function showOrder(table: HTMLTableElement, order: string): void {
  for (const header of headersOf(table)) {
    const { sort = '' } = header.dataset;
    header.ariaSort = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : 'none';
  }
}

const headersOf = (table: HTMLTableElement) => [
  ...table.querySelectorAll<HTMLTableCellElement>('thead [data-sort]'),
];
