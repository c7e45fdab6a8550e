import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBase } from '../../src/lib/base-path.ts';
import { type MeasuredPicture, NO_COLOR } from '../../src/lib/to-picture.ts';
import { removeTemporary, temporaryPathOf } from '../environment/write-file-atomic.ts';
import { type Grade, gradesVersion } from './grades.ts';
import { pictureInTurn, presetVersion } from './image-presets.ts';
import { isDecoded, type PictureFacts } from './picture-facts.ts';
import { PictureProblem } from './picture-problem.ts';
import { makeResponsiveImage, planResponsiveImage } from './responsive-image.ts';

/** A picture measured and cut to its sizes, and the files to put beside the page. */
export interface PreparedPicture extends MeasuredPicture {
  /** Absolute paths of the files, by their address on the site. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Makes the sizes of one picture file. Results are kept in `cache` under the hash of the file's bytes and the
 * grade, so a picture is cut once, whatever its name. The facts are written last: where they are, all files are.
 */
export async function preparePicture(
  file: string,
  cache: string,
  base = '',
  grade?: Grade,
): Promise<PreparedPicture> {
  const { bytes, folder, known, start } = await look(file, cache, grade);
  return describe(known ?? (await makeOnce(file, bytes, { folder, grade })), folder, { start, base });
}

/** The same picture before its sizes are made: all but its colour is known from its header. */
export async function foreseePicture(
  file: string,
  cache: string,
  base = '',
  grade?: Grade,
): Promise<{ picture: PreparedPicture; isMade: boolean }> {
  const { bytes, folder, known, start } = await look(file, cache, grade);
  const facts = known ?? { ...(await planResponsiveImage(file, bytes)), color: NO_COLOR };
  return { picture: describe(facts, folder, { start, base }), isMade: known !== undefined };
}

async function look(file: string, cache: string, grade: Grade | undefined) {
  const bytes = await readFile(file).catch(() => {
    throw new PictureProblem(
      file,
      'The file does not exist. Put the picture beside page.json, or correct its name.',
    );
  });
  const cut = createHash('sha256').update(presetVersion);
  if (grade) cut.update(`${gradesVersion} ${grade}`);
  const hash = cut.update(bytes).digest('hex').slice(0, 12);
  const folder = join(cache, hash);
  const text = await readFile(join(folder, 'facts.json'), 'utf8').catch(() => undefined);
  const name = (file.split(/[\\/]/).at(-1) ?? 'picture').replace(/\.\w+$/, '').replace(/[^a-zA-Z0-9-]/g, '-');
  const known = text ? (JSON.parse(text) as PictureFacts) : undefined;
  return { bytes, folder, known, start: `/assets/${name}.${hash}` };
}

const underWay = new Map<string, Promise<PictureFacts>>();

/** Two pages with one picture cut it once; two processes may both cut it, and the second finds the work done. */
function makeOnce(file: string, bytes: Buffer, target: Target): Promise<PictureFacts> {
  const { folder } = target;
  const before = underWay.get(folder);
  if (before) return before;
  const made = make(file, bytes, target).finally(() => underWay.delete(folder));
  underWay.set(folder, made);
  return made;
}

/** Where the files of a picture go, and how its photograph is graded. */
interface Target {
  readonly folder: string;
  readonly grade: Grade | undefined;
}

async function make(file: string, bytes: Buffer, { folder, grade }: Target): Promise<PictureFacts> {
  const temporary = temporaryPathOf(folder);
  await mkdir(temporary, { recursive: true });
  try {
    const facts = await pictureInTurn(() => makeResponsiveImage(file, bytes, temporary, grade));
    await writeFile(join(temporary, 'facts.json'), JSON.stringify(facts));
    await rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      if (await isWhole(folder)) return;
      await rm(folder, { recursive: true, force: true });
      await rename(temporary, folder);
    });
    return facts;
  } finally {
    await removeTemporary(temporary);
  }
}

/** Another process has made the same file meanwhile. */
function isWhole(folder: string): Promise<boolean> {
  return access(join(folder, 'facts.json')).then(
    () => true,
    () => false,
  );
}

/** Files are stored under their addresses inside the site; browsers request them below its base. */
function describe(
  facts: PictureFacts,
  folder: string,
  { start, base }: { start: string; base: string },
): PreparedPicture {
  const { width, height, color, preview, ending } = facts;
  const size = { width, height, color, ...(preview ? { preview } : {}) };
  const files = new Map<string, string>();
  if (!isDecoded(facts)) {
    const src = `${start}.${ending}`;
    files.set(src, join(folder, `original.${ending}`));
    return { src: withBase(base, src), srcset: '', ...size, sources: [], files };
  }
  const sets = facts.formats.map((format) => {
    const srcset = format.widths.map((size) => {
      const address = `${start}-${size}.${format.ending}`;
      files.set(address, join(folder, `${size}.${format.ending}`));
      return `${withBase(base, address)} ${size}w`;
    });
    return { type: format.type, srcset: srcset.join(', ') };
  });
  const plain = facts.formats.at(-1);
  const src = withBase(base, `${start}-${plain?.widths.at(-1)}.${ending}`);
  return { src, srcset: sets.at(-1)?.srcset ?? '', ...size, sources: sets.slice(0, -1), files };
}
