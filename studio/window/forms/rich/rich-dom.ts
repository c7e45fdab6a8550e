import type { Position, Range } from './rich-commands.ts';
import { type BlockKind, blocksOf, isList, joinRuns, type Line, type Run } from './rich-model.ts';

const TAGS: Readonly<Record<BlockKind, string>> = {
  paragraph: 'p',
  subheading: 'h4',
  list: 'ul',
  numbered: 'ol',
  quote: 'blockquote',
};

/**
 * Lines as elements, for a field that is edited in place.
 * @param subheading the element of subheadings there
 */
export function printLines(
  document: Document,
  lines: readonly Line[],
  subheading: string = TAGS.subheading,
): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const block of blocksOf(lines)) {
    const kind = block[0]?.kind ?? 'paragraph';
    const element = document.createElement(kind === 'subheading' ? subheading : TAGS[kind]);
    if (isList(kind)) for (const { runs } of block) element.append(lineOf(document, 'li', runs));
    else fillLine(document, element, block[0]?.runs ?? []);
    fragment.append(element);
  }
  return fragment;
}

function lineOf(document: Document, tag: string, runs: readonly Run[]): HTMLElement {
  const element = document.createElement(tag);
  fillLine(document, element, runs);
  return element;
}

function fillLine(document: Document, element: HTMLElement, runs: readonly Run[]): void {
  for (const run of runs) {
    let node: Node = document.createTextNode(run.text);
    const around = (tag: string) => {
      const holder = document.createElement(tag);
      holder.append(node);
      node = holder;
      return holder;
    };
    if (run.italic) around('em');
    if (run.bold) around('strong');
    if (run.link !== undefined) {
      const anchor = around('a');
      // The address itself; where it leads is for the page, and here it leads nowhere.
      anchor.dataset.link = run.link;
      anchor.title = run.link;
      anchor.setAttribute('href', '#');
    }
    element.append(node);
  }
  // An empty line needs something to put the caret on.
  if (runs.length === 0) element.append(document.createElement('br'));
}

const BLOCKS: Readonly<Record<string, BlockKind>> = {
  H1: 'subheading',
  H2: 'subheading',
  H3: 'subheading',
  H4: 'subheading',
  H5: 'subheading',
  H6: 'subheading',
  BLOCKQUOTE: 'quote',
};
const LINE_TAGS: ReadonlySet<string> = new Set(['P', 'DIV', 'LI', 'UL', 'OL', ...Object.keys(BLOCKS)]);

/** A line, and the nodes that it is made of. */
interface LineNodes {
  readonly line: Omit<Line, 'runs'>;
  readonly nodes: Node[];
}

/** The lines of an edited field, whatever the browser made of it: what it does not know is text. */
export function readLines(root: Element): Line[] {
  return linesIn(root).map(({ line, nodes }) => ({
    ...line,
    runs: joinRuns(nodes.flatMap((node) => runsOf(node, root))),
  }));
}

function linesIn(root: Element): LineNodes[] {
  const found: LineNodes[] = [];
  const visit = (node: Node, kind: BlockKind, isNew: boolean): boolean => {
    let fresh = isNew;
    for (const child of node.childNodes) {
      if (isElement(child) && LINE_TAGS.has(child.tagName)) {
        const inner = kindOf(child, kind);
        if (child.tagName === 'UL' || child.tagName === 'OL') visitList(child, inner);
        else if (!visit(child, inner, true)) found.push({ line: { kind: inner, isFirst: true }, nodes: [] });
        fresh = true;
      } else if (fresh) {
        found.push({ line: { kind, isFirst: true }, nodes: [child] });
        fresh = false;
      } else found.at(-1)?.nodes.push(child);
    }
    return node.childNodes.length > 0;
  };
  const visitList = (list: Element, kind: BlockKind) => {
    const before = found.length;
    visit(list, kind, true);
    for (let at = before + 1; at < found.length; at += 1) {
      const own = found[at];
      if (own && own.line.kind === kind) found[at] = { ...own, line: { kind, isFirst: false } };
    }
  };
  visit(root, 'paragraph', true);
  return found;
}

/** An element of whichever window: the page in the frame has its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function kindOf({ tagName }: Element, around: BlockKind): BlockKind {
  if (tagName === 'UL') return 'list';
  if (tagName === 'OL') return 'numbered';
  return BLOCKS[tagName] ?? around;
}

function runsOf(node: Node, root: Element): Run[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const holder = node.parentElement;
    const link = closest(holder, root, 'A') as HTMLElement | undefined;
    return [
      {
        text: node.textContent ?? '',
        bold: closest(holder, root, 'STRONG', 'B') !== undefined,
        italic: closest(holder, root, 'EM', 'I') !== undefined,
        link: link?.dataset.link,
      },
    ];
  }
  return [...node.childNodes].flatMap((child) => runsOf(child, root));
}

function closest(from: Element | null, root: Element, ...tags: string[]): Element | undefined {
  for (let element = from; element && element !== root; element = element.parentElement)
    if (tags.includes(element.tagName)) return element;
  return undefined;
}

/** What is selected in a field, in its lines. */
export function selectedRange(root: HTMLElement): Range | undefined {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined;
  return {
    start: positionOf(root, range.startContainer, range.startOffset),
    end: positionOf(root, range.endContainer, range.endOffset),
  };
}

function positionOf(root: HTMLElement, node: Node, offset: number): Position {
  const lines = linesIn(root);
  const point = root.ownerDocument.createRange();
  point.setStart(node, offset);
  let found: Position = { line: 0, offset: 0 };
  for (const [line, { nodes }] of lines.entries()) {
    const [first] = nodes;
    const last = nodes.at(-1);
    if (!first || !last) continue;
    const own = root.ownerDocument.createRange();
    own.setStartBefore(first);
    if (own.comparePoint(node, offset) < 0) break;
    own.setEndAfter(last);
    const isInside = own.comparePoint(node, offset) === 0;
    if (isInside) own.setEnd(node, offset);
    found = { line, offset: own.toString().length };
    if (isInside) break;
  }
  return found;
}

/** Selects a range of lines in a field. */
export function selectRange(root: HTMLElement, { start, end }: Range): void {
  const from = pointOf(root, start);
  const to = pointOf(root, end);
  root.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointOf(root: HTMLElement, { line, offset }: Position): { node: Node; offset: number } {
  const nodes = linesIn(root)[line]?.nodes ?? [];
  let left = offset;
  const texts = nodes.flatMap((node) => textNodes(node));
  for (const text of texts) {
    const length = text.textContent?.length ?? 0;
    if (left <= length) return { node: text, offset: left };
    left -= length;
  }
  const last = texts.at(-1);
  if (last) return { node: last, offset: last.textContent?.length ?? 0 };
  const [first] = nodes;
  return first?.parentNode ? { node: first.parentNode, offset: 0 } : { node: root, offset: 0 };
}

function textNodes(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [node];
  return [...node.childNodes].flatMap(textNodes);
}
