import { endOf, type ParsedText, type TextNode } from './parse.ts';
import type { Path } from './path.ts';

/** The innermost value at an offset of the text, or the key before it. */
export interface PathAt {
  readonly path: Path;
  readonly node: TextNode;
  readonly isKey: boolean;
}

/** The innermost key or value that an offset is in or at the edge of; the outermost value when it is in none. */
export function pathAt({ root }: Pick<ParsedText, 'root'>, offset: number): PathAt | undefined {
  if (!root) return undefined;
  const path: (string | number)[] = [];
  let node = root;
  for (;;) {
    const index = (node.children ?? []).findIndex(
      (child) => child.offset <= offset && offset <= endOf(child),
    );
    const child = node.children?.[index];
    if (!child) return { path, node, isKey: false };
    if (node.type === 'array') {
      path.push(index);
      node = child;
      continue;
    }
    const [key, value] = child.children ?? [];
    path.push(String(key?.value));
    if (key && offset <= endOf(key)) return { path, node: key, isKey: true };
    if (!value || offset < value.offset) return { path, node: value ?? child, isKey: false };
    node = value;
  }
}
