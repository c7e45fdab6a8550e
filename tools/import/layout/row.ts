import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { narrowest, type PerScreen, perScreen, type Room, type Screen, screens } from '../room.ts';
import { stack } from '../stack.ts';
import { alike, withFittedHeadings } from './headings.ts';
import { fitted, isEven, linesOf, patternOf, withNeeds } from './lines.ts';
import { ACROSS, gapBeside, withoutSide } from './looks.ts';
import { needOf } from './needs.ts';
import { isUnseen } from './placeholders.ts';
import { hiddenScreens, isSeenOn } from './screens.ts';
import type { Basis } from './sizes.ts';
import { besideSpace, growing, isSpace, type Row, sum, withUnseen } from './spaces.ts';

const GAP = 24;
const MOST_COLUMNS = 12;
const stacked: Basis = { share: 100, isAuto: false, grows: false };

const basesOn = (row: Row, group: readonly number[], screen: Screen): Basis[] =>
  group.map((at) => (row.stacks[screen] ? stacked : (row.bases[screen][at] ?? stacked)));

const linesOn = (row: Row, group: readonly number[], screen: Screen) =>
  linesOf(basesOn(row, group, screen), row.wraps[screen] || row.stacks[screen]);

/** The room of each part of a row. */
export function roomsOf(row: Row, children: readonly Element[], room: Room): Room[] {
  const shares = perScreen((screen) => {
    const seen = children.flatMap((child, at) => (hiddenScreens(child).includes(screen) ? [] : [at]));
    const bases = basesOn(row, seen, screen);
    const widths = linesOn(row, seen, screen).flatMap((line) => {
      const parts = fitted(line.flatMap((at) => bases[at] ?? []));
      return parts.map((share) => (share / 100) * (room[screen] - GAP * (line.length - 1)));
    });
    return new Map(seen.map((at, place) => [at, widths[place]]));
  });
  return children.map((_, at) => perScreen((screen) => Math.max(80, shares[screen].get(at) ?? room[screen])));
}

/** Converts a row to columns: lines that differ become one widget each; crushed parts get fewer columns or a stack. */
export function rowNodes(given: Row, made: readonly Node[][], room: Room, conversion: Conversion): Node[] {
  const isFull = made.some((cell) => !isAside(cell));
  const cells = isFull ? made.map((cell) => (isAside(cell) ? [] : cell)) : made;
  // Link targets and placeholders take no column.
  const places = isFull ? made.filter(isAside).flatMap((cell) => cell.filter(isKept)) : [];
  const row = places.length ? growing(given) : given;
  return [...places, ...columnsOf(row, cells, room, conversion)];
}

/** True if a part takes no column: it only makes room, or is hidden until its placeholder is replaced. */
const isAside = (cell: readonly Node[]): boolean => isSpace(cell) || cell.every(isUnseen);
const isKept = ({ type, id }: Node): boolean => id !== undefined || type !== 'spacer';

function columnsOf(given: Row, cells: readonly Node[][], room: Room, conversion: Conversion): Node[] {
  const kept = cells.flatMap((cell, at) => (cell.length > 0 ? [at] : []));
  if (kept.length === 0) return [];
  const row = besideSpace(given, kept);
  const bare = cells.map((cell, at) => (row.bases.desktop[at]?.isAuto ? cell.map(withoutSide) : cell));
  if (isInline(row, kept, bare)) return [inlineRow(row, kept, bare, cells)];
  const seen = kept.filter((at) => isSeenOn(cells[at] ?? [], 'desktop'));
  if (seen.length === 0) return gridOf(row, kept, cells, room, conversion);
  const lines = linesOn(row, seen, 'desktop').map((line) => line.flatMap((at) => seen[at] ?? []));
  const shares = lines.map((line) => fitted(basesOn(row, line, 'desktop')));
  const groups = patternOf(shares) ? [kept] : withUnseen(lines, kept);
  return groups.flatMap((group) => gridOf(row, group, cells, room, conversion));
}

function gridOf(
  row: Row,
  group: readonly number[],
  cells: readonly Node[][],
  room: Room,
  conversion: Conversion,
): Node[] {
  const [first = 0] = group;
  if (group.length === 1) return narrowed(cells[first] ?? [], row, first, room);
  const parts = group.map((at) => cells[at] ?? []);
  const fitting = perScreen((screen) => {
    const seen = group.filter((at) => isSeenOn(cells[at] ?? [], screen));
    const needs = needsOf(
      seen.map((at) => cells[at] ?? []),
      screen,
    );
    // A part that is alone has the room of the hidden ones.
    const isAlone = seen.length < 2;
    return isAlone ? [100] : tracksOn(row, seen, needs, room, screen, conversion);
  });
  if (screens.every((screen) => fitting[screen].length === 1)) return parts.flat();
  const { tracks, ...inset } = withOuterRoom(row, fitting, group.length);
  const sized = alike(parts.map((cell, at) => withFittedHeadings(cell, roomIn(tracks, at, room))));
  const { verticalAlign = 'stretch' } = row.look;
  const isMiddle = (at: number) => verticalAlign === 'stretch' && row.middles?.[group[at] ?? -1];
  const children = sized.flatMap((cell, at) => stack(cell, isMiddle(at) && isBare(cell) ? MIDDLE : {}));
  const isStretched = children.some(({ look }) => look) || children.some(isMiddleStack);
  return [
    {
      type: 'columns',
      ...asColumns(tracks),
      ...inset,
      ...row.look,
      ...gapBeside(row.look, children),
      ...(isStretched ? { verticalAlign } : {}),
      children,
    },
  ];
}

