import { link, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { removeTemporary, temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import { PAGE_FILE } from '../../../tools/pages/pages.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeSynced } from '../files/write-text.ts';
import { numbered } from './file-names.ts';

/** A file beside page.json. */
export interface FileBeside {
  /** Path from page.json, with forward slashes. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Changes whenever its content may have. */
  readonly stamp: string;
}

const DEEPEST = 3;
/** Documents and lists, not files of a page; and what is being written. */
const NOT_LISTED = /^\.|^page(?:\.[\w-]+)?\.json$|^units\.csv$|\.(?:part|tmp)$/;

export function isPictureName(name: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name);
}

/** The files of a folder and of the folders in it, by name; links are not followed. */
export async function filesBeside(folder: string): Promise<FileBeside[]> {
  const found: FileBeside[] = [];
  const list = async (at: string, depth: number): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(at, entry.name);
      if (NOT_LISTED.test(entry.name)) continue;
      if (entry.isDirectory() && depth < DEEPEST) await list(path, depth + 1);
      if (!entry.isFile()) continue;
      const { size, mtimeMs, ino } = await stat(path);
      const name = relative(folder, path).split(sep).join('/');
      found.push({ name, path, bytes: size, stamp: `${size}-${Math.round(mtimeMs)}-${ino}` });
    }
  };
  await list(folder, 1);
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** The result of storing a file. */
export interface KeptFile {
  readonly name: string;
  /** The same bytes were there already, under this name. */
  readonly wasThere: boolean;
}

/** Puts bytes into a folder below the site under a name that is free. The same bytes are not kept twice. */
export async function keepFile(
  root: string,
  folder: readonly string[],
  name: string,
  bytes: Uint8Array,
): Promise<KeptFile> {
  const place = insideSite(root, ...folder);
  for (const file of await filesBeside(place))
    if (file.bytes === bytes.length && (await readFile(file.path)).equals(bytes))
      return { name: file.name, wasThere: true };
  await mkdir(place, { recursive: true });
  const temporary = temporaryPathOf(join(place, name));
  try {
    await writeSynced(temporary, bytes);
    for (let number = 1; ; number += 1) {
      const free = numbered(name, number);
      if (await takesName(temporary, insideSite(root, ...folder, free)))
        return { name: free, wasThere: false };
    }
  } finally {
    await removeTemporary(temporary);
  }
}

/** Gives a file its name, unless another has it. */
async function takesName(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // Some disks have no hard links.
    if (await stat(path).catch(() => undefined)) return false;
    await rename(temporary, path);
    return true;
  }
}

/** Takes a file out of a page; it is kept in `.kavling/trash/`. */
export async function throwAway(root: string, slug: string, name: string, now: number): Promise<void> {
  const from = insideSite(root, 'pages', slug, ...name.split('/'));
  const to = insideSite(root, '.kavling/trash', slug, `${now}-${name.replaceAll('/', '-')}`);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** True for names of files that the library shows. */
export function isListed(name: string): boolean {
  const parts = name.split('/');
  return (
    name !== PAGE_FILE &&
    parts.length <= DEEPEST &&
    parts.every((part) => part !== '' && !NOT_LISTED.test(part))
  );
}
