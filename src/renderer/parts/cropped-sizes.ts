import type { Picture } from '../../lib/picture.ts';

/** Width by height of what an author calls the shape of a picture; its own where it is not here. */
const SHAPES: Readonly<Record<string, number>> = {
  square: 1,
  landscape: 4 / 3,
  wide: 16 / 9,
  portrait: 3 / 4,
};

/**
 * `sizes` of a picture that is cropped to a shape. A crop that takes from its sides shows it larger than the frame is
 * wide, and needs a larger file.
 * @returns undefined where the frame is as wide as the picture is shown
 */
export function croppedSizes(
  sizes: string,
  { width, height, mobile }: Picture,
  shape: string,
): string | undefined {
  const ratio = SHAPES[shape];
  const factor = ratio === undefined || mobile ? 1 : width / height / ratio;
  if (!(factor > 1.05)) return undefined;
  const grown = (_: string, length: string, unit: string) => `${Math.round(Number(length) * factor)}${unit}`;
  return sizes
    .split(',')
    .map((part) => part.replace(/([\d.]+)(vw|px|rem)$/, grown))
    .join();
}
