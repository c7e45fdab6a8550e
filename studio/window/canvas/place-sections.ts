import { endOf, nodesIn } from './dom-ranges.ts';

/**
 * Brings the sections of the page into the order of `keys`: those that are gone are removed, the others moved as they are,
 * and an empty place is made for each new one. Returns how many were made.
 */
export function placeSections(
  document: Document,
  keys: readonly string[],
  starts: ReadonlyMap<string, Comment>,
): number {
  const main = document.querySelector('main');
  if (!main) return 0;
  const wanted = new Set(keys);
  for (const [key, start] of starts)
    if (!key.includes('-') && !key.startsWith('s') && !wanted.has(key) && start.isConnected)
      for (const node of rangeOf(start)) node.remove();
  let made = 0;
  let next: ChildNode | null = null;
  // From the end, so that what comes after a section is already in its place.
  for (const key of [...keys].reverse()) {
    const start = starts.get(key);
    if (start?.isConnected) {
      const range = rangeOf(start);
      if ((range.at(-1)?.nextSibling ?? null) !== next || start.parentNode !== main)
        for (const node of range) main.insertBefore(node, next);
      next = start;
    } else {
      const [open, close] = [document.createComment(`k:${key}`), document.createComment('/k')];
      main.insertBefore(open, next);
      main.insertBefore(close, next);
      next = open;
      made += 1;
    }
  }
  return made;
}

function rangeOf(start: Comment): ChildNode[] {
  const end = endOf(start);
  return [start, ...nodesIn(start), ...(end ? [end] : [])];
}
