import { isRecord } from '../../../src/lib/is-record.ts';
import type { Node } from '../conversion.ts';
import type { Settings } from '../settings.ts';
import type { Room } from './room.ts';

/** How an element's parts stand, and what they become once they are made. */
export interface Layout {
  readonly rooms: readonly Room[];
  make(cells: Node[][]): Node[];
}

/** The space between parts, in steps of ours. */
export function gapOf(pixels: number | undefined): { gap?: string } {
  if (pixels === undefined) return {};
  if (pixels < 6) return { gap: 'none' };
  return { gap: pixels < 16 ? 'small' : pixels < 40 ? 'medium' : 'large' };
}

/** A gap as Elementor saves it: one size, or one for columns and one for rows. */
export function gapIn(settings: Settings, key: string): number | undefined {
  const value = settings.raw[key];
  const column = isRecord(value) ? Number(value.column || Number.NaN) : Number.NaN;
  return settings.number(key) ?? (Number.isFinite(column) ? column : undefined);
}

/** Parts of a stack on the side that the stack gives them, unless they chose one themselves. */
export function onSide(cell: Node[], side: string | undefined): Node[] {
  if (side !== 'center' && side !== 'end') return cell;
  return cell.map((node) => {
    if (node.type === 'button' || node.type === 'lead-button')
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
