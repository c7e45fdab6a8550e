import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from '../../src/renderer/theme.ts';
import { putWhole } from './aside.ts';

/** What any page may come to show: what visitors type, what a backend answers, what widgets write. */
const COMMON = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0–—‘’“”…·•×²³°©®™é½`;

/** Goes up when the same font would be cut otherwise. */
const CUT = 1;

const require = createRequire(import.meta.url);
const sources = new Map<string, Promise<{ bytes: Buffer; hash: string }>>();
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
 */
export function prepareFont(font: FontFile, text: string, cache: string): Promise<CutFont> {
  const letters = COMMON + rareLetters(text);
  const key = `${font.file} ${JSON.stringify(font.axis)} ${letters} ${cache}`;
  const before = cuts.get(key);
  if (before) return before;
  const cut = cutFont(font, letters, cache);
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

async function cutFont({ file, axis }: FontFile, letters: string, cache: string): Promise<CutFont> {
  const { bytes, hash } = await source(file);
  const key = createHash('sha256')
    .update(JSON.stringify([CUT, hash, axis, letters]))
    .digest('hex')
    .slice(0, 10);
  const name = `${file.split('/').at(-1)?.replace('.woff2', '') ?? 'font'}.${key}.woff2`;
  const path = join(cache, name);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const cut = await subsetFont(bytes, letters, { targetFormat: 'woff2', variationAxes: { wght: axis } });
    await mkdir(cache, { recursive: true });
    await putWhole(path, (aside) => writeFile(aside, cut));
  }
  return { address: `/assets/${name}`, path };
}

function source(file: string): Promise<{ bytes: Buffer; hash: string }> {
  let read = sources.get(file);
  if (!read) {
    read = readFile(require.resolve(file)).then((bytes) => ({
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
    }));
    sources.set(file, read);
  }
  return read;
}
