import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { ownValue, type PerScreen, perScreen, type Room, screens, valueOn } from '../room.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { gridLayout } from './grid.ts';
import { gapIn, gapOf, type Layout, onSide, outerRoom } from './looks.ts';
import { narrowedInStack, roomsOf, rowNodes } from './row.ts';
import { besideWords } from './sides.ts';
import { basisOf } from './sizes.ts';
import type { Row } from './spaces.ts';

const SIDES: Readonly<Record<string, string>> = {
  'flex-start': 'start',
  start: 'start',
  left: 'start',
  center: 'center',
  'flex-end': 'end',
  end: 'end',
  right: 'end',
  'space-between': 'between',
  'space-around': 'around',
  'space-evenly': 'evenly',
};
const HEIGHTS: Readonly<Record<string, string>> = {
  center: 'middle',
  middle: 'middle',
  'flex-end': 'bottom',
  end: 'bottom',
  bottom: 'bottom',
  stretch: 'stretch',
  baseline: 'baseline',
};
const SECTION_GAPS: Readonly<Record<string, number>> = {
  default: 20,
  no: 0,
  narrow: 10,
  extended: 30,
  wide: 40,
  wider: 60,
};

const named = (key: string, name: string | undefined): Record<string, string> =>
  name ? { [key]: name } : {};
const listed = (key: string, list: readonly string[]) => (list.length ? { [key]: list } : {});

/** Returns the layout of a section, column or container. */
export function layoutOf(settings: Settings, element: Element, room: Room, conversion: Conversion): Layout {
  if (element.kind === 'section') return sectionLayout(settings, element, room, conversion);
  if (element.kind === 'column') return plainStack(element, room);
  if (settings.choice('container_type', 'flex') === 'grid')
    return gridLayout(settings, element, room, conversion);
  return containerLayout(settings, element, room, conversion);
}

const plainStack = (element: Element, room: Room): Layout => ({
  rooms: element.children.map(() => room),
  make: (cells) => besideWords(cells.flat()),
});

function sectionLayout(settings: Settings, element: Element, room: Room, conversion: Conversion): Layout {
  const reverse = ['mobile', 'tablet'].filter((screen) => settings.on(`reverse_order_${screen}`, false));
  settings.ignore('structure');
  const row: Row = {
    bases: basesOf(element, room),
    wraps: { desktop: false, tablet: true, mobile: true },
    stacks: { desktop: false, tablet: false, mobile: false },
    middles: element.children.map(isCentred),
    ...(settings.raw.layout === 'full_width' ? { outer: outerRoom(element.children) } : {}),
    look: {
      ...gapOf(SECTION_GAPS[settings.choice('gap', 'default')], element.children),
      ...named('verticalAlign', HEIGHTS[settings.choice('content_position', '')]),
      ...listed('reverseOn', reverse),
    },
  };
  return {
    rooms: roomsOf(row, element.children, room),
    make: (cells) => rowNodes(row, cells, room, conversion),
  };
}

/** True if the content of a section, column or container is vertically centred; a row of parts has no such setting. */
export function isCentred({ kind, settings }: Element): boolean {
  if (kind === 'widget') return false;
  const isStack = String(settings.flex_direction ?? 'column').startsWith('column');
  const key = kind === 'container' ? (isStack ? 'flex_justify_content' : '') : 'content_position';
  return /^(?:center|middle)$/.test(String(settings[key]));
}

const basesOf = (element: Element, room: Room): Row['bases'] =>
  perScreen((screen) => element.children.map((child) => basisOf(child, screen, room)));

const UNTOLD = screens.flatMap((screen) =>
  [
    'flex_gap',
    'grid_gaps',
    'flex_direction',
    'flex_wrap',
    'flex_align_items',
    'flex_justify_content',
    'width',
  ].map((key) => (screen === 'desktop' ? key : `${key}_${screen}`)),
);

