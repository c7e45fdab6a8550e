import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { ownValue, perScreen, type Room, type Screen, screens, valueOn } from '../room.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { alike, withFittedHeadings } from './headings.ts';
import { gapBeside, gapIn, gapOf, type Layout } from './looks.ts';
import { asColumns, fittedTracks, needsOf, roomIn, roomsOf, rowNodes } from './row.ts';
import { isSeenOn } from './screens.ts';
import { type Row, sum } from './spaces.ts';

/** Lays out a grid, whose columns have custom shares. */
export function gridLayout(settings: Settings, element: Element, room: Room, conversion: Conversion): Layout {
  const { raw } = settings;
  settings.ignore(
    ...screens.flatMap((screen) => [
      `grid_columns_grid${screen === 'desktop' ? '' : `_${screen}`}`,
      `grid_rows_grid${screen === 'desktop' ? '' : `_${screen}`}`,
    ]),
    'grid_auto_flow',
    'grid_gaps',
  );
  const tracks = perScreen((screen) =>
    gridTracks(
      screen === 'mobile'
        ? ownValue(raw, 'grid_columns_grid', screen)
        : valueOn(raw, 'grid_columns_grid', screen),
      screen === 'mobile' ? 1 : 3,
    ),
  );
  const spans = perScreen((screen) =>
    element.children.map((child) => spanOf(child, screen, tracks[screen].length)),
  );
  // Parts that span columns get separate lines; the others keep their share next to them.
  if (spans.desktop.some((span) => span > 1)) {
    const row: Row = {
      bases: perScreen((screen) =>
        sharesOf(spans[screen], tracks[screen]).map((share) => ({ share, isAuto: false, grows: false })),
      ),
      wraps: perScreen(() => true),
      stacks: perScreen(() => false),
      look: gapOf(gapIn(settings, 'grid_gaps')),
    };
    const below = placesBelow(element, spans.desktop, tracks.desktop.length);
    const rooms = roomsOf(row, element.children, room);
    return {
      rooms: rooms.map((own, at) => rooms[below.get(at) ?? at] ?? own),
      make: (cells) => rowNodes(row, joined(cells, below), room, conversion),
    };
  }
  return {
    rooms: element.children.map((_, at) =>
      perScreen((screen) => {
        const columns = tracks[screen];
        return (room[screen] * (columns[at % columns.length] ?? 100)) / 100;
      }),
    ),
    make(cells) {
      const full = cells.filter((cell) => cell.length > 0);
      const seen = (screen: Screen) => full.filter((cell) => isSeenOn(cell, screen));
      const fit = perScreen((screen) =>
        fittedTracks(tracks[screen], needsOf(seen(screen), screen), room, screen, conversion),
      );
      const gap = gapOf(gapIn(settings, 'grid_gaps'), element.children);
      const sized = alike(full.map((cell, at) => withFittedHeadings(cell, roomIn(fit, at, room))));
      const children = sized.flatMap((cell) => stack(cell));
      const look = { ...gap, ...gapBeside(gap, children) };
      const stretch = children.some(({ look }) => look) ? { verticalAlign: 'stretch' } : {};
      return full.length ? [{ type: 'columns', ...asColumns(fit), ...look, ...stretch, children }] : [];
    },
  };
}

/** The share of each part, in percent: that of the columns in which the grid puts it. */
function sharesOf(spans: readonly number[], tracks: readonly number[]): number[] {
  let column = 0;
  return spans.map((span) => {
    if (column + span > tracks.length) column = 0;
    const share = sum(tracks.slice(column, column + span));
    column += span;
    return Math.min(100, share);
  });
}

/** Parts in the last column next to one that spans rows, by the part of that column above them. */
function placesBelow(
  { children }: Element,
  spans: readonly number[],
  columns: number,
): ReadonlyMap<number, number> {
  const below = new Map<number, number>();
  children.forEach((child, at) => {
    const rows = rowSpanOf(child);
    const isBesideOne = spans[at] === columns - 1 && spans[at + 1] === 1;
    if (rows < 2 || !isBesideOne || below.has(at) || below.has(at - 1)) return;
    const more = spans.slice(at + 2, at + 1 + rows);
    for (const [step, span] of more.entries()) if (span === 1) below.set(at + 2 + step, at + 1);
  });
  return below;
}

/** Joins parts with those below them. */
const joined = (cells: Node[][], below: ReadonlyMap<number, number>): Node[][] =>
  cells.map((cell, at) => {
    if (below.has(at)) return [];
    const more = cells.filter((_, other) => below.get(other) === at);
    return more.length ? [...cell, ...more.flat()] : cell;
  });

/** The number of grid rows that an element takes. */
const rowSpanOf = ({ kind, settings }: Element): number => {
  const key = kind === 'widget' ? '_grid_row' : 'grid_row';
  const text = String((settings[key] === 'custom' ? settings[`${key}_custom`] : settings[key]) ?? '');
  return Number(/^\s*(?:span\s+)?(\d+)\s*$/.exec(text)?.[1] ?? 1);
};

/** The number of grid columns that an element takes. */
function spanOf({ kind, settings }: Element, screen: Screen, columns: number): number {
  const key = kind === 'widget' ? '_grid_column' : 'grid_column';
  const chosen = valueOn(settings, key, screen);
  const text = String((chosen === 'custom' ? valueOn(settings, `${key}_custom`, screen) : chosen) ?? '1');
  const lines = /^\s*(\d+)\s*\/\s*(-?\d+)\s*$/.exec(text);
  const end = Number(lines?.[2]);
  const span = lines
    ? (end < 0 ? columns + 2 + end : end) - Number(lines[1])
    : Number(/^\s*(?:span\s+)?(\d+)\s*$/.exec(text)?.[1] ?? 1);
  return Math.min(columns, Math.max(1, span));
}

/** `repeat(3, minmax(0, 1fr))` */
const REPEAT = /repeat\(\s*(\d+)\s*,\s*(?:minmax\([^()]*\)|[^()]*)\)/g;

/** `{ unit: 'fr', size: 3 }` or `1fr 2fr`, in percent. */
function gridTracks(value: unknown, otherwise: number): number[] {
  const size = isRecord(value) ? value.size : value;
  const text = String(size ?? '').replace(REPEAT, (_all, times: string) =>
    ' 1fr'.repeat(Math.min(12, Number(times))),
  );
  const parts = text
    .trim()
    .split(/\s+/)
    .flatMap((part) => (/^[\d.]+fr$/.test(part) ? [Number.parseFloat(part)] : []));
  if (parts.length > 1) {
    const all = parts.reduce((sum, one) => sum + one, 0);
    return parts.slice(0, 12).map((part) => (100 * part) / all);
  }
  const count = Math.min(12, Math.max(1, Math.round(Number(size) || otherwise)));
  return Array.from({ length: count }, () => 100 / count);
}
