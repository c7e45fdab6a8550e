import type { Conversion, Node } from '../conversion.ts';
import type { Part } from '../html-reader.ts';
import { stack } from '../stack.ts';

/** An image next to its text, as wide as its share; above the text on phones. */
export function besideWords(picture: Node, words: Node[], share: number, isRight: boolean): Node[] {
  const own = Math.round(Math.min(80, Math.max(10, share)));
  const beside = isRight ? [100 - own, own] : [own, 100 - own];
  return [
    {
      type: 'columns',
      columns: { desktop: 2, tablet: 2, mobile: 1 },
      widths: { desktop: beside, tablet: beside, mobile: [] },
      gap: 'small',
      ...(isRight ? { reverseOn: ['mobile'] } : {}),
      children: isRight ? [...words, picture] : [picture, ...words],
    },
  ];
}

/** The narrowest room, in pixels, in which text goes beside a picture. */
const LEAST = 480;

/** The nodes of a text, with those after a picture that floats beside it, up to the next picture. */
export function withFloating(
  parts: readonly Part[],
  nodes: readonly (readonly Node[])[],
  { room }: Conversion,
): Node[] {
  const made: Node[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    const [picture] = nodes[at] ?? [];
    const share = part?.kind === 'picture' && part.width ? (100 * part.width) / room.desktop : 34;
    const isFloating = part?.kind === 'picture' && part.floats && picture && share <= 62;
    const rest = parts.slice(at + 1);
    const end = rest.findIndex(({ kind }) => kind !== 'text');
    const count = end === -1 ? rest.length : end;
    if (!isFloating || count === 0 || room.desktop < LEAST) made.push(...(nodes[at] ?? []));
    else {
      const words = stack(nodes.slice(at + 1, at + 1 + count).flat());
      made.push(...besideWords(picture, words, share + 2, part.align === 'end'));
      at += count;
    }
  }
  return made;
}
