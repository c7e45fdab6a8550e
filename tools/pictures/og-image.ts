import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';
import { drawLines } from './draw-words.ts';
import { type Grade, graded } from './grades.ts';
import { inTurn } from './image-presets.ts';
import { PictureProblem } from './picture-problem.ts';

/** The content of the image for shared links. */
export interface OgImageText {
  readonly file: string;
  /** The project, and the place under it. Omitted for the image alone. */
  readonly title: string;
  readonly place: string;
  readonly brand: string;
  readonly font: string;
  readonly placeFont: string;
  readonly isPlain: boolean;
  /** The photographs of the page are graded. */
  readonly grade?: Grade;
}

/** The size every network shows whole. */
export const ogImageSize = { width: 1200, height: 630 } as const;

const version = 'share-3';

/** A picture to share by its address on the site and its path. */
export interface OgImage {
  readonly address: string;
  readonly path: string;
}

/**
 * The picture that a shared link shows: the photograph with the project's name on it. Cached in `cache`; a cached one
 * costs one read.
 */
export async function prepareOgImage(words: OgImageText, cache: string): Promise<OgImage> {
  const { bytes, share, isMade } = await foresee(words, cache);
  if (isMade) return share;
  mkdirSync(cache, { recursive: true });
  await writeFileAtomic(share.path, (temporary) => inTurn(() => draw(words, bytes, temporary)));
  return share;
}

/** The path of the picture, and whether it exists already. */
export async function foreseeOgImage(words: OgImageText, cache: string) {
  const { share, isMade } = await foresee(words, cache);
  return { share, isMade };
}

async function foresee(words: OgImageText, cache: string) {
  const bytes = await readFile(words.file).catch((error: unknown) => {
    throw unusable(words.file, error);
  });
  const { file: _, ...drawn } = words;
  const hash = createHash('sha256').update(version).update(JSON.stringify(drawn)).update(bytes);
  const name = `share.${hash.digest('hex').slice(0, 12)}.jpg`;
  const path = join(cache, name);
  return { bytes, share: { address: `/assets/${name}`, path }, isMade: existsSync(path) };
}

async function draw(words: OgImageText, bytes: Buffer, target: string): Promise<void> {
  const { width, height } = ogImageSize;
  try {
    const photo = sharp(bytes)
      .rotate()
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention });
    // Text and its shade are composited afterwards, and keep their colours.
    const ground = words.grade
      ? sharp(
          await graded(photo.flatten({ background: '#ffffff' }).toColourspace('srgb'), words.grade)
            .png()
            .toBuffer(),
        )
      : photo;
    await ground
      .composite(words.isPlain ? [] : [{ input: Buffer.from(await overlay(words)) }])
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(target);
  } catch (error) {
    throw new PictureProblem(
      words.file,
      `The picture for shared links cannot be made of it. (${String(error)})`,
    );
  }
}

function unusable(file: string, error: unknown): PictureProblem {
  return new PictureProblem(file, `The picture for shared links cannot be made of it. (${String(error)})`);
}

async function overlay({ title, place, brand, font, placeFont }: OgImageText): Promise<string> {
  const { width, height } = ogImageSize;
  const edge = 72;
  const inner = width - 2 * edge;
  const lines = await drawLines(title, {
    font,
    size: 84,
    color: '#ffffff',
    isBold: true,
    width: inner,
    most: 2,
  });
  const under = await drawLines(place, {
    font: placeFont,
    size: 36,
    color: '#ffffff',
    isBold: false,
    width: inner,
    most: 1,
  });
  const bottom = height - edge - (under.length ? 62 : 0);
  const drawn = [
    ...lines.map(({ svg }, index) => [svg, bottom - (lines.length - 1 - index) * 94] as const),
    ...under.map(({ svg }) => [svg, height - edge] as const),
  ].map(([svg, y]) => `<g transform="translate(${edge} ${y})">${svg}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#000" stop-opacity="0.82"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="14" fill="${brand}"/>` +
    `${drawn.join('')}</svg>`
  );
}
