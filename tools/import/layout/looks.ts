import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { type PerScreen, pageRoom, type Room } from '../room.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';

/** The layout of an element's parts: their rooms, and the nodes built from them. */
export interface Layout {
  readonly rooms: readonly Room[];
  make(cells: Node[][]): Node[];
}

/** The space between parts, as a Kavling step: the gap, the margins, and the padding of parts without a ground. */
export function gapOf(pixels: number | undefined, children: readonly Element[] = []): { gap?: string } {
  if (pixels === undefined) return {};
  const between = pixels + (pixels < 16 ? sidesOf(children) : 0);
  if (between < 6) return { gap: 'none' };
  return { gap: between < 16 ? 'small' : between < 40 ? 'medium' : 'large' };
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, '%': 8, vw: 14 };

/** The space at the sides of most parts, in pixels. */
function sidesOf(children: readonly Element[]): number {
  const spaces = children.map((child) => {
    const [margin, padding] = [insetsOf(child, 'margin'), insetsOf(child, 'padding')];
    const outer = Math.max(0, margin.left) + Math.max(0, margin.right);
    return outer + (isBare(child) ? padding.left + padding.right : 0);
  });
  return spaces.sort((one, two) => one - two)[Math.floor(spaces.length / 2)] || 0;
}

/** True if a part has no ground. */
const isBare = ({ kind, settings }: Element): boolean =>
  !settings[kind === 'widget' ? '_background_background' : 'background_background'];

/** The padding of a container that sets none, in pixels. */
const CONTAINER_PADDING = 10;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** The padding or margin of a part, in pixels. */
function insetsOf({ kind, settings }: Element, name: 'padding' | 'margin'): Insets {
  const value = settings[kind === 'widget' ? `_${name}` : name];
  const given = isRecord(value) ? value : {};
  const otherwise = kind === 'container' && name === 'padding' ? CONTAINER_PADDING : 0;
  const side = (key: string) =>
    isBlank(given[key]) ? otherwise : (Number(given[key]) || 0) * (PIXELS[String(given.unit)] ?? 1);
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
}

/** The room that the parts of a band add above and below, if they have no ground. */
export function roomAround({ children }: Element): number {
  const insets = children.filter(isBare).map((child) => insetsOf(child, 'padding'));
  return Math.max(0, ...insets.map(({ top, bottom }) => Math.min(top, bottom)));
}

/** A usual window, in pixels. */
const WINDOW = 1440;
/** The distance of a wide band's content from the edge of the window, in pixels. */
const GUTTER = 40;

/** The room at one side of a part without a ground, in pixels of a usual window. */
function sideRoom(part: Element | undefined, side: 'left' | 'right'): number {
  if (!part || !isBare(part)) return 0;
  const { padding } = part.settings;
  if (part.kind === 'widget' || !isRecord(padding)) return 0;
  return (
    (Number(padding[side]) || 0) * (padding.unit === '%' ? WINDOW / 100 : (PIXELS[String(padding.unit)] ?? 1))
  );
}

/** The room outside the first and the last part of a row as wide as the window, in percent of the row. */
export function outerRoom(children: readonly Element[]): { start: number; end: number } {
  const share = (room: number) =>
    room < 2 * GUTTER ? 0 : Math.min(20, (100 * (room - GUTTER)) / (WINDOW - 2 * GUTTER));
  return { start: share(sideRoom(children[0], 'left')), end: share(sideRoom(children.at(-1), 'right')) };
}

/** True if the content of an element, or of its only child, is as far from both edges as boxed content. */
export function isInset(element: Element): boolean {
  const isAway = (part: Element) => Math.min(sideRoom(part, 'left'), sideRoom(part, 'right')) >= 100;
  const isBoxed = ({ kind, settings }: Element) =>
    kind === 'container' && (settings.content_width === 'boxed' || isRecord(settings.boxed_width));
  const [only, ...more] = element.children;
  const isOnlyInset = only && more.length === 0 && isBare(only) && (isBoxed(only) || isAway(only));
  return isAway({ ...element, settings: { padding: element.settings.padding } }) || Boolean(isOnlyInset);
}

const widthIn = (value: unknown): number =>
  isRecord(value) && (value.unit ?? 'px') === 'px' ? Number(value.size) || 0 : 0;

/** The width that the content of a section or container stops at, in pixels; 0 for none. */
export function boxOf({ kind, settings }: Pick<Element, 'kind' | 'settings'>): number {
  const isFull = settings.layout === 'full_width' || settings.content_width === 'full';
  if (isFull || kind === 'widget' || kind === 'column') return 0;
  return widthIn(kind === 'section' ? settings.content_width : settings.boxed_width);
}

/** Centres the parts of a box that is narrower than its room. */
export const inBox = (nodes: readonly Node[], box: number, room: Room): Node[] => [
  {
    type: 'columns',
    columns: { desktop: 1, tablet: 1, mobile: 1 },
    widths: { desktop: [Math.round((100 * box) / room.desktop)] },
    justify: 'center',
    children: stack(nodes),
  },
];

