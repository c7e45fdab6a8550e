import { nodesIn } from './dom-ranges.ts';
import { FIELD } from './field-codes.ts';

/**
 * Copies the marks of a rendered part to the page that already shows it, element by element. Where the page's script has
 * changed the elements, an element is matched by its own text if that occurs once.
 */
export function copyMarks(made: Element, start: Comment): void {
  const live = nodesIn(start).filter((node) => node.nodeType === 1) as unknown as Element[];
  const next = [...made.children];
  for (const [index, element] of next.entries()) {
    const other = live[index];
    if (other) copyInto(element, other);
  }
}

function copyInto(made: Element, live: Element): void {
  const mark = made.getAttribute(FIELD);
  if (mark !== null) live.setAttribute(FIELD, mark);
  const [inner, own] = [[...made.children], [...live.children]];
  const isAlike = inner.length === own.length && inner.every((one, i) => one.tagName === own[i]?.tagName);
  if (isAlike) {
    for (const [index, one] of inner.entries()) {
      const other = own[index];
      if (other) copyInto(one, other);
    }
    return;
  }
  for (const one of made.querySelectorAll(`[${FIELD}]`)) {
    const text = one.textContent;
    const same = [...live.querySelectorAll(one.tagName)].filter((other) => other.textContent === text);
    if (same.length === 1) same[0]?.setAttribute(FIELD, one.getAttribute(FIELD) ?? '');
  }
}
