import type { Node } from 'jsonc-parser';
import type { Path, Span } from './finding.ts';

/** Finds the part of the text that a path of the document means. */
export class Locator {
  readonly #tree: Node | undefined;
  readonly #original: (offset: number) => number;

  constructor(tree: Node | undefined, original: (offset: number) => number) {
    this.#tree = tree;
    this.#original = original;
  }

  span(node: Node): Span {
    const start = this.#original(node.offset);
    return { start, length: Math.max(1, this.#original(node.offset + node.length) - start) };
  }

  /** The value at `path`, or its key; for a whole object or list, the part that names it. */
  find(path: Path, on: 'key' | 'value' = 'value'): Span {
    let node = this.#tree;
    let property: Node | undefined;
    if (!node) return { start: 0, length: 1 };
    for (const key of path) {
      const next: { value: Node; property?: Node } | undefined = step(node, key);
      if (!next) break;
      node = next.value;
      property = next.property;
    }
    const key = property?.children?.[0];
    if (on === 'key' && key) return this.span(key);
    if (node.type !== 'object' && node.type !== 'array') return this.span(node);
    const type = node.type === 'object' ? step(node, 'type')?.value : undefined;
    if (type) return this.span(type);
    return key ? this.span(key) : { start: this.#original(node.offset), length: 1 };
  }

  /** The whole property at `path`, with what stands between it and its neighbour. */
  property(path: Path): Span | undefined {
    let node = this.#tree;
    let property: Node | undefined;
    for (const key of path) {
      const next: { value: Node; property?: Node } | undefined = node && step(node, key);
      if (!next) return undefined;
      node = next.value;
      property = next.property;
    }
    return property && this.span(property);
  }

  /** The value at `path`, whole. */
  value(path: Path): Span | undefined {
    let node = this.#tree;
    for (const key of path) node = node && step(node, key)?.value;
    return node && this.span(node);
  }
}

function step(node: Node, key: string | number): { value: Node; property?: Node } | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(key)];
    return value && { value };
  }
  const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
  const value = property?.children?.[1];
  return property && value && { value, property };
}
