import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { filesIn } from '../../src/document/files.ts';
import type { PictureResolver } from '../../src/document/fill.ts';
import type { DocumentTables } from '../../src/document/walk.ts';
import type { JsonObject } from '../../src/lib/is-record.ts';
import { toPicture, unmeasured } from '../../src/lib/to-picture.ts';
import type { Grade } from './grades.ts';
import { coveringPictures, cropForPhones } from './phone-crops.ts';
import { PictureProblem } from './picture-problem.ts';
import { type PreparedPicture, preparePicture } from './pictures.ts';
import { isPublished } from './published-kinds.ts';

/** The files of one page: what the renderer asks for, and what must be copied, absolute paths by address inside the site. */
export interface PageAssets {
  readonly picture: PictureResolver;
  readonly phoneCrop: (src: string, x: number) => PreparedPicture | undefined;
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly PictureProblem[];
}

/** Prepares every picture that a document names, and finds the files (`./brosur.pdf`) it links to. */
export async function preparePageAssets(input: {
  document: JsonObject;
  /** The folder of page.json. */
  folder: string;
  slug: string;
  tables: DocumentTables;
  /** Returns the sizes of one picture file. */
  preparePicture: (file: string) => Promise<PreparedPicture>;
  /** Where crops for phones are kept; without it there are none. */
  crops?: string | undefined;
}): Promise<PageAssets> {
  const { document, folder, slug, tables } = input;
  const names = filesIn(document, tables);
  const prepared = new Map<string, PreparedPicture>();
  const problems: PictureProblem[] = [];
  const files = new Map<string, string>();
  const prepare = async (name: string) => {
    try {
      prepared.set(name, await input.preparePicture(inside(folder, name)));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push(error);
    }
  };
  const own = [...names.pictures].filter((name) => !/^https?:/.test(name));
  await Promise.all(own.map(prepare));
  const mayCrop = input.crops !== undefined && own.length > 0;
  const cropped = mayCrop ? coveringPictures(document, tables) : [];
  const crops = new Map<string, PreparedPicture>();
  await Promise.all(
    cropped.map(async ({ src, x }) => {
      const whole = prepared.get(src);
      const crop = whole && (await cropForPhones(inside(folder, src), input.crops ?? '', x));
      if (crop) crops.set(`${x} ${whole.src}`, await input.preparePicture(crop));
    }),
  );
  for (const { files: made } of [...prepared.values(), ...crops.values()])
    for (const [address, path] of made) files.set(address, path);
  for (const name of names.linked) {
    if (!isPublished(name)) continue;
    try {
      const path = inside(folder, name);
      if (await isFile(path)) files.set(`/${slug}/${relative(folder, path).split(sep).join('/')}`, path);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push(error);
    }
  }
  const find = (name: unknown) => prepared.get(String(name)) ?? unmeasured(String(name));
  return {
    picture: (image) =>
      toPicture(image, find(image.src), image.mobileSrc ? find(image.mobileSrc) : undefined),
    phoneCrop: (src, x) => crops.get(`${x} ${src}`),
    files,
    problems,
  };
}

/** A build of many pages meets many pictures, most of them once. */
const MOST_REMEMBERED = 500;
const remembered = new Map<string, { stamp: string; picture: Promise<PreparedPicture> }>();

/** A picture is prepared once per process as long as its file is unchanged: pages share pictures. */
export async function rememberedPicture(
  file: string,
  cache: string,
  base: string,
  grade?: Grade,
): Promise<PreparedPicture> {
  const found = await stat(file).catch(() => undefined);
  const stamp = `${found?.mtimeMs} ${found?.size} ${cache} ${base}`;
  const key = `${grade} ${file}`;
  const before = remembered.get(key);
  if (before?.stamp === stamp) return before.picture;
  const picture = preparePicture(file, cache, base, grade);
  if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, { stamp, picture });
  picture.catch(() => remembered.delete(key));
  return picture;
}

/** Every picture a document names, in its order. */
export function picturesIn(document: JsonObject, tables: DocumentTables): string[] {
  return [...filesIn(document, tables).pictures];
}

/** Every file a page is made of besides its document: pictures, icon and linked files beside it, absolute. */
export function inputsOf(document: JsonObject, folder: string, tables: DocumentTables): string[] {
  const { pictures, linked } = filesIn(document, tables);
  const { icon } = (document.seo ?? {}) as { icon?: string };
  const files = [...linked].filter(isPublished);
  const own = [...pictures, ...files, ...(icon ? [icon] : [])].filter((name) => !/^https?:/.test(name));
  return [...new Set(own.map((name) => resolve(folder, name)))];
}

/** The absolute path of a file beside the document; one that is elsewhere is a PictureProblem. */
export function inside(folder: string, name: string): string {
  const path = resolve(folder, name.replaceAll('\0', ''));
  if (
    !path.startsWith(folder + sep) ||
    !(realOf(path) ?? path).startsWith((realOf(folder) ?? folder) + sep)
  ) {
    throw new PictureProblem(path, 'The file is outside the folder of the page. Put it beside page.json.');
  }
  return path;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
