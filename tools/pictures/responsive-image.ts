import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type Grade, graded } from './grades.ts';
import { inTurn, modernFormats, plainFormats, SMALL, widthsFor } from './image-presets.ts';
import { isDecoded, type PictureFacts } from './picture-facts.ts';
import { pictureFormat } from './picture-format.ts';
import { PictureProblem } from './picture-problem.ts';
import { readHeader } from './picture-reading.ts';

/** The planned sizes of an image: read from its header, so that a photograph of 24 million pixels takes no longer. */
export async function planResponsiveImage(
  file: string,
  bytes: Buffer,
): Promise<Omit<PictureFacts, keyof FirstLook>> {
  if (pictureFormat(bytes) === 'svg')
    return { ...(await measureDrawing(file, bytes)), ending: 'svg', formats: [] };
  const metadata = await measure(file, bytes);
  const { width, height } = sizeOf(metadata);
  if ((metadata.pages ?? 1) > 1) return { width, height, ending: String(metadata.format), formats: [] };
  const plain = metadata.format === 'png' || metadata.hasAlpha ? plainFormats.png : plainFormats.jpeg;
  const widths = widthsFor(width);
  // Browsers that need the plain format are few and old: it comes for phones, and as large as there is.
  const few = widths.filter((size) => size === SMALL || size === widths.at(-1));
  const formats = [...modernFormats, plain].map(({ type, ending }) => ({
    type,
    ending,
    widths: ending === plain.ending ? few : widths,
  }));
  return { width, height, ending: plain.ending, formats };
}

/** Measures a picture and writes its files into `folder`, photographs graded where `wanted`. A file that cannot be read whole is a PictureProblem. */
export async function makeResponsiveImage(
  file: string,
  bytes: Buffer,
  folder: string,
  wanted?: Grade,
): Promise<PictureFacts> {
  const plan = await planResponsiveImage(file, bytes);
  // PNG and what lets the ground through are drawings and logos: their colours mean something.
  const grade = plan.ending === plainFormats.jpeg.ending ? wanted : undefined;
  const look = await firstLook(file, bytes, grade);
  if (!isDecoded(plan)) {
    await writeFile(join(folder, `original.${plan.ending}`), bytes);
    return { ...plan, ...(plan.ending === 'svg' ? { color: '#ffffff' } : look) };
  }
  const works = plan.formats.flatMap(({ ending, widths }) => widths.map((size) => ({ size, ending })));
  // The largest first: what takes longest should not be what all wait for at the end.
  works.sort((one, other) => other.size - one.size);
  const pixels = await decode(file, bytes, { width: works[0]?.size ?? plan.width, grade });
  const cut = Promise.all(
    works.map(({ size, ending }) =>
      inTurn(() => {
        const preset = presets[ending] ?? plainFormats.jpeg;
        const options = size <= SMALL && 'small' in preset ? preset.small : preset.options;
        return sharp(pixels.data, { raw: pixels.info })
          .resize({ width: size })
          .toFormat(preset.make, options)
          .toFile(join(folder, `${size}.${ending}`));
      }),
    ),
  );
  // A strip of 8 by 60,000 can be read, and no format of the web can hold it.
  await cut.catch((error: unknown) => {
    throw unreadable(file, error);
  });
  return { ...plan, ...look };
}

const presets = Object.fromEntries(
  [...modernFormats, ...Object.values(plainFormats)].map((format) => [format.ending, format]),
);

async function measure(file: string, bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes).metadata();
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The size of a drawing, from its text: only what is known to be harmless is drawn. */
async function measureDrawing(file: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  const reading = await readHeader(bytes);
  if (reading.kind === 'drawing') return { width: reading.width, height: reading.height };
  throw unreadable(
    file,
    reading.kind === 'refused' ? `${reading.problem.why} ${reading.problem.what}` : reading.kind,
  );
}

/** Width and height as people see it: a camera may have noted that the picture lies on its side. */
function sizeOf({ width = 0, height = 0, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** The colour and the preview that are shown while a picture loads. */
type FirstLook = Pick<PictureFacts, 'color' | 'preview'>;

/** Pixels of a preview, along its longer side and its shorter one: about 90 bytes. */
const [LONG, SHORT] = [8, 6];

async function firstLook(file: string, bytes: Buffer, grade: Grade | undefined): Promise<FirstLook> {
  try {
    const little = sharp(bytes).rotate().resize(32, 32, { fit: 'inside' });
    // A colour behind a logo would show through it.
    if (!(await sharp(await little.clone().png().toBuffer()).stats()).isOpaque)
      return { color: 'transparent' };
    const plain = little.flatten({ background: '#fff' });
    const small = grade ? graded(plain.toColourspace('srgb'), grade) : plain;
    const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
    const [width, height] = info.width < info.height ? [SHORT, LONG] : [LONG, SHORT];
    const preview = await sharp(data)
      .resize(width, height, { fit: 'fill' })
      .webp({ quality: 50, effort: 6 })
      .toBuffer();
    return {
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      preview: preview.toString('base64'),
    };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The picture upright and no wider than it will ever be shown, decoded once for all its sizes. */
async function decode(
  file: string,
  bytes: Buffer,
  { width, grade }: { width: number; grade: Grade | undefined },
) {
  try {
    const plain = sharp(bytes).rotate().resize({ width, withoutEnlargement: true }).toColourspace('srgb');
    const image = grade ? graded(plain, grade) : plain;
    return await inTurn(() => image.raw().toBuffer({ resolveWithObject: true }));
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): PictureProblem {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  if (/pixel limit|too large|maximum pixel dimensions|dimension/i.test(reason ?? ''))
    return new PictureProblem(
      file,
      'The picture has too many pixels. Save it no wider than 4,000 pixels and build again.',
    );
  return new PictureProblem(
    file,
    `The picture cannot be read; the file is damaged or not a picture. Save it again as JPEG, PNG, WebP or SVG. (${reason})`,
  );
}