const MIDDLE = { verticalAlign: 'middle' };
const isBare = (cell: readonly Node[]): boolean =>
  cell.every(({ type, look }) => !look || type === 'button' || type === 'lead-button' || type === 'divider');
const isMiddleStack = ({ type, verticalAlign }: Node): boolean =>
  type === 'columns' && verticalAlign === 'middle';

/** Columns that keep the room outside a row as wide as the window. */
function withOuterRoom({ outer, look }: Row, tracks: PerScreen<readonly number[]>, count: number) {
  const { start = 0, end = 0 } = outer ?? {};
  const { desktop } = tracks;
  if (start + end === 0 || look.justify || desktop.length !== count || count < 2) return { tracks };
  const narrower = desktop.map((share, at) => share - (at === 0 ? start : 0) - (at === count - 1 ? end : 0));
  const justify = start === 0 ? 'start' : end === 0 ? 'end' : 'center';
  return Math.min(...narrower) < 15 ? { tracks } : { tracks: { ...tracks, desktop: narrower }, justify };
}

/** The room of a part of a grid on the narrowest window of each kind. */
export const roomIn = (tracks: PerScreen<readonly number[]>, at: number, room: Room): Room =>
  perScreen((screen) => {
    const count = tracks[screen].length;
    const whole = room[screen] * narrowest[screen] - GAP * (count - 1);
    return ((tracks[screen][at % count] ?? 100) / 100) * whole;
  });

/** The columns of a group on one screen, in percent. */
function tracksOn(
  row: Row,
  group: readonly number[],
  needs: readonly number[],
  room: Room,
  screen: Screen,
  conversion: Conversion,
): number[] {
  const bases = basesOn(row, group, screen);
  const lines = linesOn(row, group, screen).map((line) => fitted(line.flatMap((at) => bases[at] ?? [])));
  const fewest = Math.min(...lines.slice(0, Math.max(1, lines.length - 1)).map((line) => line.length));
  const wanted = (patternOf(lines) ?? even(fewest)).slice(0, MOST_COLUMNS);
  return fittedTracks(wanted, needs, room, screen, conversion);
}

/** Readable columns: wider where the content needs it, or fewer of equal width. */
export function fittedTracks(
  wanted: readonly number[],
  needs: readonly number[],
  room: Room,
  screen: Screen,
  conversion: Conversion,
): number[] {
  const least = (columns: number) => {
    const width = Math.max(1, room[screen] * narrowest[screen] - GAP * (columns - 1));
    return Array.from(
      { length: columns },
      (_, column) => (100 * Math.max(0, ...needs.filter((_need, at) => at % columns === column))) / width,
    );
  };
  const kept = withNeeds(wanted, least(wanted.length));
  if (kept) return kept;
  const fewer = Array.from({ length: wanted.length - 1 }, (_, at) => wanted.length - 1 - at);
  const fits = fewer.filter((count) => least(count).every((need) => need <= 100 / count));
  // Full lines if possible, or at least more than one part on the last one.
  const rest = (count: number) => needs.length % count;
  const [most = 1] = fits;
  const columns =
    fits.find((count) => count > 1 && rest(count) === 0 && count * 3 >= most) ??
    fits.find((count) => count > 1 && rest(count) !== 1) ??
    most;
  if (screen === 'desktop')
    conversion.addNote(`${wanted.length} columns would be too narrow to read and became ${columns}.`);
  return even(columns);
}

/** The least width of each cell, in pixels. */
export const needsOf = (cells: readonly (readonly Node[])[], screen: Screen): number[] =>
  cells.map((cell) => Math.max(0, ...cell.map((node) => needOf(node, screen))));

const even = (count: number): number[] => Array.from({ length: count }, () => 100 / count);
const isWhole = (shares: readonly number[]) => isEven(shares) && sum(shares) > 90;

/** True if a row has become one column, which fills the screen. */
const isFilledOn = (screen: Screen, tracks: PerScreen<readonly number[]>): boolean =>
  tracks[screen].length === 1 && tracks.desktop.length > 1;

