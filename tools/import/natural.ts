import type { Conversion } from './conversion.ts';
import type { FetchedPictures } from './pictures.ts';

/** No picture is drawn larger than its file, as on the exported page: a small logo stays small. */
export async function keepNaturalSize(conversion: Conversion, { files }: FetchedPictures): Promise<void> {
  if (files.size === 0) return;
  const { default: sharp } = await import('sharp');
  for (const { node, room } of conversion.sized) {
    const bytes = files.get((node.image as { src: string }).src);
    const { width } = bytes
      ? await sharp(bytes)
          .metadata()
          .catch(() => ({ width: undefined }))
      : {};
    const widest = typeof node.maxWidth === 'number' ? node.maxWidth : room * 0.88;
    if (width && width < widest) node.maxWidth = Math.max(16, width);
  }
}
