import sharp from 'sharp';
import type { PictureReading } from '../../diagnostics/rules/rule.ts';
import { largestSide, widthsFor } from './image-presets.ts';

/** What browsers show and the build can cut. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'svg', 'heif']);

/** Reads a picture to its last pixel, as the build will: what this refuses cannot be cut, what it takes can. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  const told = await readHeader(bytes);
  if (told.kind !== 'photo' && told.kind !== 'drawing') return told;
  try {
    const small = sharp(bytes).resize(32, 32, { fit: 'inside' });
    await (told.kind === 'drawing' ? small.png() : small.raw()).toBuffer();
    return told;
  } catch {
    return { kind: 'unreadable' };
  }
}

/** What the header of a picture says. Its pixels may still turn out to be damaged. */
export async function readHeader(bytes: Uint8Array): Promise<PictureReading> {
  if (bytes.length === 0) return { kind: 'empty' };
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const { format, width = 0, height = 0, orientation = 1, pages = 1 } = await image.metadata();
    if (!FORMATS.has(format ?? '') || width === 0 || height === 0) return { kind: 'unreadable' };
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (format === 'svg') return { kind: 'drawing', width: across, height: down };
    const shown = Math.max(...widthsFor(across));
    const isHuge = width * height > MOST_PIXELS || (pages === 1 && (down / across) * shown > largestSide);
    return { kind: isHuge ? 'huge' : 'photo', width: across, height: down };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** As many as sharp takes by default. */
const MOST_PIXELS = 0x3fff * 0x3fff;
