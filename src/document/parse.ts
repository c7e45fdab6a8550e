import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Span } from './changes.ts';
import { isSameKey, type Key, type Path } from './path.ts';

/** A value or a property in the text, with its offset and length. */
export type TextNode = Node;

/** A text that has been parsed once: its tree, its value, and where it could not be read. */
export interface ParsedText {
  readonly text: string;
  /** The outermost value; `undefined` for a text without any. */
  readonly root: TextNode | undefined;
  /** The errors that make the text unreadable. Comments and trailing commas are not errors. */
  readonly problems: readonly (Span & { readonly message: string })[];
  readonly value: unknown;
}

/** Parses a text that may be broken: what can be read is in the tree. */
export function parseText(text: string): ParsedText {
  const errors: ParseError[] = [];
  // The parser does not accept a byte-order mark as whitespace; a space in its place keeps every offset.
  const root = parseTree(text.replace(/^\ufeff/, ' '), errors, { allowTrailingComma: true });
  let held: { readonly value: unknown } | undefined;
  return {
    text,
    root,
    problems: errors.map(({ error, offset, length }) => ({
      start: offset,
      length,
      message: printParseErrorCode(error),
    })),
    get value() {
      held ??= { value: root && valueOfNode(root) };
      return held.value;
    },
  };
}

/** The value of a node, as JSON.parse would give it: of two properties with one name the last counts. */
export function valueOfNode(node: TextNode): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOfNode);
  if (node.type !== 'object') return node.value;
  const out: Record<string, unknown> = {};
  for (const { children: [key, value] = [] } of node.children ?? [])
    if (key && value && key.value !== '__proto__') out[String(key.value)] = valueOfNode(value);
  return out;
}

/** A value in the text; `property` is its key and value together, if it is in an object. */
export interface Place {
  readonly value: TextNode;
  readonly property?: TextNode;
}

/** Finds what `path` leads to. */
export function findPlace(root: TextNode | undefined, path: Path): Place | undefined {
  let place: Place | undefined = root && { value: root };
  for (const key of path) place = place && stepInto(place.value, key);
  return place;
}

/** One step into an object or a list. Of two properties with one name the last counts. */
export function stepInto(node: TextNode, key: Key): Place | undefined {
  if (node.type === 'array') {
    const value = node.children?.[Number(key)];
    return value && { value };
  }
  if (node.type !== 'object') return undefined;
  const property = node.children?.findLast(({ children }) => isSameKey(children?.[0]?.value, key));
  const value = property?.children?.[1];
  return property && value && { value, property };
}

export function endOf(node: TextNode): number {
  return node.offset + node.length;
}
