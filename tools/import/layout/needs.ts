import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import { type Screen, screens } from './room.ts';

const LEVELS = ['', 'display', 'large', 'medium'];
/** The letters of a heading at each size, in pixels. */
const HEADING: Readonly<Record<string, number>> = { display: 54, large: 41, medium: 28, small: 22 };

const longest = (value: unknown): number => {
  if (typeof value === 'string') return Math.max(0, ...value.split(/\s+/).map((word) => word.length));
  if (Array.isArray(value)) return Math.max(0, ...value.map(longest));
  return isRecord(value) ? Math.max(0, ...Object.values(value).map(longest)) : 0;
};
const most = (nodes: unknown, screen: Screen) =>
  Math.max(
    0,
    ...(Array.isArray(nodes) ? nodes.filter(isRecord).map((node) => needOf(node as Node, screen)) : []),
  );
const items = (node: Node) => (Array.isArray(node.items) ? node.items.filter(isRecord) : []);

/** The least width at which each widget can be read, in pixels: its longest word, or what its parts need. */
const NEEDS: Readonly<Record<string, (node: Node, screen: Screen) => number>> = {
  heading: ({ text, level, size }) =>
    longest(text) * (HEADING[String(size ?? LEVELS[Number(level)])] ?? 22) * 0.62,
  text: ({ content }) => Math.max(120, longest(content) * 9.5),
  button: ({ label }) => Math.min(200, String(label).length * 9.5 + 56),
  'lead-button': ({ label }) => Math.min(200, String(label).length * 9.5 + 72),
  'icon-list': (node) => longest(items(node).map(({ text, detail }) => [text, detail])) * 10.5 + 44,
  counter: (node) =>
    Math.max(
      ...items(node).map(({ value, prefix = '', suffix = '', label }) =>
        Math.max(`${prefix}${value}${suffix}`.length * 31, longest(label) * 9.5),
      ),
    ),
  image: ({ maxWidth }) => Math.min(Number(maxWidth) || 64, 64),
  divider: () => 20,
  spacer: () => 0,
  columns: (node, screen) => {
    const inner = most(node.children, screen);
    const columns = isRecord(node.columns) ? valueOn(node.columns, screen) : 1;
    const edge = node.look ? 48 : 0;
    return (node.layout === 'flex' ? inner : inner * columns + 20 * (columns - 1)) + edge;
  },
  section: (node, screen) => most(node.children, screen) + 48,
};

/** The least width at which a widget can be read, in pixels. */
export function needOf(node: Node, screen: Screen): number {
  return NEEDS[node.type]?.(node, screen) ?? 220;
}

/** How many columns a grid has on a screen, where a smaller one inherits from the next larger. */
function valueOn(columns: Readonly<Record<string, unknown>>, screen: Screen): number {
  const larger = screens.slice(0, screens.indexOf(screen) + 1).reverse();
  return larger.map((one) => Number(columns[one])).find((count) => count > 0) ?? 1;
}
