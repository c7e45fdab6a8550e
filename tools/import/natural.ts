import type { Conversion } from './conversion.ts';
import type { FetchedPictures } from './pictures.ts';
import { itemsOf, showWhole } from './whole-pictures.ts';

/** No picture is drawn larger than its file, as on the exported page: a small logo stays small. */
export async function keepNaturalSize(conversion: Conversion, { files }: FetchedPictures): Promise<void> {
  if (files.size === 0) return;
  const { readHeader } = await import('../pictures/picture-reading.ts');
  for (const moving of conversion.moving) {
    const shapes = await Promise.all(itemsOf(moving).map(({ image }) => shapeOf(files.get(image.src))));
    showWhole(moving, shapes.flat());
  }
  for (const { node, room, height: least } of conversion.sized) {
    const bytes = files.get((node.image as { src: string }).src);
    const reading = bytes && (await readHeader(bytes));
    if (!reading || !('width' in reading)) continue;
    const { width, height } = reading;
    const wide = least && height ? Math.round(Math.min(width, (least * width) / height)) : width;
    const widest = typeof node.maxWidth === 'number' && !least ? node.maxWidth : room * 0.88;
    if (wide < widest) node.maxWidth = Math.max(16, wide);
  }
}

async function shapeOf(bytes: Uint8Array | undefined): Promise<(readonly [number, number])[]> {
  const { readHeader } = await import('../pictures/picture-reading.ts');
  const reading = bytes && (await readHeader(bytes));
  return reading && 'width' in reading && reading.height > 0 ? [[reading.width, reading.height]] : [];
}
