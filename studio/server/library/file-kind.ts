import { type PictureFormat, pictureFormat } from '../../../tools/pictures/picture-format.ts';

/** The kind of a file by its first bytes, not by its name. A picture is read completely before it is stored. */
export type FileKind =
  | { readonly picture: PictureFormat }
  | { readonly other: string }
  | { readonly refused: 'unknown' | 'heic' };

/** Beginnings of files that pages link to or play: where the bytes are, and what they say. */
const OTHERS: readonly (readonly [ending: string, at: number, text: string])[] = [
  ['pdf', 0, '%PDF-'],
  ['webm', 0, '\x1aE\xdf\xa3'],
  ['mp4', 4, 'ftyp'],
  ['vtt', 0, 'WEBVTT'],
];

export function fileKind(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp' && /hei[cxms]|hevc/.test(start.slice(8))) return { refused: 'heic' };
  const picture = pictureFormat(bytes);
  if (picture) return { picture };
  const other = OTHERS.find(([, at, text]) => start.startsWith(text, at));
  return other ? { other: other[0] } : { refused: 'unknown' };
}
