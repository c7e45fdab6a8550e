import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageHeaders } from '../../../tools/build/publish/finish.ts';
import { groupOf, type PageRecord, readManifest } from '../../../tools/build/publish/manifest.ts';
import { temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import { insideSite } from '../files/inside-site.ts';

/** A page as it went live once. */
export interface Release {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  /** The text that it was made from; unknown for one that was not published by the studio. */
  readonly text?: string;
  /** The engine that rendered it; with another engine, the next build of the site renders it again. */
  readonly engine: string;
  readonly record: PageRecord;
  readonly headers: PageHeaders;
  /** Addresses of its files but for `index.html`. */
  readonly files: readonly string[];
  /** SHA-256 of its HTML. */
  readonly html: string;
}

/** So many of a page are kept. */
const MOST = 10;
const FILE = 'release.json';

export interface Releases {
  /** Newest first. */
  list(slug: string): Release[];
  /** Keeps the page as it is live now; nothing when it is not live. */
  keep(slug: string, made: { at: number; who: string; text?: string }): Release | undefined;
  folderOf(slug: string, id: string): string;
  /** The hash of the HTML of the live page; empty if the page is not live. */
  live(slug: string): string;
}

/** The releases of pages in `.kavling/releases/<slug>/<id>/`: their files are those of the built site, linked, so that they cost nothing. */
export function createReleases(root: string, out: string, scripts: () => readonly string[]): Releases {
  const folder = (slug: string) => insideSite(root, '.kavling/releases', slug);
  const live = (slug: string) => {
    const index = join(out, slug, 'index.html');
    return existsSync(index) ? createHash('sha256').update(readFileSync(index)).digest('hex') : '';
  };

  function list(slug: string): Release[] {
    const place = folder(slug);
    const ids = existsSync(place) ? readdirSync(place).filter((id) => /^\d+$/.test(id)) : [];
    return ids
      .sort((a, b) => Number(b) - Number(a))
      .flatMap((id) => readRelease(join(place, id, FILE)) ?? []);
  }

  /** The files that the HTML names, and the scripts that those load. */
  function filesOf(html: string, record: PageRecord): string[] {
    const named = html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];
    const names = scripts().flatMap((one) => (existsSync(one) ? readdirSync(one) : []));
    const all = new Set([...named, ...names.map((name) => `/assets/${name}`), ...record.files]);
    return [...all].filter((address) => existsSync(join(out, address)));
  }

  return {
    list,
    live,
    folderOf: (slug, id) => join(folder(slug), id),
    keep(slug, { at, who, text }) {
      const { engine, pages } = readManifest(out);
      const record = pages.get(slug);
      const hash = live(slug);
      if (!record || hash === '') return undefined;
      const html = readFileSync(join(out, slug, 'index.html'), 'utf8');
      const files = filesOf(html, record);
      const id = String(Math.max(at, Number(list(slug)[0]?.id ?? 0) + 1));
      const place = join(folder(slug), id);
      const aside = temporaryPathOf(place);
      put(join(out, slug, 'index.html'), join(aside, 'index.html'));
      for (const address of files) put(join(out, address), join(aside, 'files', address));
      // Its scripts are in use as long as it is live, whatever the engine has become.
      const groups = [...new Set([...record.groups, ...files.filter(isAsset).map(groupOf)])];
      const release: Release = {
        id,
        at: new Date(at).toISOString(),
        who,
        ...(text === undefined ? {} : { text }),
        engine,
        record: { ...record, groups },
        headers: headersOf(out, slug),
        files,
        html: hash,
      };
      writeFileSync(join(aside, FILE), `${JSON.stringify(release)}\n`);
      renameSync(aside, place);
      for (const { id: old } of list(slug).slice(MOST)) rmSync(join(folder(slug), old), { recursive: true });
      return release;
    },
  };
}

const isAsset = (address: string) => address.startsWith('/assets/');

function readRelease(file: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

function headersOf(out: string, slug: string): PageHeaders {
  try {
    const all = JSON.parse(readFileSync(join(out, '.kavling/headers.json'), 'utf8')) as Record<
      string,
      PageHeaders
    >;
    return all[`/${slug}/`] ?? {};
  } catch {
    return {};
  }
}

/** The site replaces files and never writes into them, so a link keeps what was there. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
