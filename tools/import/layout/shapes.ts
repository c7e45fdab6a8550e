import { isRecord } from '../../../src/lib/is-record.ts';
import type { Element } from '../envelope.ts';

const SHAPES: readonly (readonly [string, number])[] = [
  ['portrait', 0.75],
  ['square', 1],
  ['landscape', 4 / 3],
  ['wide', 16 / 9],
];

/** Kavling's shape nearest to a width and a height. */
export function shapeNear(width: number, height: number): string {
  const off = (ratio: number) => Math.abs(Math.log((ratio * height) / width));
  return SHAPES.reduce((best, one) => (off(one[1]) < off(best[1]) ? one : best))[0];
}

/** A usual window, per unit of it. */
const PIXELS: Readonly<Record<string, number>> = { px: 1, vh: 8, rem: 16, em: 16 };

/** A length in pixels of a usual window. */
export const pixelsOf = (value: unknown): number =>
  isRecord(value) ? (Number(value.size) || 0) * (PIXELS[String(value.unit ?? 'px')] ?? 0) : 0;

const HEIGHTS = [
  [0.5, 'half'],
  [0.82, 'tall'],
  [1, 'screen'],
] as const;

/** The band height nearest to a height in pixels of a usual window; undefined for a low one. */
export function heightNear(pixels: number): string | undefined {
  const share = pixels / (100 * (PIXELS.vh ?? 8));
  if (share < 0.43) return undefined;
  const off = ([one]: (typeof HEIGHTS)[number]) => Math.abs(one - share);
  return HEIGHTS.reduce((best, one) => (off(one) < off(best) ? one : best))[1];
}

/** The height of a picture with text over it, in the middle of a page: half a screen from a third of one on. */
export const partHeight = (pixels: number): string | undefined =>
  heightNear(pixels) ?? (pixels >= 260 ? 'half' : undefined);

const PLACES: Readonly<Record<string, string>> = {
  top: 'top',
  'flex-start': 'top',
  bottom: 'bottom',
  'flex-end': 'bottom',
};

/** The least height of a part, and where its content is in it: at the top, unless another place was chosen. */
export function standingOf({ kind, settings }: Element): { minHeight?: string; place?: string } {
  const minHeight = partHeight(pixelsOf(settings.min_height) || pixelsOf(settings.custom_height));
  const isRow = String(settings.flex_direction ?? 'column').startsWith('row');
  const key = kind !== 'container' ? 'content_position' : isRow ? 'flex_align_items' : 'flex_justify_content';
  const chosen = String(settings[key] ?? '');
  const place = PLACES[chosen] ?? (/^(?:center|middle)$/.test(chosen) ? 'middle' : 'top');
  return minHeight ? { minHeight, place } : {};
}

/** The height of a part without its content: its least height, or that of the spacers in it. */
export const heightOf = ({ settings, children }: Element): number =>
  Math.max(
    pixelsOf(settings.min_height),
    children.reduce((all, { type, settings: own }) => all + (type === 'spacer' ? pixelsOf(own.space) : 0), 0),
  );
