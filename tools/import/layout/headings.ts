import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import { type PerScreen, perScreen, type Screen, screens } from '../room.ts';

const SIZES: readonly unknown[] = ['display', 'large', 'medium', 'small'];
const LARGE = [54, 41, 28, 22];
/** The letters of each size, in pixels. */
const LETTERS: PerScreen<readonly number[]> = { desktop: LARGE, tablet: LARGE, mobile: [37, 29, 22.5, 18] };
/** The width of a letter as a share of its height. */
const WIDE = 0.62;

const longestWord = (text: unknown): number =>
  Math.max(
    0,
    ...String(text)
      .split(/\s+/)
      .map((word) => word.length),
  );

const usual = (level: unknown): number => Math.min(3, Math.max(0, Number(level ?? 2) - 1));

/** The least width of a heading in pixels: its longest word in the smallest letters, or in large ones for a main title. */
export const leastHeading = ({ text, level }: Node, screen: Screen): number =>
  longestWord(text) * (LETTERS[screen][level === 1 ? 1 : 3] ?? 18) * WIDE;

/** Limits a heading to the size at which its longest word fits on each screen. */
function fitted(node: Node, room: PerScreen<number>): Node {
  const level = usual(node.level);
  const chosen = SIZES.indexOf(node.size);
  const wanted = chosen === -1 ? level : chosen;
  const letters = longestWord(node.text);
  const fits = (at: number) =>
    screens.every((screen) => letters * (LETTERS[screen][at] ?? 18) * WIDE <= room[screen]);
  const at = SIZES.findIndex((_, size) => size >= wanted && (fits(size) || size === SIZES.length - 1));
  if (at === wanted) return node;
  const { size: _size, ...rest } = node;
  return at === level ? { ...rest, type: node.type } : { ...node, size: SIZES[at] };
}

/** The headings of a part, and of the stacks in it, in the room of its column. */
export function withFittedHeadings(nodes: readonly Node[], room: PerScreen<number>): Node[] {
  return nodes.map((node) => {
    if (node.type === 'heading') return fitted(node, room);
    if (node.type !== 'columns' || !Array.isArray(node.children) || !isStack(node)) return node;
    const edge = node.look ? 50 : 0;
    const inner = perScreen((screen) => room[screen] - edge);
    return { ...node, children: withFittedHeadings(node.children as Node[], inner) };
  });
}

const isStack = ({ type, columns, layout }: Node): boolean =>
  type === 'columns' &&
  layout !== 'flex' &&
  isRecord(columns) &&
  Object.values(columns).every((count) => count === 1);
const innerOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);

const sizeIn = (node: Node): number => {
  const chosen = SIZES.indexOf(node.size);
  return chosen === -1 ? usual(node.level) : chosen;
};

/** Makes parts next to each other look alike: titles of one level, and numbers, take the smallest size among them. */
export function alike(cells: readonly (readonly Node[])[]): Node[][] {
  const smallest = new Map<unknown, number>();
  const nodes = cells.flatMap((cell) => cell.flatMap((node) => (isStack(node) ? innerOf(node) : [node])));
  for (const node of nodes.filter(({ type }) => type === 'heading'))
    smallest.set(node.level, Math.max(smallest.get(node.level) ?? 0, sizeIn(node)));
  const hasSmall = nodes.some(({ type, size }) => type === 'counter' && size === 'medium');
  const sized = (node: Node): Node => {
    if (isStack(node)) return { ...node, children: innerOf(node).map(sized) };
    if (node.type === 'counter') return hasSmall ? { ...node, size: 'medium' } : node;
    const size = node.type === 'heading' ? smallest.get(node.level) : undefined;
    return size === undefined || size === sizeIn(node) ? node : { ...node, size: SIZES[size] };
  };
  return cells.map((cell) => cell.map(sized));
}
