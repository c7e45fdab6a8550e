/** Widgets in the page of the frame, by the comments that the renderer leaves around each: `<!--k:2-0-->…<!--/k-->`. */

const START = 'k:';
const END = '/k';

/** The path of a start comment, as the renderer numbers it; nothing for any other node. */
export function renderPathOf(node: Node): string | undefined {
  if (node.nodeType !== Node.COMMENT_NODE) return undefined;
  const value = node.nodeValue ?? '';
  return value.startsWith(START) ? value.slice(START.length) : undefined;
}

function isEnd(node: Node): boolean {
  return node.nodeType === Node.COMMENT_NODE && node.nodeValue === END;
}

/** The nodes between a start comment and its end; they are siblings. */
export function nodesIn(start: Node): ChildNode[] {
  const found: ChildNode[] = [];
  let depth = 0;
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    if (isEnd(node)) {
      if (depth === 0) return found;
      depth -= 1;
    } else if (renderPathOf(node) !== undefined) depth += 1;
    found.push(node);
  }
  return found;
}

/** The end comment of a start comment. */
export function endOf(start: Node): ChildNode | null {
  return (nodesIn(start).at(-1) ?? start).nextSibling;
}

/** The start comment of the innermost widget around a node, the node itself included. */
export function startAround(node: Node | null): Comment | undefined {
  for (let at = node; at; at = at.parentNode) {
    let depth = 0;
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (isEnd(before)) depth += 1;
      else if (renderPathOf(before) !== undefined) {
        if (depth === 0) return before as Comment;
        depth -= 1;
      }
    }
  }
  return undefined;
}

/** All start comments below a node, by their paths. */
export function startsIn(root: Node): Map<string, Comment> {
  const document = root.ownerDocument ?? (root as Document);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found = new Map<string, Comment>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const path = renderPathOf(node);
    if (path !== undefined) found.set(path, node as Comment);
  }
  return found;
}

/** The elements with a box that a widget consists of: those without one (islands) are represented by what is in them. */
function boxesIn(start: Node): Element[] {
  return nodesIn(start).flatMap((node) => (node.nodeType === 1 ? boxesOf(node as unknown as Element) : []));
}

const WITHOUT_BOX = new Set(['K-ISLAND', 'K-SLOT']);

function boxesOf(element: Element): Element[] {
  if (!WITHOUT_BOX.has(element.tagName)) return [element];
  return [...element.children].flatMap(boxesOf);
}

/** The smallest box around a widget, in pixels of the frame's window; nothing where it shows nothing. */
export function rectOf(start: Node): DOMRect | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxesIn(start)) {
    const rect = box.getBoundingClientRect();
    if (rect.width === 0 && rect.height === 0) continue;
    left = Math.min(left, rect.left);
    top = Math.min(top, rect.top);
    right = Math.max(right, rect.right);
    bottom = Math.max(bottom, rect.bottom);
  }
  return right > left || bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}
