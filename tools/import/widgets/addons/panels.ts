import type { Node } from '../../conversion.ts';
import { headingNode } from '../basic.ts';
import { type Children, contentOf } from '../interactive.ts';
import { first, type Given, type Make } from './card.ts';
import { opening } from './lists.ts';
import { cardNodes } from './nodes.ts';

/** Content that a button opens in a window opens below the button; without a button it is shown. */
export const popup: Make = ({ roles, entries, conversion }) => {
  const all = entries.length ? entries : [roles];
  const panels = all.map((entry) => {
    const label = entry.buttons[0]?.label ?? '';
    const children = cardNodes({ ...entry, buttons: [] }, conversion, 3);
    return { label, children };
  });
  conversion.addNote('What opened in a window opens below its button.');
  return panels.flatMap(({ label, children }) => {
    if (children.length === 0) return [];
    return label ? [{ type: 'accordion', start: 'none', items: [{ title: label, children }] }] : children;
  });
};

/** Titles whose panels are separate elements, paired by position. */
export function panels({ known, entries, conversion, element }: Given, read: Children): Node[] {
  const inner = element.children.map((child) => read(child));
  const items = entries.flatMap((entry, at) => {
    const title = first(entry.titles);
    const own = contentOf(entry.texts.join(''), conversion);
    const children = [...(own.children ?? []), ...(inner[at] ?? [])];
    return title ? [{ title, ...own, ...(children.length ? { children } : {}) }] : [];
  });
  const isPaired = items.length === entries.length && items.length > 0;
  if (!isPaired) return [...items.flatMap(({ title }) => headingNode(title, 3)), ...inner.flat()];
  return [{ type: opening(known), items }, ...inner.slice(items.length).flat()];
}