/** Columns in the form of the `columns` widget. */
export function asColumns(tracks: PerScreen<readonly number[]>): Record<string, unknown> {
  const widths = screens.flatMap((screen) =>
    isWhole(tracks[screen]) || isFilledOn(screen, tracks)
      ? []
      : [[screen, tracks[screen].map((share) => Math.max(2, Math.min(100, Math.round(share))))] as const],
  );
  return {
    columns: perScreen((screen) => tracks[screen].length),
    ...(widths.length ? { widths: Object.fromEntries(widths) } : {}),
  };
}

/** A part alone on its line, as narrow as it was. */
function narrowed(cell: Node[], row: Row, at: number, room: Room): Node[] {
  const share = (screen: Screen) => fitted(basesOn(row, [at], screen))[0] ?? 100;
  const fits = (screen: Screen) =>
    (share(screen) / 100) * room[screen] * narrowest[screen] > (needsOf([cell], screen)[0] ?? 0);
  const widest = row.look.justify ? 92 : 80;
  const isNarrow = !row.bases.desktop[at]?.isAuto && share('desktop') < widest && fits('desktop');
  if (!isNarrow || cell.every(isUnseen)) return cell;
  const { reverseOn: _reverse, ...look } = row.look;
  const tracks = perScreen((screen) => [fits(screen) ? share(screen) : 100]);
  return [{ type: 'columns', ...asColumns(tracks), ...look, children: stack(cell) }];
}

/** Parts of a stack as narrow as they were, each on its own side. */
export function narrowedInStack(
  cells: readonly Node[][],
  row: Row,
  room: Room,
  sides: readonly (string | undefined)[],
): Node[] {
  return cells.flatMap((cell, at) => {
    const justify = sides[at];
    const own = justify === undefined ? row : { ...row, look: { ...row.look, justify } };
    return cell.length ? narrowed(cell, own, at, room) : [];
  });
}

const INLINE = new Set(['button', 'lead-button', 'heading', 'text', 'icon-list']);

/** True if a part is as wide as its text, or as a small picture: a logo. */
const isSmall = (node: Node): boolean =>
  (INLINE.has(node.type) && node.look !== 'card') ||
  (node.type === 'image' && Number(node.maxWidth) > 0) ||
  (node.type === 'columns' &&
    node.layout === 'flex' &&
    !node.look &&
    isRecord(node.direction) &&
    node.direction.mobile === 'row');

/** True if all parts are small and as wide as their text: buttons, labels, a logo's name. */
function isInline(row: Row, kept: readonly number[], cells: readonly Node[][]): boolean {
  if (kept.length < 2 || row.stacks.desktop) return false;
  const bases = kept.flatMap((at) => row.bases.desktop[at] ?? []);
  const fits = sum(bases.map(({ share }) => share)) <= 100 || bases.every(({ share }) => share < 45);
  return (
    fits &&
    bases.every(({ isAuto, grows }) => isAuto && !grows) &&
    kept.every((at) => {
      const [only, ...more] = cells[at] ?? [];
      return more.length === 0 && only && isSmall(only);
    })
  );
}

function inlineRow(
  row: Row,
  kept: readonly number[],
  bare: readonly Node[][],
  cells: readonly Node[][],
): Node {
  const { reverseOn: _reverse, ...look } = row.look;
  const direction = perScreen((screen) => (row.stacks[screen] ? 'column' : 'row'));
  const children = kept.flatMap((at) => bare[at] ?? []);
  const side = phoneSideOf(row, kept, cells);
  if (!side) return { type: 'columns', layout: 'flex', direction, ...look, children };
  return {
    type: 'columns',
    layout: 'flex',
    direction: { ...direction, mobile: 'column' },
    ...look,
    verticalAlign: side,
    // A button that must not be as wide as the screen gets a separate column.
    children:
      side === 'stretch'
        ? children
        : children.map((child) => ({ type: 'columns', columns: { desktop: 1 }, children: [child] })),
  };
}

/** The side of small parts on phones if it differs from a desktop: the row's, or their common side if they stack. */
function phoneSideOf(row: Row, kept: readonly number[], cells: readonly Node[][]): string | undefined {
  const isElsewhere = row.phoneSide !== (row.look.justify ?? 'start');
  // Stacked parts go to the start by default.
  const isPut = row.stacks.mobile ? row.phoneSide !== 'start' || isElsewhere : isElsewhere;
  const own = row.phoneSide && isPut ? ACROSS[row.phoneSide] : undefined;
  if (own || !row.stacks.mobile) return own;
  const sides = kept
    .map((at) => cells[at]?.[0])
    .map((node) => node && node.layout === 'flex' && node.verticalAlign);
  const [first] = sides;
  return first && sides.every((side) => side === first) ? String(first) : undefined;
}
