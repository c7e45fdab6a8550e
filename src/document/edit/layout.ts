import { endOf, type ParsedText, type TextNode } from '../parse.ts';
import { PlacedSection, type Section } from '../placed-section.ts';

/** The layout of a text, as far as it shows; anything else is the default. */
export interface Layout {
  /** One level of indentation. */
  readonly unit: string;
  readonly lineEnd: string;
  /** The text between a key and its value. */
  readonly colon: string;
  /** The space after a comma on one line. */
  readonly gap: string;
  /** The space inside brackets on one line. */
  readonly padding: { readonly object: string; readonly array: string };
}

/** The layout that a part of a text shows. */
type Seen = { [key in 'unit' | 'colon' | 'gap' | 'object' | 'array']?: string | undefined };

const KEYS = ['unit', 'colon', 'gap', 'object', 'array'] as const;

export function layoutOf({ text, root }: ParsedText): Layout {
  const seen: Seen = {};
  if (root) look(text, root, seen);
  const { unit = '  ', colon = ': ' } = seen;
  const gap = seen.gap ?? (colon.endsWith(' ') ? ' ' : '');
  const padding = { object: seen.object ?? gap, array: seen.array ?? '' };
  return { unit, colon, gap, padding, lineEnd: lineEndIn(text) ?? '\n' };
}

/** Looks at a node and what is in it until everything has been seen; the first that shows something counts. */
function look(text: string, node: TextNode, seen: Seen): void {
  if (KEYS.every((key) => seen[key] !== undefined)) return;
  if (node instanceof PlacedSection) {
    const own = seenIn(text, node);
    for (const key of KEYS) seen[key] ??= own[key];
    return;
  }
  lookAt(text, node, seen);
  for (const child of node.children ?? []) look(text, child, seen);
}

function lookAt(text: string, node: TextNode, seen: Seen): void {
  const [first, second] = node.children ?? [];
  if (!first) return;
  if (node.type === 'property') seen.colon ??= colonOf(text, first, second);
  else if (isOneLine(text, node)) {
    seen[node.type as 'object' | 'array'] ??= blankAt(text, node.offset + 1, first.offset);
    if (second) seen.gap ??= blankAt(text, text.indexOf(',', endOf(first)) + 1, second.offset);
  } else seen.unit ??= unitOf(text, node, first);
}

const remembered = new WeakMap<Section, { readonly indent: string; readonly seen: Seen }>();

/** The layout that a section shows, computed once as long as its text and its indentation are the same. */
function seenIn(text: string, node: PlacedSection): Seen {
  const indent = indentAt(text, node.offset);
  const before = remembered.get(node.section);
  if (before?.indent === indent) return before.seen;
  const seen: Seen = {};
  lookAt(text, node, seen);
  for (const child of node.children ?? []) look(text, child, seen);
  remembered.set(node.section, { indent, seen });
  return seen;
}

export function lineEndIn(text: string): string | undefined {
  return /\r\n|\n|\r/.exec(text)?.[0];
}

export function hasLineEnd(text: string): boolean {
  return /[\r\n]/.test(text);
}

export function isOneLine(text: string, { offset, length }: TextNode): boolean {
  return !hasLineEnd(text.slice(offset, offset + length));
}

/** The indentation of the line on which an offset is. */
export function indentAt(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && !hasLineEnd(text[start - 1] ?? '')) start -= 1;
  return /^\ufeff?([ \t]*)/.exec(text.slice(start, offset))?.[1] ?? '';
}

function colonOf(text: string, key: TextNode, value: TextNode | undefined): string | undefined {
  const between = value && text.slice(endOf(key), value.offset);
  return between && /^[ \t]*:[ \t]*$/.test(between) ? between : undefined;
}

function unitOf(text: string, node: TextNode, first: TextNode): string | undefined {
  if (!hasLineEnd(text.slice(node.offset, first.offset))) return undefined;
  const [outer, inner] = [indentAt(text, node.offset), indentAt(text, first.offset)];
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}

function blankAt(text: string, start: number, end: number): string | undefined {
  const between = text.slice(start, end);
  return /^[ \t]*$/.test(between) ? between : undefined;
}
