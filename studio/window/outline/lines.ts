import { formatPointer, type Path } from '../../../src/document/path.ts';
import type { Place } from '../state/places.ts';
import type { Rows } from './rows.ts';

/** The height of a row, in pixels. */
export const ROW = 28;
/** The indentation of each level. */
export const INDENT = 14;
/** Where the arrows of the first level begin. */
export const EDGE = 6;

/** Where a place shows in the outline: a line between two rows, or a row that takes it in. */
export interface Line {
  readonly place: Pick<Place, 'list' | 'index'>;
  /** Pixels from the top of the rows: of the line, or of the middle of the row. */
  readonly y: number;
  readonly level: number;
  /** The row that it goes into, when that shows nothing of what is in it. */
  readonly into: number | undefined;
}

/** Where a place shows; nothing when it is inside something that is closed twice over. */
export function lineOf(
  { list, at }: Rows,
  place: Pick<Place, 'list' | 'index'> & { readonly before?: Place['before']; readonly count: number },
): Line | undefined {
  const before = place.before && at.get(formatPointer(place.before.path));
  const row = before === undefined ? undefined : list[before];
  if (before !== undefined && row) return { place, y: before * ROW, level: row.level, into: undefined };
  const last = at.get(formatPointer([...place.list, place.count - 1]));
  if (last !== undefined) {
    const end = list[last]?.end ?? last + 1;
    return { place, y: end * ROW, level: list[last]?.level ?? 1, into: undefined };
  }
  const holder = holderRow(at, place.list);
  if (holder === undefined || place.index < place.count) return undefined;
  return { place, y: (holder + 0.5) * ROW, level: (list[holder]?.level ?? 0) + 1, into: holder };
}

/** The row of what a list is in: `…/items/0` for a tab, `…` for a widget with one list. */
function holderRow(at: Rows['at'], list: Path): number | undefined {
  return at.get(formatPointer(list)) ?? at.get(formatPointer(list.slice(0, -1)));
}

/** The line that is nearest to a point; of several at one height, the one whose indentation is nearest. */
export function nearestLine(lines: readonly Line[], x: number, y: number): Line | undefined {
  let best: Line | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const far =
      Math.abs(line.y - y) + Math.min(ROW, Math.abs(EDGE + (line.level - 1) * INDENT + ROW - x)) / ROW;
    if (far < least) [best, least] = [line, far];
  }
  return best;
}
