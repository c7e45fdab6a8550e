import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Environment, Files } from '../environment/environment.ts';

/** The file that holds a page, in its own folder. */
export const PAGE_FILE = 'page.json';

/** A page document on disk: its address on the site, its file and the folder with its pictures. */
export interface PageFile {
  readonly slug: string;
  readonly file: string;
  readonly folder: string;
}

/** Every `pages/<slug>/page.json` of a site, by slug. */
export function findPages(files: Files, root: string): PageFile[] {
  const pages = join(root, 'pages');
  return [...(files.list(pages) ?? [])].sort().flatMap((slug) => {
    const folder = join(pages, slug);
    const file = join(folder, PAGE_FILE);
    return files.kind(file) === 'file' ? [{ slug, file, folder }] : [];
  });
}

export interface FoundPages {
  readonly pages: readonly PageFile[];
  /** Requested slugs that do not exist. */
  readonly missing: readonly string[];
}

/** The pages a person named: a file, the folder of a page, a folder of pages, or just the slug. */
export function choosePages(
  environment: Pick<Environment, 'files' | 'cwd'>,
  names: readonly string[],
): FoundPages {
  const { files, cwd } = environment;
  if (names.length === 0) return { pages: findPages(files, cwd), missing: [] };
  const pages = new Map<string, PageFile>();
  const missing: string[] = [];
  for (const name of names) {
    const found = lookFor(files, cwd, name);
    if (found.length === 0) missing.push(name);
    for (const page of found) pages.set(page.file, page);
  }
  return { pages: [...pages.values()], missing };
}

function lookFor(files: Files, cwd: string, name: string): PageFile[] {
  const path = resolve(cwd, name);
  if (files.kind(path) === 'file') return [pageOf(path)];
  if (files.kind(join(path, PAGE_FILE)) === 'file') return [pageOf(join(path, PAGE_FILE))];
  if (basename(path) === 'pages') return findPages(files, dirname(path));
  if (files.kind(join(path, 'pages')) === 'folder') return findPages(files, path);
  const bySlug = join(cwd, 'pages', name, PAGE_FILE);
  return !isAbsolute(name) && files.kind(bySlug) === 'file' ? [pageOf(bySlug)] : [];
}

function pageOf(file: string): PageFile {
  const folder = dirname(file);
  return { slug: basename(folder), file, folder };
}

/** A path as a person reads it: from the folder they are in, with forward slashes. */
export function shown(environment: Pick<Environment, 'cwd'>, path: string): string {
  const short = relative(environment.cwd, path);
  return (short === '' || short.startsWith('..') ? path : short).replaceAll('\\', '/');
}