function containerLayout(settings: Settings, element: Element, room: Room, conversion: Conversion): Layout {
  const { raw } = settings;
  settings.ignore(...UNTOLD, 'flex_align_content', '_flex_size', '_flex_order');
  const directions: PerScreen<string> = perScreen((screen) =>
    String(valueOn(raw, 'flex_direction', screen) ?? 'column'),
  );
  const isReversed = directions.desktop.endsWith('-reverse');
  const isRow = directions.desktop.startsWith('row');
  const look: Row['look'] & { justify?: string } = {
    ...gapOf(gapIn(settings, 'flex_gap'), isRow ? element.children : []),
    ...named('justify', SIDES[String(raw[isRow ? 'flex_justify_content' : 'flex_align_items'] ?? '')]),
    ...named('verticalAlign', isRow ? HEIGHTS[String(raw.flex_align_items ?? '')] : undefined),
    ...listed('reverseOn', reversedOn(directions, element.children.length)),
  };
  const order = orderOf(element, isReversed);
  const ordered = { ...element, children: order.flatMap((at) => element.children[at] ?? []) };
  const row: Row = {
    bases: basesOf(ordered, room),
    wraps: perScreen((screen) =>
      screen === 'mobile'
        ? ownValue(raw, 'flex_wrap', screen) !== 'nowrap'
        : valueOn(raw, 'flex_wrap', screen) === 'wrap' || keepWidths(element),
    ),
    stacks: perScreen((screen) => directions[screen].startsWith('column')),
    middles: ordered.children.map(isCentred),
    ...(raw.content_width === 'full' ? { outer: outerRoom(ordered.children) } : {}),
    phoneSide: phoneSideIn(raw, directions.mobile),
    look,
  };
  const rooms = roomsOf(row, ordered.children, room);
  const sides = ordered.children.map(
    ({ settings: own }) => SIDES[String(own._flex_align_self ?? '')] ?? look.justify,
  );
  return {
    rooms: element.children.map((_, at) => rooms[order.indexOf(at)] ?? room),
    make(cells) {
      const placed = order.map((at) => cells[at] ?? []);
      return isRow
        ? rowNodes(row, placed, room, conversion)
        : apart(
            besideWords(
              narrowedInStack(
                placed.map((cell, at) => onSide(cell, sides[at])),
                { ...row, stacks: NEVER },
                room,
                sides,
              ),
            ),
            gapIn(settings, 'flex_gap') ?? 0,
          );
    },
  };
}

/** Rows below each other as far apart as they were, if that is further than usual. */
function apart(nodes: Node[], pixels: number): Node[] {
  const rows = nodes.filter(isRow);
  const [first, last] = [nodes.findIndex(isRow), nodes.findLastIndex(isRow)];
  if (pixels < 40 || rows.length < 2 || last - first >= rows.length) return nodes;
  return [...nodes.slice(0, first), ...stack(rows, { gap: 'large' }), ...nodes.slice(last + 1)];
}

const isRow = ({ type, layout, columns, look }: Node): boolean =>
  type === 'columns' && layout !== 'flex' && !look && isRecord(columns) && Number(columns.desktop) > 1;

/** The side to which a row aligns its parts on phones. */
function phoneSideIn(raw: Settings['raw'], direction: string): string | undefined {
  const isRow = direction.startsWith('row');
  const own = isRow
    ? ownValue(raw, 'flex_justify_content', 'mobile')
    : valueOn(raw, 'flex_align_items', 'mobile');
  const side = SIDES[String(own ?? '')];
  return side === 'between' || side === 'around' || side === 'evenly' ? undefined : side;
}

/** True if no part shrinks, so that those that don't fit continue beyond the edge of the screen. */
const keepWidths = ({ children }: Element): boolean =>
  children.length > 1 &&
  children.every(
    ({ settings }) =>
      settings._flex_size === 'none' ||
      (settings._flex_size === 'custom' && Number(settings._flex_shrink) === 0),
  );

const NEVER: PerScreen<boolean> = { desktop: false, tablet: false, mobile: false };

/** The indexes of the children in visual order. */
function orderOf({ children }: Element, isReversed: boolean): number[] {
  const weight = ({ settings }: Element) => {
    const order = settings._flex_order;
    if (order === 'start') return -1;
    return order === 'end' ? 1 : 0;
  };
  const places = children.map((_, at) => at);
  if (isReversed) places.reverse();
  return places.sort((one, two) => weight(children[one] as Element) - weight(children[two] as Element));
}

/** The screens that reverse the desktop order of two parts. A reversed row that wraps keeps its order. */
function reversedOn(directions: PerScreen<string>, count: number): string[] {
  if (count !== 2) return [];
  const isTurned = (direction: string, isPhone: boolean) =>
    direction === 'column-reverse' || (direction === 'row-reverse' && !isPhone);
  return ['mobile', 'tablet'].filter(
    (screen) =>
      isTurned(directions[screen as 'mobile' | 'tablet'], screen === 'mobile') !==
      isTurned(directions.desktop, false),
  );
}
