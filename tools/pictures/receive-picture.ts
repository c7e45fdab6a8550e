import type { DrawingProblem } from './drawing/drawing-problem.ts';
import { NoDrawing, readDrawing } from './drawing/read-drawing.ts';
import type { PictureFormat } from './picture-format.ts';
import { readPicture } from './picture-reading.ts';
import { withoutPlace } from './without-place.ts';

/** A picture as it is kept beside a page, or why it is not. */
export type ReceivedPicture =
  | { readonly bytes: Uint8Array }
  | { readonly refused: 'damaged' | 'huge' | 'heavy' }
  | { readonly refused: 'drawing'; readonly problem: DrawingProblem };

/**
 * Reads an uploaded picture to its end and removes what should not be published: where a photograph was taken, and the
 * notes of editors in a drawing. Runs in the asset worker: the bytes may be anything.
 */
export async function receivePicture(bytes: Uint8Array, format: PictureFormat): Promise<ReceivedPicture> {
  if (format === 'svg') return receiveDrawing(bytes);
  const reading = await readPicture(bytes);
  if (reading.kind === 'photo') return { bytes: await withoutPlace(bytes, format) };
  return { refused: reading.kind === 'huge' ? 'huge' : 'damaged' };
}

async function receiveDrawing(bytes: Uint8Array): Promise<ReceivedPicture> {
  try {
    const { svg, problem } = readDrawing(bytes);
    if (problem) return { refused: 'drawing', problem };
    const clean = Buffer.from(svg);
    return (await readPicture(clean)).kind === 'drawing' ? { bytes: clean } : { refused: 'damaged' };
  } catch (error) {
    if (error instanceof NoDrawing) return { refused: 'drawing', problem: error.problem };
    throw error;
  }
}
