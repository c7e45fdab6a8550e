import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import { type Screen, screens } from '../room.ts';
import { leastHeading } from './headings.ts';

const longest = (value: unknown): number => {
  if (typeof value === 'string') return Math.max(0, ...value.split(/\s+/).map((word) => word.length));
  if (Array.isArray(value)) return Math.max(0, ...value.map(longest));
  // The address of a link is not visible.
  const seen = isRecord(value)
    ? Object.entries(value).filter(([key]) => key !== 'link' && key !== 'kind')
    : [];
  return Math.max(0, ...seen.map(([, one]) => longest(one)));
};
const lettersOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  const parts = Array.isArray(value) ? value : isRecord(value) ? [value.text, value.items] : [];
  return parts.reduce((all: number, part) => all + lettersOf(part), 0);
};
const most = (nodes: unknown, screen: Screen) =>
  Math.max(
    0,
    ...(Array.isArray(nodes) ? nodes.filter(isRecord).map((node) => needOf(node as Node, screen)) : []),
  );
const items = (node: Node) => (Array.isArray(node.items) ? node.items.filter(isRecord) : []);

/** The least readable width of each widget, in pixels: its longest word, or what its parts need. */
const NEEDS: Readonly<Record<string, (node: Node, screen: Screen) => number>> = {
  // One that is too large for its column is set smaller.
  heading: leastHeading,
  // A word or two may be one below the other.
  text: ({ content }) => {
    const least = lettersOf(content) <= 16 ? 0 : Math.min(120, lettersOf(content) * 9.5);
    return Math.max(least, longest(content) * 9.5);
  },
  button: ({ label }) => longest(label) * 8.6 + 52,
  'lead-button': ({ label }) => longest(label) * 8.6 + 80,
  'icon-list': (node, screen) => {
    const columns = sharesOn(node, screen).length;
    return (
      (longest(items(node).map(({ text, detail }) => [text, detail])) * 10.5 + 44) * columns +
      24 * (columns - 1)
    );
  },
  tabs: (node) => Math.min(320, Math.max(...items(node).map(({ title }) => longest(title))) * 11 + 60),
  counter: (node) =>
    Math.max(
      ...items(node).map(({ value, prefix = '', suffix = '', label }) =>
        Math.max(
          longest(`${prefix}${value}${suffix}`) * (node.size === 'medium' ? 18 : 31),
          longest(label) * 9.5,
        ),
      ),
    ),
  image: ({ maxWidth }) => Math.min(Number(maxWidth) || 64, 64),
  divider: () => 20,
  spacer: () => 0,
  columns: (node, screen) => {
    const edge = node.look ? 50 : 0;
    const needs = Array.isArray(node.children)
      ? node.children.filter(isRecord).map((child) => needOf(child as Node, screen))
      : [];
    if (node.layout === 'flex') return Math.max(0, ...needs) + edge;
    const shares = sharesOn(node, screen);
    const widest = needs.map((need, at) => (100 * need) / (shares[at % shares.length] ?? 100));
    return Math.max(0, ...widest) + 24 * (shares.length - 1) + edge;
  },
  section: (node, screen) => most(node.children, screen) + 80,
};

/** The least readable width of a widget, in pixels. */
export function needOf(node: Node, screen: Screen): number {
  return NEEDS[node.type]?.(node, screen) ?? 220;
}

/** The shares of a grid's columns on a screen, in percent, where a smaller one inherits from the next larger. */
function sharesOn({ columns, widths }: Node, screen: Screen): readonly number[] {
  const own = isRecord(widths) ? widths[screen] : undefined;
  if (Array.isArray(own)) return own.map(Number);
  const larger = screens.slice(0, screens.indexOf(screen) + 1).reverse();
  const counts = isRecord(columns) ? larger.map((one) => Number(columns[one])) : [];
  const count = counts.find((one) => one > 0) ?? 1;
  return Array.from({ length: count }, () => 100 / count);
}
