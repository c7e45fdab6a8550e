/** Pictures that pages show, by the ending of their files. */
export type PictureFormat = 'jpg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg';

/** The signature of each format: the position of the bytes, and their values. */
const STARTS: readonly (readonly [format: PictureFormat, at: number, text: string])[] = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['avif', 4, 'ftypmif1'],
  ['avif', 4, 'ftypmiaf'],
];

/** The start of XML, in any of the encodings that browsers detect; SVG may be compressed. */
const XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</;
const GZIP = '\x1f\x8b\x08';
const ROOT = /<(?:[\w.-]+:)?svg[\s>/]/;
const HTML = /^\s*<(?:!doctype\s+html|html)\b/i;
/** Editors write comments and notes before the drawing, but not more of them. */
const FIRST = 64_000;

/** The format of an image by its first bytes; names and headers may be wrong. The rest may still be damaged. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const raster = STARTS.find(([, at, text]) => start.startsWith(text, at));
  if (raster) return raster[0];
  if (start.startsWith(GZIP)) return 'svg';
  if (!XML.test(start.replaceAll('\0', ''))) return undefined;
  const text = Buffer.from(bytes.subarray(0, FIRST)).toString('latin1').replaceAll('\0', '');
  return ROOT.test(text) && !HTML.test(text) ? 'svg' : undefined;
}
