import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';
import { drawWords } from './draw-words.ts';
import { pictureFormat } from './picture-format.ts';
import { PictureProblem } from './picture-problem.ts';

/** The source of the icon: a file, or a letter on a colour. */
export interface IconSource {
  /** Absolute; undefined for the letter. */
  readonly file?: string | undefined;
  readonly letter: string;
  readonly ground: string;
  readonly ink: string;
  readonly font: string;
}

/** The icons of one page, by what they are for: addresses on the site, with absolute paths. */
export interface PreparedIcons {
  /** For tabs; absent if the author's file is not an SVG. */
  readonly svg?: string | undefined;
  /** 32 pixels, for tabs that show no SVG. */
  readonly small: string;
  /** 180 pixels, for the home screen of phones. */
  readonly touch: string;
  readonly files: ReadonlyMap<string, string>;
}

const version = 'icon-1';

/** Makes the icons of a page; pages of one brand share them. Kept in `cache`. */
export async function prepareIcons(source: IconSource, cache: string): Promise<PreparedIcons> {
  const { bytes, name, icons, isMade } = foresee(source, cache);
  if (isMade) return icons;
  const { file } = source;
  mkdirSync(cache, { recursive: true });
  const original = bytes ?? Buffer.from(await drawLetter(source));
  if (icons.svg)
    await writeFileAtomic(join(cache, `${name}.svg`), (temporary) => writeFile(temporary, original));
  try {
    for (const size of [32, 180]) {
      const image = sharp(original, { density: 288 }).resize(size, size, {
        fit: 'contain',
        background: '#0000',
      });
      // Phones show what lets the ground through as black.
      const whole = size === 180 ? image.flatten({ background: source.ground }) : image;
      await writeFileAtomic(join(cache, `${name}-${size}.png`), (temporary) => whole.png().toFile(temporary));
    }
  } catch (error) {
    throw new PictureProblem(
      file ?? '',
      `The icon cannot be read. Save it again as SVG or PNG. (${String(error)})`,
    );
  }
  return icons;
}

/** The paths of the icons, and whether they exist already. */
export function foreseeIcons(source: IconSource, cache: string): { icons: PreparedIcons; isMade: boolean } {
  const { icons, isMade } = foresee(source, cache);
  return { icons, isMade };
}

function foresee(source: IconSource, cache: string) {
  const { file, ...drawn } = source;
  const bytes = file === undefined ? undefined : readIcon(file);
  const hash = createHash('sha256')
    .update(version)
    .update(bytes ?? '')
    .update(JSON.stringify(bytes ? drawn.ground : drawn));
  const name = `icon.${hash.digest('hex').slice(0, 12)}`;
  const hasSvg = !bytes || pictureFormat(bytes) === 'svg';
  const files = new Map<string, string>();
  const note = (ending: string) => {
    files.set(`/assets/${name}${ending}`, join(cache, `${name}${ending}`));
    return `/assets/${name}${ending}`;
  };
  const icons: PreparedIcons = {
    ...(hasSvg ? { svg: note('.svg') } : {}),
    small: note('-32.png'),
    touch: note('-180.png'),
    files,
  };
  return { bytes, name, icons, isMade: existsSync(join(cache, `${name}-180.png`)) };
}

function readIcon(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new PictureProblem(file, 'The icon does not exist. Put it beside page.json, or correct seo.icon.');
  }
}

async function drawLetter({ letter, ground, ink, font }: IconSource): Promise<string> {
  const { svg, width } = await drawWords(letter, { font, size: 40, color: ink, isBold: true });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>` +
    `<g transform="translate(${((64 - width) / 2).toFixed(2)} 46)">${svg}</g></svg>`
  );
}
