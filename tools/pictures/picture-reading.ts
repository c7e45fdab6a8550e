import sharp from 'sharp';
import type { DrawingProblem } from './drawing/drawing-problem.ts';
import { drawnShapes } from './drawing/drawn-shapes.ts';
import { NoDrawing, readDrawing } from './drawing/read-drawing.ts';
import { largestSide, widthsFor } from './image-presets.ts';
import { pictureFormat } from './picture-format.ts';

/** The result of reading an image file completely. */
export type PictureReading =
  | { readonly kind: 'photo'; readonly width: number; readonly height: number }
  | {
      readonly kind: 'drawing';
      readonly width: number;
      readonly height: number;
      /** The names of each closed shape that has any. */
      readonly names?: readonly (readonly string[])[];
    }
  | { readonly kind: 'empty' | 'unreadable' | 'heavy' }
  | { readonly kind: 'refused'; readonly problem: DrawingProblem }
  | { readonly kind: 'huge'; readonly width: number; readonly height: number };

/** A picture takes no longer than this, seconds; a damaged one may never end. */
const LONGEST = 60;

/** Reads a picture to its last pixel, as the build will: what this refuses cannot be cut, what it takes can. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  const header = await readHeader(bytes);
  if (header.kind !== 'photo' && header.kind !== 'drawing') return header;
  try {
    const small = sharp(bytes).resize(32, 32, { fit: 'inside' }).timeout({ seconds: LONGEST });
    await (header.kind === 'drawing' ? small.png() : small.raw()).toBuffer();
    return header;
  } catch {
    return { kind: 'unreadable' };
  }
}

/**
 * Reads the header of an image. Its pixels may still be damaged. An SVG is read completely as text, but not rendered.
 */
export async function readHeader(bytes: Uint8Array): Promise<PictureReading> {
  if (bytes.length === 0) return { kind: 'empty' };
  const format = pictureFormat(bytes);
  if (format === undefined) return { kind: 'unreadable' };
  if (format === 'svg') return drawingReading(bytes);
  try {
    const image = sharp(bytes, { limitInputPixels: false });
    const { width = 0, height = 0, orientation = 1, pages = 1 } = await image.metadata();
    if (width === 0 || height === 0) return { kind: 'unreadable' };
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    const shown = Math.max(...widthsFor(across));
    const isHuge = width * height > MOST_PIXELS || (pages === 1 && (down / across) * shown > largestSide);
    return { kind: isHuge ? 'huge' : 'photo', width: across, height: down };
  } catch {
    return { kind: 'unreadable' };
  }
}

function drawingReading(bytes: Uint8Array): PictureReading {
  try {
    const { width, height, problem } = readDrawing(bytes);
    if (problem) return { kind: 'refused', problem };
    const names = drawnShapes(bytes).map((shape) => shape.names);
    return { kind: 'drawing', width, height, ...(names.length > 0 ? { names } : {}) };
  } catch (error) {
    if (error instanceof NoDrawing) return { kind: 'refused', problem: error.problem };
    throw error;
  }
}

/** As many as sharp takes by default. */
const MOST_PIXELS = 0x3fff * 0x3fff;
