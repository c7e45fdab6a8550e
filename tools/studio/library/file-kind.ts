import sharp from 'sharp';
import { readPicture } from '../../site/pictures/picture-reading.ts';

/** What a file is by its content, whatever its name says. */
export type FileKind =
  | { readonly kind: 'picture'; readonly ending: string; readonly width: number; readonly height: number }
  | { readonly kind: 'other'; readonly ending: string }
  | { readonly kind: 'refused'; readonly why: 'unknown' | 'damaged' | 'huge' | 'heic' | 'script' };

const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  svg: 'svg',
  heif: 'avif',
};

/** Beginnings of files that pages link to or play: where the bytes are, and what they say. */
const OTHERS: readonly (readonly [ending: string, at: number, text: string])[] = [
  ['pdf', 0, '%PDF-'],
  ['webm', 0, '\x1aE\xdf\xa3'],
  ['mp4', 4, 'ftyp'],
  ['vtt', 0, 'WEBVTT'],
];

/** What a drawing may not hold: opened on its own it would run on the address of the site. */
const ACTIVE =
  /<script|<foreignObject|\bon[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)/i;

export async function kindOf(bytes: Uint8Array): Promise<FileKind> {
  if (bytes.length === 0) return { kind: 'refused', why: 'unknown' };
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp' && /hei[cxms]|hevc/.test(start.slice(8, 32)))
    return { kind: 'refused', why: 'heic' };
  const { format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined }));
  const ending = ENDINGS[format ?? ''];
  if (!ending) {
    const other = OTHERS.find(([, at, text]) => start.startsWith(text, at));
    return other ? { kind: 'other', ending: other[0] } : { kind: 'refused', why: 'unknown' };
  }
  if (ending === 'svg' && ACTIVE.test(new TextDecoder().decode(bytes)))
    return { kind: 'refused', why: 'script' };
  const reading = await readPicture(bytes);
  if (reading.kind === 'huge') return { kind: 'refused', why: 'huge' };
  if (reading.kind !== 'photo' && reading.kind !== 'drawing') return { kind: 'refused', why: 'damaged' };
  return { kind: 'picture', ending, width: reading.width, height: reading.height };
}
