import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { gapIn, gapOf, type Layout } from './looks.ts';
import { ownValue, perScreen, type Room, screens, valueOn } from './room.ts';
import { asColumns, fittedTracks, needsOf } from './row.ts';

/** A grid, whose columns have shares of their own. */
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
  return {
    rooms: element.children.map(() => perScreen((screen) => room[screen] / tracks[screen].length)),
    make(cells) {
      const full = cells.filter((cell) => cell.length > 0);
      const fit = perScreen((screen) =>
        fittedTracks(tracks[screen], needsOf(full, screen), room, screen, conversion),
      );
      const gap = gapOf(gapIn(settings, 'grid_gaps'));
      const children = full.flatMap((cell) => stack(cell));
      return full.length ? [{ type: 'columns', ...asColumns(fit), ...gap, children }] : [];
    },
  };
}

/** `{ unit: 'fr', size: 3 }` or `1fr 2fr`, in percent. */
function gridTracks(value: unknown, otherwise: number): number[] {
  const size = isRecord(value) ? value.size : value;
  const parts = String(size ?? '')
    .split(/\s+/)
    .flatMap((part) => (/^[\d.]+fr$/.test(part) ? [Number.parseFloat(part)] : []));
  if (parts.length > 1) {
    const all = parts.reduce((sum, one) => sum + one, 0);
    return parts.slice(0, 12).map((part) => (100 * part) / all);
  }
  const count = Math.min(12, Math.max(1, Math.round(Number(size) || otherwise)));
  return Array.from({ length: count }, () => 100 / count);
}
