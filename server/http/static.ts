import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { withBase, withoutBase } from '../../src/lib/base-path.ts';
import { type Generation, openGenerations } from './generation.ts';
import { placeOf } from './hosts.ts';
import { type FoundFile, type OpenFile, openFile, sendFile } from './send-file.ts';

/** Serves a folder of finished pages below `base`; returns null for other paths. */
export interface PageServer {
  answer(request: Request, base?: string): Promise<Response | null>;
  /** The "not found" page of the request's host. */
  notFound(request: Request): Promise<Response>;
}

/** The work folder of a build; see `tools/build/publish/publish.ts`. */
const WORK_FOLDER = '.kavling/work';
/** Files of single domains. Requests cannot name them; `placeOf` does. */
const OF_HOSTS = '/.kavling/hosts/';
const VIA_WORK = /^\/\.kavling\/work\/(old|new)\//;
/** Publishing takes an instant: after so many tries, one meets no publication. */
const MOST_TRIES = 20;

/**
 * `root` is a built site; each request is answered from one generation of it, the current one when the request
 * arrives.
 */
export async function createPageServer(root: string): Promise<PageServer> {
  const base = await realpath(root);
  const site = openGenerations(base);

  /** Finds and opens a file, again if the site was published meanwhile: file and headers belong to one generation. */
  async function open(request: Request, path: string): Promise<Opened> {
    for (let tries = 1; ; tries += 1) {
      const generation = await site.current();
      const found = await findOnHost(hostOf(request), path, generation);
      const opened =
        found !== null && 'file' in found ? await openFile(request, { ...found, generation }) : found;
      const isSettled = site.stamp() === generation.stamp && (opened !== null || !isPublishing(base));
      if (isSettled || tries === MOST_TRIES) return opened;
      if (opened !== null && 'handle' in opened) await opened.handle.close();
    }
  }

  async function findOnHost(host: string, path: string, { sites }: Generation): Promise<Found> {
    const place = placeOf(host, path, sites);
    if ('moved' in place) return place;
    for (const one of place.tries) {
      const found = await find(one);
      if (found) return found;
    }
    return null;
  }

  async function find(path: string): Promise<Found> {
    const file = join(base, path);
    const found = await stat(file).catch(() => null);
    if (found?.isDirectory()) {
      if (!path.endsWith('/')) return { moved: `${path}/` };
      return within(base, join(file, 'index.html'), `${path}index.html`);
    }
    return found ? within(base, file, path) : within(base, `${file}.html`, `${path}.html`);
  }

  return {
    async answer(request, base = '') {
      const { pathname, search } = new URL(request.url);
      const inner = withoutBase(base, pathname);
      if (inner === '') return movedTo(`${base}/${search}`);
      const path = inner === undefined ? null : safePath(inner);
      const opened = path === null ? null : await open(request, path);
      if (opened === null) return null;
      if (!('moved' in opened)) return sendFile(request, opened);
      return movedTo(`${encodeURI(withBase(base, opened.moved))}${search}`);
    },
    async notFound(missing) {
      const request = new Request(new URL('/404.html', missing.url));
      const opened = await open(request, '/404.html');
      if (opened !== null && 'handle' in opened) return sendFile(request, opened, 404);
      return new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    },
  };
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}

type Found = FoundFile | { readonly moved: string } | null;

type Opened = OpenFile | { readonly moved: string } | null;

function hostOf(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

/** True while a build switches from one generation to the next: links lead to its files then. */
function isPublishing(base: string): boolean {
  return existsSync(join(base, WORK_FOLDER, 'plan.json'));
}

/** The decoded path, or null if it could be anything but a public file below the root. */
function safePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (!path.startsWith('/') || /[\\\0%]|\/\//.test(path)) return null;
  const parts = path.split('/').slice(1);
  const hidden = parts.some((part, at) => part.startsWith('.') && !(at === 0 && part === '.well-known'));
  return hidden ? null : path;
}

/** A file below the root: a link that leads elsewhere is not served. */
async function within(base: string, file: string, path: string): Promise<FoundFile | null> {
  const real = await realpath(file).catch(() => null);
  if (real === null || !real.startsWith(base + sep)) return null;
  const found = await stat(real).catch(() => null);
  if (!found?.isFile()) return null;
  // While a build is publishing, paths lead through its work folder.
  const seen = real.slice(base.length).split(sep).join('/').replace(VIA_WORK, '/');
  const inner = path.startsWith(OF_HOSTS) ? seen.replace(OF_HOSTS, '/') : seen;
  return inner.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
    ? null
    : { file, path };
}
