import { findPlace, type ParsedText, type TextNode } from '../../src/document/parse.ts';
import { formatPointer, type Path, parsePointer } from '../../src/document/path.ts';
import { ToolError } from './tool.ts';

/** A path as agents write it: a JSON pointer, with or without its first slash. */
export function readPointer(written: string): Path {
  const pointer = written.trim().replace(/^#/, '').replace(/\/+$/, '');
  return pointer === '' ? [] : parsePointer(pointer.startsWith('/') ? pointer : `/${pointer}`);
}

/**
 * The value at a path.
 * @throws ToolError that names the last existing part of the path
 */
export function nodeAt(document: ParsedText, path: Path): TextNode {
  const found = findPlace(document.root, path)?.value;
  if (found) return found;
  let length = path.length - 1;
  while (length > 0 && !findPlace(document.root, path.slice(0, length))) length -= 1;
  const last = path.slice(0, length);
  const holder = findPlace(document.root, last)?.value;
  throw new ToolError(
    `There is nothing at ${formatPointer(path)}. ${formatPointer(last) || 'The page'} ${holdings(holder)}.`,
  );
}

function holdings(node: TextNode | undefined): string {
  const { type, children = [] } = node ?? {};
  if (type === 'array') return `is a list of ${children.length}`;
  if (type !== 'object') return `is a ${type ?? 'gap'}`;
  return `has the keys ${children.map((property) => String(property.children?.[0]?.value)).join(', ')}`;
}
