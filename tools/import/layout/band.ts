import { isRecord } from '../../../src/lib/is-record.ts';
import { anchorName, type Conversion, type Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import { pageRoom } from '../room.ts';
import type { Settings } from '../settings.ts';
import { type Backdrop, bandGround } from './backdrop.ts';
import { inBox, isInset, isSlim, roomAround, SLIM } from './looks.ts';
import { paddingOf } from './neighbours.ts';
import { isUnseen, isWaiting, unseen } from './placeholders.ts';
import { hiddenWithAll } from './screens.ts';
import { heightNear, pixelsOf } from './shapes.ts';

const HEIGHTS: Readonly<Record<string, string>> = {
  top: 'top',
  middle: 'middle',
  bottom: 'bottom',
  'flex-start': 'top',
  center: 'middle',
  'flex-end': 'bottom',
};

/** Settings that the theme decides, or whose effect other settings report. */
const UNTOLD = [
  'layout',
  'content_width',
  'boxed_width',
  'html_tag',
  'padding',
  'margin',
  'container_type',
  'stretch_section',
  'height_inner',
  '_column_size',
  '_inline_size',
  'space_between_widgets',
  'content_position',
  'text_align',
].flatMap((key) => [key, `${key}_tablet`, `${key}_mobile`]);

/** Marks settings of sections, columns and containers that need no mention in the report. */
export function ignoreLook(settings: Settings): void {
  settings.ignore(...UNTOLD);
}

/** Builds a band of the page around the content of a top-level element of the export. */
function band(
  settings: Settings,
  children: Node[],
  backdrop: Backdrop,
  { isHidden = false, around = 0, isBoxed = false, isSlim = false, kind = '' } = {},
): Node {
  const height = settings.choice('height', 'default');
  settings.ignore('custom_height', 'min_height');
  const least = pixelsOf(settings.raw.custom_height) || pixelsOf(settings.raw.min_height);
  const minHeight = height === 'full' ? 'screen' : heightNear(least);
  const isStack = !String(settings.raw.flex_direction ?? '').startsWith('row');
  const place = settings.choice('column_position', '') || settings.choice('content_position', '');
  const side = HEIGHTS[place || (isStack && least ? String(settings.raw.flex_justify_content ?? '') : '')];
  const isFull =
    settings.choice('layout', 'boxed') === 'full_width' ||
    settings.choice('content_width', 'boxed') === 'full';
  const isWide = isFull && !isBoxed && !children.every(isOnlyButton);
  const isPlace = !isHidden && children.every(isOnlyPlace);
  // A narrow band puts its title at the start of the page; without one, that would be a hole.
  const isUntitled = isSlim && !isPlace && children[0]?.type !== 'heading';
  const isEmpty = isPlace || (!isHidden && children.every(({ type }) => type === 'spacer'));
  const made: Node = {
    type: 'section',
    ...(isPlace && !backdrop.background ? {} : bandGround(backdrop)),
    ...(isSlim && !isUntitled ? { width: 'narrow' } : isWide ? { width: 'wide' } : {}),
    ...(minHeight && backdrop.background ? { minHeight } : {}),
    ...(side ? { verticalAlign: side } : {}),
    // A link target takes no room.
    ...(isEmpty && !backdrop.background ? { spacing: 'none' } : spacingOf(settings, around)),
    children: isPlace ? children.flatMap(placesIn) : isUntitled ? inBox(children, SLIM, pageRoom) : children,
  };
  if (!isHidden) made.padding = paddingOf(settings, kind);
  return isHidden ? unseen(made) : hiddenWithAll(made, children);
}

/** Builds a band; if it holds only placeholders, it is hidden and its link targets go before it. */
export function bandsOf(
  settings: Settings,
  nodes: Node[],
  backdrop: Backdrop,
  element: Element,
  conversion: Conversion,
): Node[] {
  const look = {
    around: roomAround(element),
    isBoxed: isInset(element),
    isSlim: isSlim(element),
    kind: element.kind,
  };
  const anchors = nodes.filter(({ type, id }) => type === 'spacer' && id && !conversion.isPlaceholder(id));
  const others = nodes.filter((node) => !anchors.includes(node));
  if (!isWaiting(others, conversion)) return [band(settings, nodes, backdrop, look)];
  const place = anchors.length ? [band(settings, anchors, {})] : [];
  return [...place, band(settings, others, backdrop, { ...look, isHidden: true })];
}

const isOnlyPlace = (node: Node): boolean =>
  node.type === 'columns'
    ? innerOf(node).every(isOnlyPlace)
    : node.type === 'spacer' && node.id !== undefined;
const isOnlyButton = (node: Node): boolean =>
  node.type === 'button' || (node.layout === 'flex' && innerOf(node).every(isOnlyButton));
const innerOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);
const placesIn = (node: Node): Node[] => (node.type === 'columns' ? innerOf(node).flatMap(placesIn) : [node]);

/**
 * Small spacing above and below, if the export has little: a bar with a logo, a line in the footer. `around` is the room
 * that its parts add.
 */
function spacingOf(settings: Settings, around: number): { spacing?: string } {
  const { padding } = settings.raw;
  if (!isRecord(padding) || (padding.unit ?? 'px') !== 'px') return {};
  const sides = [padding.top, padding.bottom].map((side) => (side === '' ? NaN : Number(side)));
  if (!sides.every((side) => side <= 32)) return {};
  const room = Math.max(...sides) + around;
  return room <= 32 ? { spacing: 'small' } : room <= 60 ? { spacing: 'medium' } : {};
}

/** Gives the anchor of an element to its first widget. */
export function withAnchor(nodes: Node[], settings: Settings, conversion: Conversion): Node[] {
  const name = plainText(settings.text('_element_id'));
  const [first, ...rest] = nodes;
  if (name === '' || !first) return nodes;
  const id = anchorName(name);
  conversion.ids.set(name, id);
  if (!first.id && !isUnseen(first)) return [{ ...first, id }, ...rest];
  const place = { type: 'spacer', size: 'small', id };
  const isBand = first.type === 'section';
  return [isBand ? { type: 'section', spacing: 'none', children: [place] } : place, ...nodes];
}

/** Gives the link of a whole container to the first title or image in it. */
export function withLink(nodes: Node[], settings: Settings, conversion: Conversion): Node[] {
  const link = conversion.link(settings.link('link'));
  if (!link || link === '#') return nodes;
  const target = linkable(nodes);
  if (target) target.link = link;
  else
    conversion.hint(
      `A whole container was a link to ${link.slice(0, 80)}; nothing in it can carry the link.`,
    );
  return nodes;
}

function linkable(nodes: readonly Node[]): Node | undefined {
  for (const node of nodes) {
    if ((node.type === 'heading' || node.type === 'image') && !node.link) return node;
    const inner = Array.isArray(node.children) ? linkable(node.children as Node[]) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
