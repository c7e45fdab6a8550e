import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';

/** Serves a folder of finished pages; answers null where it has no such file. */
export interface PageServer {
  answer(request: Request): Promise<Response | null>;
  notFound(): Promise<Response>;
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

/** Where the build writes the headers of each page: `{ "<path>": { "Header": "value" } }`. */
const HEADERS_FILE = '.kavling/headers.json';

type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `root` is a built site; its header file is read once. */
export async function createPageServer(root: string): Promise<PageServer> {
  const base = await realpath(root);
  const written = await readFile(join(base, HEADERS_FILE), 'utf8').catch(() => '{}');
  const pageHeaders = new Map(Object.entries(JSON.parse(written) as PageHeaders));

  async function find(pathname: string): Promise<{ file: string; path: string } | { moved: string } | null> {
    const path = safePath(pathname);
    if (path === null) return null;
    const file = join(base, path);
    const found = await stat(file).catch(() => null);
    if (found?.isDirectory()) {
      if (!path.endsWith('/')) return { moved: `${path}/` };
      return within(base, join(file, 'index.html'), `${path}index.html`);
    }
    return found ? within(base, file, path) : within(base, `${file}.html`, `${path}.html`);
  }

  async function send(request: Request, file: string, path: string, status = 200): Promise<Response> {
    const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const packed = await findPacked(request, file);
    const source = packed?.file ?? file;
    const { size, mtimeMs } = await stat(source);
    const tag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
    const headers = new Headers({
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: tag,
      vary: 'Accept-Encoding',
    });
    if (type === 'image/svg+xml')
      headers.set('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    const page = path.replace(/index\.html$/, '');
    for (const key of ['*', path, page, page.replace(/\/$/, '')]) {
      for (const [name, value] of Object.entries(pageHeaders.get(key) ?? {})) headers.set(name, value);
    }
    if (packed) headers.set('content-encoding', packed.encoding);
    if (status === 200 && request.headers.get('if-none-match') === tag)
      return new Response(null, { status: 304, headers });
    const range = packed || status !== 200 ? null : readRange(request.headers.get('range'), size);
    if (!packed) headers.set('accept-ranges', 'bytes');
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    }
    headers.set('content-length', String(range ? range.end - range.start + 1 : size));
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
    const body =
      request.method === 'HEAD'
        ? null
        : (Readable.toWeb(createReadStream(source, range ?? {})) as ReadableStream);
    return new Response(body, { status: range ? 206 : status, headers });
  }

  return {
    async answer(request) {
      const found = await find(new URL(request.url).pathname);
      if (found === null) return null;
      if ('moved' in found) return new Response(null, { status: 308, headers: { location: found.moved } });
      return send(request, found.file, found.path);
    },
    async notFound() {
      const file = await within(base, join(base, '404.html'), '/404.html');
      const request = new Request('http://localhost/404.html');
      if (file) return send(request, file.file, file.path, 404);
      return new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    },
  };
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
async function within(
  base: string,
  file: string,
  path: string,
): Promise<{ file: string; path: string } | null> {
  const real = await realpath(file).catch(() => null);
  if (real === null || !real.startsWith(base + sep)) return null;
  const found = await stat(real);
  if (!found.isFile()) return null;
  const inner = real.slice(base.length).split(sep);
  return inner.some((part) => part.startsWith('.') && part !== '.well-known') ? null : { file: real, path };
}

async function findPacked(request: Request, file: string) {
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding)) continue;
    if (await stat(file + ending).catch(() => null)) return { file: file + ending, encoding };
  }
  return null;
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
