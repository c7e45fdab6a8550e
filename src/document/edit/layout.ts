import { endOf, type ParsedText, type TextNode } from '../parse.ts';

/** How a text is laid out, as far as it shows: what it does not show is as usual. */
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

export function layoutOf({ text, root }: ParsedText): Layout {
  const seen: { [key in 'unit' | 'colon' | 'gap' | 'object' | 'array']?: string | undefined } = {};
  const look = (node: TextNode) => {
    const [first, second] = node.children ?? [];
    if (!first) return;
    if (node.type === 'property') seen.colon ??= colonOf(text, first, second);
    else if (isOneLine(text, node)) {
      seen[node.type as 'object' | 'array'] ??= blankAt(text, node.offset + 1, first.offset);
      if (second) seen.gap ??= blankAt(text, text.indexOf(',', endOf(first)) + 1, second.offset);
    } else seen.unit ??= unitOf(text, node, first);
    for (const child of node.children ?? []) look(child);
  };
  if (root) look(root);
  const { unit = '  ', colon = ': ' } = seen;
  const gap = seen.gap ?? (colon.endsWith(' ') ? ' ' : '');
  const padding = { object: seen.object ?? gap, array: seen.array ?? '' };
  return { unit, colon, gap, padding, lineEnd: lineEndIn(text) ?? '\n' };
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
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
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