/** The widest content, in pixels, that is nearer to a narrow Kavling band than to a usual one. */
const NARROW = 940;
/** The width of a narrow band's content on a desktop, in pixels. */
export const SLIM = 690;

/** True if the content of a band, or of its only child, is in a narrow strip in the middle of it. */
export function isSlim({ kind, settings, children }: Element): boolean {
  if (kind === 'widget') return false;
  const own = boxOf({ kind, settings });
  if (own > 0) return own <= NARROW;
  const [only, ...more] = children;
  return (
    kind === 'container' && more.length === 0 && only?.kind === 'container' && isBare(only) && isSlim(only)
  );
}

/** True if the content of a band extends to the edges of the window. */
const isWide = (element: Element): boolean =>
  (element.settings.layout === 'full_width' || element.settings.content_width === 'full') &&
  !isInset(element);

/** The room in a band of the page. */
export function bandRoom(element: Element): Room {
  if (isSlim(element)) return { ...pageRoom, desktop: SLIM, tablet: Math.min(SLIM, pageRoom.tablet) };
  return isWide(element) ? { ...pageRoom, desktop: WINDOW - 2 * GUTTER } : pageRoom;
}

/** Widgets that fill their room to its edges. */
const TO_THE_EDGE = new Set(['image', 'section', 'gallery', 'image-carousel', 'video', 'map']);

const isFilled = ({ type, look, children }: Node): boolean =>
  TO_THE_EDGE.has(type) ||
  Boolean(look && look !== 'plain') ||
  (type === 'columns' && Array.isArray(children) && (children as Node[]).every(isFilled));

/** A gap where bare text would touch the ground or the image next to it, or below it on a phone. */
export function gapBeside({ gap }: { readonly gap?: unknown }, children: readonly Node[]): { gap?: string } {
  const filled = children.filter(isFilled).length;
  return gap === 'none' && filled > 0 && filled < children.length ? { gap: 'medium' } : {};
}

/** A gap as Elementor saves it: one size, or one for columns and one for rows. */
export function gapIn(settings: Settings, key: string): number | undefined {
  const value = settings.raw[key];
  const own = settings.number(key);
  if (own !== undefined || !isRecord(value)) return own;
  const gaps = [value.column, value.row].flatMap((size) =>
    size === undefined || size === '' ? [] : Number(size),
  );
  return gaps.length ? Math.max(...gaps) : undefined;
}

/** Widgets that are narrower than their room and have no setting for their side. */
const ON_SIDE = new Set(['button', 'lead-button', 'lead-form', 'share']);

/** Where a column puts what a row would put on a side. */
export const ACROSS: Readonly<Record<string, string>> = { start: 'top', center: 'middle', end: 'bottom' };

/**
 * A part that is as wide as its words, on another side on smaller screens: a column puts it there where a row puts it
 * elsewhere on a desktop.
 */
export function onSidePerScreen(node: Node, { desktop, tablet, mobile }: PerScreen<string>): Node {
  const small = mobile === desktop ? tablet : mobile;
  const directionOf = (side: string) => (side === desktop ? 'row' : 'column');
  return {
    type: 'columns',
    layout: 'flex',
    direction: { desktop: 'row', tablet: directionOf(tablet), mobile: directionOf(mobile) },
    justify: desktop,
    verticalAlign: ACROSS[small] ?? 'top',
    // A button in its own column is as wide as its text, and follows the column.
    children: ON_SIDE.has(node.type)
      ? [{ type: 'columns', columns: { desktop: 1 }, children: [node] }]
      : [node],
  };
}

/** The part that was put on its side; any other stays. */
export function withoutSide(node: Node): Node {
  const [only, ...more] = Array.isArray(node.children) ? (node.children as Node[]) : [];
  if (node.type !== 'columns' || !only || more.length > 0 || node.look || node.id || node.hideOn) return node;
  if (node.layout === 'flex' && node.justify && ON_SIDE.has(only.type)) return only;
  const isNested = node.layout === 'flex' && node.verticalAlign && only.type === 'columns';
  const [inner] = isNested && Array.isArray(only.children) ? (only.children as Node[]) : [];
  return inner && ON_SIDE.has(inner.type) ? inner : node;
}

/** Parts of a stack on the side that the stack gives them, unless they chose one themselves. */
export function onSide(cell: Node[], side: string | undefined): Node[] {
  if (side !== 'center' && side !== 'end') return cell;
  return cell.map((node) => {
    if (ON_SIDE.has(node.type))
      return {
        type: 'columns',
        layout: 'flex',
        direction: { desktop: 'row' },
        justify: side,
        children: [node],
      };
    const isShort =
      node.type === 'heading' || (node.type === 'text' && JSON.stringify(node.content).length < 90);
    return isShort && !node.align ? { ...node, align: side } : node;
  });
}
