import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture, PictureSource } from '../../src/lib/picture.ts';

/** A picture measured and cut to its sizes: what a view needs but the words, and the files to put beside the page. */
export interface PreparedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly sources: readonly PictureSource[];
  /** Absolute paths of the files, by their address on the site. */
  readonly files: ReadonlyMap<string, string>;
}

/** A picture file that cannot be used: where it stands, and what to do. */
export class PictureProblem extends Error {
  readonly file: string;
  constructor(file: string, reason: string) {
    super(reason);
    this.name = 'PictureProblem';
    this.file = file;
  }
}

const widths = [480, 800, 1200, 1600];
const formats = [
  { type: 'image/avif', ending: 'avif', options: { quality: 50, effort: 2 } },
  { type: 'image/webp', ending: 'webp', options: { quality: 76, effort: 3 } },
] as const;

/** Bump when the settings above change, so that cached files are made again. */
const recipe = 'v1';

/**
 * Makes the sizes of one picture file. Results are kept in `cache` under the hash of the file's bytes, so a picture
 * is cut once, whatever its name, and a build that changes nothing costs one read.
 */
export async function preparePicture(file: string, cache: string, base: string): Promise<PreparedPicture> {
  const bytes = await readFile(file).catch(() => {
    throw new PictureProblem(
      file,
      'The file does not exist. Put the picture beside page.json, or correct its name.',
    );
  });
  const name = (file.split(/[\\/]/).at(-1) ?? 'picture').replace(/\.\w+$/, '').replace(/[^a-zA-Z0-9-]/g, '-');
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 12);
  const folder = join(cache, hash);
  const facts = await cached(join(folder, 'facts.json'), () => measure(file, bytes));
  const address = (ending: string, width?: number) =>
    `${base}${name}.${hash}${width ? `-${width}` : ''}.${ending}`;
  const files = new Map<string, string>();
  const original = join(folder, `original.${facts.ending}`);
  await once(original, () => writeFile(original, bytes));
  files.set(address(facts.ending), original);
  if (facts.isVector) {
    return { ...facts, src: address(facts.ending), sources: [], files };
  }
  const sizes = [
    ...widths.filter((width) => width < facts.width),
    Math.min(facts.width, widths.at(-1) ?? facts.width),
  ];
  const sources: PictureSource[] = [];
  for (const { type, ending, options } of formats) {
    const srcset: string[] = [];
    for (const width of sizes) {
      const path = join(folder, `${width}.${ending}`);
      await once(path, () => sharp(bytes).rotate().resize({ width }).toFormat(ending, options).toFile(path));
      files.set(address(ending, width), path);
      srcset.push(`${address(ending, width)} ${width}w`);
    }
    sources.push({ type, srcset: srcset.join(', ') });
  }
  return { ...facts, src: address(facts.ending), sources, files };
}

interface Facts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly ending: string;
  readonly isVector: boolean;
}

async function measure(file: string, bytes: Buffer): Promise<Facts> {
  try {
    const image = sharp(bytes).rotate();
    const { format, width = 0, height = 0, orientation = 1 } = await image.metadata();
    const turned = orientation >= 5;
    const isVector = format === 'svg';
    const { dominant } = await image
      .clone()
      .resize(32, 32, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .stats();
    const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
    return {
      width: turned ? height : width,
      height: turned ? width : height,
      color: isVector ? '#ffffff' : `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      ending: format === 'jpeg' ? 'jpg' : String(format),
      isVector,
    };
  } catch {
    throw new PictureProblem(
      file,
      'The file is not a picture that can be read. Save it again as JPEG, PNG, WebP or SVG.',
    );
  }
}

async function cached<T>(path: string, make: () => Promise<T>): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    const value = await make();
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, JSON.stringify(value));
    return value;
  }
}

async function once(path: string, make: () => Promise<unknown>): Promise<void> {
  const exists = await stat(path).then(
    (found) => found.size > 0,
    () => false,
  );
  if (!exists) await make();
}

/** The author's picture as views get it; art direction puts the phone's crop first. */
export function toPicture(
  image: Readonly<Record<string, unknown>>,
  main: PreparedPicture,
  mobile: PreparedPicture | undefined,
): Picture {
  const media = '(max-width: 767px)';
  const crops = mobile ? mobile.sources.map((source) => ({ ...source, media })) : [];
  const point = image.focalPoint as { x?: number; y?: number } | undefined;
  return {
    src: main.src,
    alt: String(image.alt ?? ''),
    width: main.width,
    height: main.height,
    color: main.color,
    sources: [...crops, ...main.sources],
    focalPoint: { x: point?.x ?? 50, y: point?.y ?? 50 },
    ...(mobile ? { mobile: { width: mobile.width, height: mobile.height } } : {}),
  };
}
