import { type Path, parsePointer, startsWith, valueAt } from '../../../src/document/path.ts';
import { type NodeFacts, nodesByRenderPath } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { renderPathOf, startAround } from './dom-ranges.ts';
import { FIELD, NO_FIELD, TOGETHER, textsOf } from './field-codes.ts';
import type { LivePage } from './live-page.ts';

/** The widget at a point of the page, and the value that is shown there. */
export interface Hit {
  readonly node: NodeFacts;
  /** The value, if it is certain. */
  readonly field: Path | undefined;
  readonly element: Element;
}

/** Finds widgets and values of the document on the page, and the other way round. */
export interface HitTest {
  hit(element: Element, x?: number, y?: number): Hit | undefined;
  /** Elements that show a value and nothing else. */
  elementsOf(field: Path, node: NodeFacts): Element[];
  /** The path of a widget in the frame, which numbers sections by stable keys. */
  framePath(node: NodeFacts): string;
}

export function createHitTest(studio: Studio, live: LivePage): HitTest {
  const { doc, model } = studio;
  let found: { version: number; all: ReadonlyMap<string, NodeFacts> } | undefined;
  const nodes = () => {
    if (found?.version !== doc.version)
      found = { version: doc.version, all: nodesByRenderPath(doc.document, model.tables) };
    return found.all;
  };
  const framePath = ({ path, renderPath }: NodeFacts): string =>
    path[0] === 'sections'
      ? renderPath.replace(/^\d+/, live.shown.sections.keys[Number(path[1])] ?? '')
      : renderPath;
  const nodeOf = (own: string): NodeFacts | undefined => {
    const [first = '', ...rest] = own.split('-');
    const index = live.shown.sections.keys.indexOf(first);
    return nodes().get([index < 0 ? first : String(index), ...rest].join('-'));
  };

  function fieldAt(element: Element, node: NodeFacts, x?: number, y?: number): Path | undefined {
    const held = element.closest(`[${FIELD}]`) ?? onlyInside(element);
    const pointer = held ? pointerAt(held, rootOf(node.path), x, y) : undefined;
    if (pointer !== undefined) {
      const path = [...rootOf(node.path), ...parsePointer(pointer)];
      if (startsWith(path, node.path)) return path;
    }
    return pictureAt(element, node);
  }

  /** Returns the value of an element that is under a point; the first if that is uncertain. */
  function pointerAt(held: Element, root: Path, x = Number.NaN, y = Number.NaN): string | undefined {
    const shown = (held.getAttribute(FIELD) ?? '').split(' ');
    const texts = textsOf(held);
    const at = shown.length > 1 ? texts.findIndex((text) => isUnder(rangeOf(text), x, y)) : 0;
    const own = shown[at] === NO_FIELD ? undefined : shown[at];
    const together = (own ?? shown.find((one) => one !== NO_FIELD))?.split(TOGETHER) ?? [];
    const text = texts[at];
    if (together.length < 2 || !text) return together[0];
    let from = 0;
    for (const pointer of together) {
      const value = String(valueAt(doc.document, [...root, ...parsePointer(pointer)]) ?? '');
      const start = text.nodeValue?.indexOf(value, from) ?? -1;
      if (start < 0) continue;
      from = start + value.length;
      if (isUnder(rangeOf(text, start, from), x, y)) return pointer;
    }
    return together[0];
  }

  /** Finds a picture by its file, if the widget has it once. */
  function pictureAt(element: Element, node: NodeFacts): Path | undefined {
    const image = element.closest('img, picture') ?? element.querySelector('img');
    if (!image) return undefined;
    const { pictures } = studio.get();
    const shown = `${image.outerHTML} ${image.closest('picture')?.outerHTML ?? ''}`;
    const own = picturesIn(node.value, []).filter(({ src }) => shown.includes(pictures[src]?.src ?? src));
    const [only] = own;
    return only && own.length === 1 ? [...node.path, ...only.path] : undefined;
  }

  return {
    hit(element, x, y) {
      for (let start = startAround(element); start; start = startAround(start)) {
        const own = renderPathOf(start) ?? '';
        const node = nodeOf(own);
        // A widget composes some of what is in it; that belongs to the widget.
        if (!node) continue;
        live.mark(own.split('-')[0] ?? '');
        return { node, element, field: fieldAt(element, node, x, y) };
      }
      return undefined;
    },
    elementsOf(field, node) {
      const own = framePath(node);
      const key = own.split('-')[0] ?? '';
      live.mark(key);
      const pointer = `/${field.slice(rootOf(node.path).length).join('/')}`;
      const all = live.document?.querySelectorAll(`[${FIELD}~="${CSS.escape(pointer)}"]`) ?? [];
      return [...all].filter(
        (element) =>
          (element.getAttribute(FIELD) ?? '').split(' ').every((one) => one === pointer) &&
          isInside(element, own, key),
      );
    },
    framePath,
  };
}

/** The section or surface that a widget is in, to which the marks on the page refer. */
function rootOf(path: Path): Path {
  return path[0] === 'sections' ? path.slice(0, 2) : path;
}

function onlyInside(element: Element): Element | undefined {
  const inside = element.querySelectorAll(`[${FIELD}]`);
  return inside.length === 1 ? inside[0] : undefined;
}

function isInside(element: Element, own: string, key: string): boolean {
  for (let start = startAround(element); start; start = startAround(start)) {
    const path = renderPathOf(start) ?? '';
    if (path === own) return true;
    if (path.split('-')[0] !== key) return false;
  }
  return false;
}

/** A text, or the part of it from `start` to `end`. */
function rangeOf(text: Node, start = 0, end = text.nodeValue?.length ?? 0): Range {
  const range = (text.ownerDocument as Document).createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

function isUnder(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function picturesIn(value: unknown, path: Path): { path: Path; src: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src } = value as { readonly src?: unknown };
  if (typeof src === 'string') return [{ path, src }];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'children' ? [] : picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
