import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFile } from '../../src/renderer/theme.ts';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';

/** Characters that any page may show: visitors' input, responses of a backend, texts of widgets. */
const COMMON = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0–—‘’“”…·•×²³°©®™é½`;

/** Goes up when the same font would be cut otherwise. */
const CUT = 1;

const require = createRequire(import.meta.url);
const hashes = new Map<string, Promise<string>>();
const cuts = new Map<string, Promise<CutFont>>();

/** A font as the site serves it: under its own hash, so that it may be cached for ever. */
export interface CutFont {
  readonly address: string;
  /** Absolute path. */
  readonly path: string;
}

/**
 * Cuts a typeface to the letters and the weights of a page, a third to a half of its bytes; made once for all pages that need
 * the same, and kept in the cache folder.
 * @param text the document of the page as text: letters beyond the common ones are kept where it has them
 * @param make cuts it, when it is not known yet
 */
export function prepareFont(
  font: FontFile,
  text: string,
  cache: string,
  make: typeof cutFont = cutFont,
): Promise<CutFont> {
  const letters = COMMON + rareLetters(text);
  const key = `${font.file} ${JSON.stringify(axesOf(font))} ${letters} ${cache}`;
  const before = cuts.get(key);
  if (before) return before;
  const cut = make(font, letters, cache);
  cuts.set(key, cut);
  cut.catch(() => cuts.delete(key));
  return cut;
}

function rareLetters(text: string): string {
  const rare = text.match(/[\u00a1-\u2fff]/g) ?? [];
  return [...new Set(rare)]
    .filter((letter) => !COMMON.includes(letter))
    .sort()
    .join('');
}

async function cutFont(font: FontFile, letters: string, cache: string): Promise<CutFont> {
  const { cut, isMade } = await foresee(font, letters, cache);
  if (isMade) return cut;
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(await fontFile(font.file), letters, {
    targetFormat: 'woff2',
    ...axesOf(font),
  });
  await mkdir(cache, { recursive: true });
  await writeFileAtomic(cut.path, (temporary) => writeFile(temporary, bytes));
  return cut;
}

/** The path of the font of a page, and whether it exists already. */
export function foreseeFont(font: FontFile, text: string, cache: string): ReturnType<typeof foresee> {
  return foresee(font, COMMON + rareLetters(text), cache);
}

async function foresee(
  { file, axis, opticalSize }: FontFile,
  letters: string,
  cache: string,
): Promise<{ cut: CutFont; isMade: boolean }> {
  const hash = await fontHash(file);
  const key = createHash('sha256')
    .update(JSON.stringify([CUT, hash, axis, letters, ...(opticalSize ? [opticalSize] : [])]))
    .digest('hex')
    .slice(0, 10);
  const base =
    file
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? 'font';
  const name = `${base.replace(/[^\w-]+/g, '-')}.${key}.woff2`;
  const path = join(cache, name);
  const isMade = await access(path).then(
    () => true,
    () => false,
  );
  return { cut: { address: `/assets/${name}`, path }, isMade };
}

/** The axes of a variable font, as the library takes them; nothing for a static one. */
export function axesOf({ axis, opticalSize }: FontFile) {
  const axes = {
    ...(axis === undefined ? {} : { wght: axis }),
    ...(opticalSize === undefined ? {} : { opsz: opticalSize }),
  };
  return Object.keys(axes).length > 0 ? { variationAxes: axes } : {};
}

/** The bytes of a font, by its path inside node_modules or its absolute one. */
export function fontFile(file: string): Promise<Buffer> {
  return readFile(require.resolve(file));
}

/** Tells versions of a font file apart. */
export function fontHash(file: string): Promise<string> {
  let hash = hashes.get(file);
  if (!hash) {
    hash = fontFile(file).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
    hashes.set(file, hash);
  }
  return hash;
}
