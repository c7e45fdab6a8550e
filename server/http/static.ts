import { existsSync } from 'node:fs';
import { type FileHandle, open as openHandle, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { withBase, withoutBase } from '../../src/lib/base-path.ts';
import { type Generation, openGenerations } from './generation.ts';
import { placeOf } from './hosts.ts';

/** Serves a folder of finished pages below `base`; answers null where it has no such file. */
export interface PageServer {
  answer(request: Request, base?: string): Promise<Response | null>;
  /** What is not there, as the host of the request says it. */
  notFound(request: Request): Promise<Response>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Where a build works in the site; `tools/site/publish.ts` says how. */
const WORK_FOLDER = '.kavling/work';
/** Files of single domains. No request names them: `placeOf` does. */
const OF_HOSTS = '/.kavling/hosts/';
const VIA_WORK = /^\/\.kavling\/work\/(old|new)\//;
/** The policy of drawings: their script does not run, also where one is opened by itself. */
const DRAWING_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
/** A site is published in an instant; so many tries meet no two of them. */
const MOST_TRIES = 20;

/** `root` is a built site; each request is answered from one generation of it, the one that stands when it comes. */
export async function createPageServer(root: string): Promise<PageServer> {
  const base = await realpath(root);
  const site = openGenerations(base);

  /** Finds and opens a file. Done again when the site was published meanwhile: file and headers are of one generation. */
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
      if (!('moved' in opened)) return send(request, opened);
      return movedTo(`${encodeURI(withBase(base, opened.moved))}${search}`);
    },
    async notFound(missing) {
      const request = new Request(new URL('/404.html', missing.url));
      const opened = await open(request, '/404.html');
      if (opened !== null && 'handle' in opened) return send(request, opened, 404);
      return new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    },
  };
}

function movedTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}

interface FoundFile {
  readonly file: string;
  readonly path: string;
}
type Found = FoundFile | { readonly moved: string } | null;

/** A file that is open, packed or not: whatever is published meanwhile, it is sent as it was. */
interface OpenFile extends FoundFile {
  readonly generation: Generation;
  readonly handle: FileHandle;
  readonly encoding: string | undefined;
}
type Opened = OpenFile | { readonly moved: string } | null;

async function openFile(
  request: Request,
  found: FoundFile & { readonly generation: Generation },
): Promise<OpenFile | null> {
  const packed = await openPacked(request, found.file);
  if (packed) return { ...found, ...packed };
  const handle = await openForReading(found.file);
  return handle && { ...found, handle, encoding: undefined };
}

async function openPacked(request: Request, file: string) {
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const handle = accepted.includes(encoding) ? await openForReading(file + ending) : null;
    if (handle) return { handle, encoding };
  }
  return null;
}

async function openForReading(file: string): Promise<FileHandle | null> {
  return openHandle(file, 'r').catch(() => null);
}

async function send(request: Request, opened: OpenFile, status = 200): Promise<Response> {
  const { handle, encoding } = opened;
  const { size, mtimeMs } = await handle.stat();
  const headers = headersOf(opened);
  const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  headers.set('etag', tag);
  const empty = async (response: Response) => {
    await handle.close();
    return response;
  };
  if (status === 200 && request.headers.get('if-none-match') === tag)
    return empty(new Response(null, { status: 304, headers }));
  const range = encoding || status !== 200 ? null : readRange(request.headers.get('range'), size);
  if (!encoding) headers.set('accept-ranges', 'bytes');
  if (range === 'unsatisfiable')
    return empty(new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } }));
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const answered = range ? 206 : status;
  if (request.method === 'HEAD') return empty(new Response(null, { status: answered, headers }));
  const body = Readable.toWeb(handle.createReadStream(range ?? {})) as ReadableStream;
  return new Response(body, { status: answered, headers });
}

function headersOf({ path, encoding, generation }: OpenFile): Headers {
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const headers = new Headers({
    'content-type': type,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  });
  const page = path.replace(/index\.html$/, '');
  for (const key of ['*', path, page, page.replace(/\/$/, '')])
    for (const [name, value] of Object.entries(generation.headers.get(key) ?? {})) headers.set(name, value);
  if (type === 'image/svg+xml') headers.set('content-security-policy', DRAWING_POLICY);
  if (encoding) headers.set('content-encoding', encoding);
  return headers;
}

function hostOf(request: Request): string {
  return new URL(request.url).hostname.toLowerCase();
}

/** Whether a build is on its way from one generation to the next: links lead to its files then. */
function isPublishing(base: string): boolean {
  return existsSync(join(base, WORK_FOLDER, 'plan.json'));
}

/** The decoded path, or null where it could name anything but a public file below the root. */
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

/** A file that really lies below the root: a link to elsewhere is no file of ours. */
async function within(base: string, file: string, path: string): Promise<FoundFile | null> {
  const real = await realpath(file).catch(() => null);
  if (real === null || !real.startsWith(base + sep)) return null;
  const found = await stat(real).catch(() => null);
  if (!found?.isFile()) return null;
  // A build that is publishing leads paths through its work folder.
  const seen = real.slice(base.length).split(sep).join('/').replace(VIA_WORK, '/');
  const inner = path.startsWith(OF_HOSTS) ? seen.replace(OF_HOSTS, '/') : seen;
  return inner.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
    ? null
    : { file, path };
}

function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
