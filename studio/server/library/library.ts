import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../../src/lib/is-record.ts';
import { OverLimit } from '../../../tools/assets/asset-queue.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import { drawingText } from '../../../tools/diagnostics/messages/drawings.ts';
import { gradeOf } from '../../../tools/pictures/grades.ts';
import type { PictureFormat } from '../../../tools/pictures/picture-format.ts';
import type { PictureReading } from '../../../tools/pictures/picture-reading.ts';
import { readHeader } from '../../../tools/pictures/picture-reading.ts';
import { type CopyFilesResult, type LibraryFile, STUDIO, type UploadResult } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import { insideSite } from '../files/inside-site.ts';
import type { StudioContext } from '../input.ts';
import type { StudioPages } from '../pages/pages.ts';
import { manifestOf, manifestOfNames } from '../pages/pictures.ts';
import { refusalOf } from '../pages/save-page.ts';
import { fileKind } from './file-kind.ts';
import { safeFileName } from './file-names.ts';
import { type FileBeside, filesBeside, isListed, isPictureName, keepFile, throwAway } from './page-folder.ts';
import { type FileUse, usesOfFiles } from './uses.ts';

/** A file that comes to a page from another folder of the site or of Kavling. */
export interface Source {
  readonly folder: string;
  readonly name: string;
}

export interface Library {
  list(slug: string): Promise<LibraryFile[]>;
  upload(slug: string, name: string, bytes: Uint8Array): Promise<UploadResult>;
  /** Copies files into the folder of a page, each under a free name. Missing files are skipped. */
  bring(slug: string, sources: readonly Source[]): Promise<CopyFilesResult>;
  copy(slug: string, from: string, names: readonly string[]): Promise<CopyFilesResult>;
  /** Takes a file away that the page does not use; it is kept in `.kavling/trash/`. */
  remove(slug: string, name: string): Promise<void>;
}

/** A file of a folder; nothing when there is none, or only a link to one. */
async function readBeside(folder: string, name: string): Promise<Uint8Array | undefined> {
  if (!isListed(name)) return undefined;
  try {
    return await readFile(insideSite(folder, ...name.split('/')));
  } catch {
    return undefined;
  }
}

const NO_USE: FileUse = { at: [], least: 0 };

/** The files beside the pages of a site. */
export function createLibrary(context: StudioContext, pages: StudioPages): Library {
  const { root, messages } = context;
  const known = new Map<string, { stamp: string; reading: PictureReading }>();

  async function readingOf({ path, stamp }: FileBeside): Promise<PictureReading> {
    const before = known.get(path);
    if (before?.stamp === stamp) return before.reading;
    const reading = await readHeader(await readFile(path));
    known.set(path, { stamp, reading });
    return reading;
  }

  const documentOf = (slug: string): Record<string, unknown> => {
    const { value } = readDocument(pages.onDisk(slug).text);
    return isRecord(value) ? value : {};
  };
  const usesIn = (slug: string) => usesOfFiles(documentOf(slug), context.site().engine.model.tables);

  /** The page in other languages uses the same files. */
  async function usedInOthers(slug: string, name: string): Promise<readonly string[]> {
    const { folder } = pages.named(slug);
    const others = (context.files.list(folder) ?? []).filter((file) => /^page\.[\w-]+\.json$/.test(file));
    const texts = await Promise.all(others.map((file) => readFile(join(folder, file), 'utf8')));
    return others.filter((_, at) => texts[at]?.includes(name));
  }

  async function describe(slug: string, file: FileBeside, use: FileUse): Promise<LibraryFile> {
    const { name, bytes, stamp } = file;
    const usedAt = [...use.at, ...(await usedInOthers(slug, name))];
    if (!isPictureName(name)) return { name, bytes, kind: 'other', usedAt };
    const reading = await readingOf(file);
    const size = reading.kind === 'photo' || reading.kind === 'drawing' ? reading : undefined;
    const isSmall = reading.kind === 'photo' && reading.width < use.least;
    const address = `${STUDIO}thumbnail/${encodeURIComponent(slug)}/${name.split('/').map(encodeURIComponent).join('/')}`;
    return {
      name,
      bytes,
      kind: 'picture',
      usedAt,
      ...(size ? { width: size.width, height: size.height, thumbnail: `${address}?${stamp}` } : {}),
      ...(isSmall ? { tooSmallFor: use.least } : {}),
    };
  }

  async function received(name: string, bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
    const found = await context.assets.receive(bytes, format).catch((error: unknown) => {
      throw error instanceof OverLimit ? new StudioRefusal(503, messages.tooManyFiles) : error;
    });
    if ('bytes' in found) return found.bytes;
    throw new StudioRefusal(
      415,
      found.refused === 'drawing'
        ? drawingText(context.language, `"${name}"`, found.problem)
        : messages.refusedFile[found.refused],
    );
  }

  /** Puts bytes beside a page, whatever they were called, as what they are. */
  async function keep(slug: string, given: string, bytes: Uint8Array) {
    const found = fileKind(bytes);
    if ('refused' in found) throw new StudioRefusal(415, messages.refusedFile[found.refused]);
    const name = safeFileName(given, 'picture' in found ? found.picture : found.other);
    const clean = 'picture' in found ? await received(name, bytes, found.picture) : bytes;
    try {
      return await keepFile(root, ['pages', slug], name, clean);
    } catch (error) {
      throw refusalOf(error, messages);
    }
  }

  async function picturesWith(slug: string, names: readonly string[]) {
    const page = pages.named(slug);
    const document = documentOf(slug);
    const own = await manifestOf(context, page, document);
    return { ...own, ...(await manifestOfNames(context, page, { names, grade: gradeOf(document) })) };
  }

  async function bring(slug: string, sources: readonly Source[]): Promise<CopyFilesResult> {
    const names: Record<string, string> = {};
    for (const { folder, name } of sources) {
      const file = await readBeside(folder, name);
      if (file) names[name] = (await keep(slug, name, file)).name;
    }
    return { names, pictures: await picturesWith(slug, Object.values(names)) };
  }

  return {
    async list(slug) {
      const { folder } = pages.named(slug);
      const uses = usesIn(slug);
      const files = await filesBeside(folder);
      return Promise.all(files.map((file) => describe(slug, file, uses.get(file.name) ?? NO_USE)));
    },
    async upload(slug, name, bytes) {
      const kept = await keep(pages.named(slug).slug, name, bytes);
      return { ...kept, pictures: await picturesWith(slug, [kept.name]) };
    },
    bring: (slug, sources) => bring(pages.named(slug).slug, sources),
    copy: (slug, from, names) => {
      const { folder } = pages.named(from);
      return bring(
        pages.named(slug).slug,
        names.map((name) => ({ folder, name })),
      );
    },
    async remove(slug, name) {
      const page = pages.named(slug);
      const file = (await filesBeside(page.folder)).find((one) => one.name === name);
      if (!file) throw new StudioRefusal(404, messages.noFile(name));
      const at = [...(usesIn(slug).get(name)?.at ?? []), ...(await usedInOthers(slug, name))];
      if (at[0] !== undefined) throw new StudioRefusal(409, messages.fileInUse(name, at[0]));
      await throwAway(root, page.slug, name, context.now()).catch((error: unknown) => {
        throw refusalOf(error, messages);
      });
    },
  };
}
