import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstFont, FontFile } from '../../src/renderer/theme.ts';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';
import { axesOf, fontFile, fontHash } from './fonts.ts';

/** The font features for shaping; alternates that only a style sheet could enable would add their glyphs. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk'];
const FIGURES = ['tnum', 'lnum', 'pnum'];
/** Tables that no browser uses. */
const UNUSED_TABLES = ['STAT', 'DSIG', 'meta', 'gasp', 'prep'];

/** Goes up when the same font would be cut otherwise. */
const CUT = 1;

/** Cuts a font to the letters of a first screen, as Base64 of WOFF2. Kept in the cache folder. */
export async function prepareFirstFont(wanted: FirstFont, cache: string): Promise<string> {
  const { font, letters } = wanted;
  const path = await pathOf(wanted, cache);
  const before = await readMade(path);
  if (before !== undefined) return before;
  const { default: subsetFont } = await import('subset-font');
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: /\d/.test(letters) ? [...FEATURES, ...FIGURES] : FEATURES,
    dropTables: UNUSED_TABLES,
  };
  const bytes = await subsetFont(await wholeFont(font), letters, options);
  await mkdir(cache, { recursive: true });
  await writeFileAtomic(path, (temporary) => writeFile(temporary, bytes));
  return bytes.toString('base64');
}

/** The same font if it has been cut before. */
export async function madeFirstFont(wanted: FirstFont, cache: string): Promise<string | undefined> {
  return readMade(await pathOf(wanted, cache));
}

async function pathOf({ font, letters }: FirstFont, cache: string): Promise<string> {
  const key = createHash('sha256').update(
    JSON.stringify([CUT, await fontHash(font.file), axesOf(font), letters]),
  );
  return join(cache, `first.${key.digest('hex').slice(0, 16)}.woff2`);
}

const readMade = (path: string) =>
  readFile(path).then(
    (bytes) => bytes.toString('base64'),
    () => undefined,
  );

const whole = new Map<string, Promise<Buffer>>();

/** A font unpacked and at its weights: most of the work of a cut, done once. */
function wholeFont(face: FontFile): Promise<Buffer> {
  const key = `${face.file} ${JSON.stringify(axesOf(face))}`;
  let font = whole.get(key);
  if (!font) {
    font = unpack(face);
    whole.set(key, font);
    font.catch(() => whole.delete(key));
  }
  return font;
}

async function unpack(face: FontFile): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const options = {
    targetFormat: 'sfnt' as const,
    keepAllGlyphs: true,
    ...axesOf(face),
  };
  return subsetFont(await fontFile(face.file), '', options);
}

/** Letters that usually come together. */
const GROUPS = [
  ' .,-abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWY',
  '0123456789',
  'qxQXZ&:/()+%²×·–—‘’“”…!?"\'',
];

/**
 * The letters that all pages of a large site share instead of separate ones: a third more bytes, but a cut takes longer than
 * a page, and there are few of these.
 */
export function sharedLetters(letters: string): string {
  const wanted = new Set(letters);
  const groups = GROUPS.filter((group) => [...group].some((letter) => wanted.has(letter)));
  return [...new Set([...groups.join(''), ...letters])].sort().join('');
}
