import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { type DocumentTables, walk } from '../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { PHONE_CROP } from '../../src/lib/phone-crop.ts';
import { writeFileAtomic } from '../environment/write-file-atomic.ts';
import { inTurn } from './image-presets.ts';

/** A picture that covers the screen of a phone, and where across it what matters is, in percent. */
export interface CoveringPicture {
  readonly src: string;
  readonly x: number;
}

/** The pictures behind sections about as tall as the screen, for which the author gave none for phones. */
export function coveringPictures(document: JsonObject, tables: DocumentTables): CoveringPicture[] {
  const found = new Map<string, CoveringPicture>();
  walk(document, tables, ({ value, depth }) => {
    if (depth === undefined || !isRecord(value) || value.type !== 'section') return;
    const { background, minHeight } = value;
    if (!isRecord(background) || !TALL.has(minHeight) || (background.place ?? 'behind') !== 'behind') return;
    const { image, slideshow, video } = background;
    const shown = [
      image,
      ...listOf(isRecord(slideshow) && slideshow.images),
      isRecord(video) && video.poster,
    ];
    for (const one of shown.filter(isRecord)) {
      if (typeof one.src !== 'string' || one.mobileSrc) continue;
      const x = isRecord(one.focalPoint) ? Number(one.focalPoint.x ?? 50) : 50;
      found.set(`${x} ${one.src}`, { src: one.src, x });
    }
  });
  return [...found.values()];
}

const TALL: ReadonlySet<unknown> = new Set(['screen', 'tall']);

/**
 * The part of a photograph that a phone held upright shows of it, as a file in `cache`. It is cut as `object-position`
 * would place it, so that nothing looks different. Nothing where the photograph is hardly wider, or is a drawing.
 */
export async function cropForPhones(file: string, cache: string, x: number): Promise<string | undefined> {
  const bytes = await readFile(file);
  const { format, pages = 1, hasAlpha, autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const cut = Math.round(height * PHONE_CROP.ratio);
  if (format === 'svg' || pages > 1 || hasAlpha || !(width > cut * WORTH_IT)) return undefined;
  const name = `${basename(file, extname(file))}-phone`;
  const isPng = format === 'png';
  const hash = createHash('sha256')
    .update(`${JSON.stringify(PHONE_CROP)} ${x} `)
    .update(bytes);
  const folder = join(cache, hash.digest('hex').slice(0, 12));
  const made = join(folder, `${name}.${isPng ? 'png' : 'jpg'}`);
  if (
    await access(made).then(
      () => true,
      () => false,
    )
  )
    return made;
  const crop = sharp(bytes)
    .rotate()
    .extract({ left: Math.round(((width - cut) * x) / 100), top: 0, width: cut, height })
    .resize({ width: PHONE_CROP.widest, withoutEnlargement: true });
  // Cut into its sizes later: nothing of this step may be seen.
  const written = isPng ? crop.png() : crop.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  await mkdir(folder, { recursive: true });
  await writeFileAtomic(made, (temporary) => inTurn(() => written.toFile(temporary)));
  return made;
}

/** A crop that removes less than this saves less than its bytes of HTML cost. */
const WORTH_IT = 1.25;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
