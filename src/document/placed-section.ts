import { type TextNode, valueOfNode } from './parse.ts';

/** A section as it was parsed once; where it is now, is said by its place. Its value is one object as long as its text is the same. */
export class Section {
  /** The tree of its text, with offsets of the text that was parsed. */
  readonly node: TextNode;
  private held: { readonly value: unknown } | undefined;

  constructor(node: TextNode) {
    this.node = node;
  }

  get value(): unknown {
    this.held ??= { value: valueOfNode(this.node) };
    return this.held.value;
  }
}

/** An object or list among the sections, at its place in a text. Offsets inside it are computed on first access. */
export class PlacedSection implements TextNode {
  readonly section: Section;
  readonly offset: number;
  readonly parent: TextNode;
  private inner: TextNode[] | undefined;

  constructor(section: Section, offset: number, parent: TextNode) {
    this.section = section;
    this.offset = offset;
    this.parent = parent;
  }

  get type(): TextNode['type'] {
    return this.section.node.type;
  }

  get length(): number {
    return this.section.node.length;
  }

  get children(): TextNode[] {
    const { node } = this.section;
    const by = this.offset - node.offset;
    this.inner ??= (node.children ?? []).map((child) => shifted(child, this, (offset) => offset + by));
    return this.inner;
  }
}

/** The node of a section at a place. */
export function placed(section: Section, offset: number, parent: TextNode): TextNode {
  const { node } = section;
  return node.children
    ? new PlacedSection(section, offset, parent)
    : shifted(node, parent, (at) => at + offset - node.offset);
}

/** A copy of a tree whose offsets have moved. */
export function shifted(
  node: TextNode,
  parent: TextNode | undefined,
  moved: (offset: number) => number,
): TextNode {
  const offset = moved(node.offset);
  const copy = {
    ...node,
    offset,
    length: moved(node.offset + node.length) - offset,
    ...(node.colonOffset === undefined ? {} : { colonOffset: moved(node.colonOffset) }),
    ...(parent ? { parent } : {}),
  };
  if (node.children) copy.children = node.children.map((child) => shifted(child, copy, moved));
  return copy;
}
