import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import type { Room } from '../room.ts';
import type { Settings } from '../settings.ts';

/** How an element's parts stand, and what they become once they are made. */
export interface Layout {
  readonly rooms: readonly Room[];
  make(cells: Node[][]): Node[];
}

/** The space between parts, in steps of ours: the gap, and the padding of parts without a ground of their own. */
export function gapOf(pixels: number | undefined, children: readonly Element[] = []): { gap?: string } {
  if (pixels === undefined) return {};
  const between = pixels + (pixels < 16 ? paddingOf(children) : 0);
  if (between < 6) return { gap: 'none' };
  return { gap: between < 16 ? 'small' : between < 40 ? 'medium' : 'large' };
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, '%': 8, vw: 14 };

/** The padding at the sides of most parts, in pixels. */
function paddingOf(children: readonly Element[]): number {
  const paddings = children.map(({ kind, settings }) => {
    const isBare = !settings[kind === 'widget' ? '_background_background' : 'background_background'];
    const padding = settings[kind === 'widget' ? '_padding' : 'padding'];
    if (!isBare || !isRecord(padding)) return 0;
    return (Number(padding.left || 0) + Number(padding.right || 0)) * (PIXELS[String(padding.unit)] ?? 1);
  });
  return paddings.sort((one, two) => one - two)[Math.floor(paddings.length / 2)] || 0;
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

/** Widgets that are narrower than their room, and have no side of their own. */
const ON_SIDE = new Set(['button', 'lead-button', 'lead-form', 'countdown', 'share']);

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
