import { type FileHandle, open as openHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { contentType } from 'mime-types';
import { filePolicy } from '../../src/lib/file-policy.ts';
import type { Generation } from './generation.ts';

/** A file of the site, and the path that selects its headers. */
export interface FoundFile {
  readonly file: string;
  readonly path: string;
}

/** An open file, compressed or not: it is sent unchanged, even if a build is published meanwhile. */
export interface OpenFile extends FoundFile {
  readonly generation: Generation;
  readonly handle: FileHandle;
  readonly encoding: string | undefined;
}

/** Opens a file, or its compressed twin if the visitor accepts that; null if it no longer exists. */
export async function openFile(
  request: Request,
  found: FoundFile & { readonly generation: Generation },
): Promise<OpenFile | null> {
  const precompressed = await openPrecompressed(request, found.file);
  if (precompressed) return { ...found, ...precompressed };
  const handle = await openForReading(found.file);
  return handle && { ...found, handle, encoding: undefined };
}

async function openPrecompressed(request: Request, file: string) {
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

/** Responds with the file, a range of it, or "not modified"; the handle is closed in every case. */
export async function sendFile(request: Request, opened: OpenFile, status = 200): Promise<Response> {
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
  const type = contentType(extname(path)) || 'application/octet-stream';
  const headers = new Headers({
    'content-type': type,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  });
  const page = path.replace(/index\.html$/, '');
  for (const key of ['*', path, page, page.replace(/\/$/, '')])
    for (const [name, value] of Object.entries(generation.headers.get(key) ?? {})) headers.set(name, value);
  const policy = filePolicy(type);
  if (policy) headers.set('content-security-policy', policy);
  if (encoding) headers.set('content-encoding', encoding);
  return headers;
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
