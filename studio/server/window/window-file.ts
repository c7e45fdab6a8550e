import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { answer, fileAnswer, typeOf } from '../../../tools/http/answers.ts';
import { toBrotli } from '../answers.ts';

/** A name with the hash of its bytes: such a file never changes. */
const HASHED = /\.[\w-]{8}\.\w+$/;
const COMPRESSED = /\.(?:js|css|svg|json)$/;

interface Packed {
  readonly changedAt: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const packedFiles = new Map<string, Packed>();

/**
 * A file of the window, compressed where the browser accepts that; undefined if there is none. Browsers keep files with a
 * hash in their name for ever and ask whether the others are still the same.
 */
export async function windowFile(file: string, asked: Headers): Promise<Response | undefined> {
  const packed = COMPRESSED.test(file) ? await pack(file) : undefined;
  const found = packed ? packedAnswer(file, packed, asked) : await fileAnswer(file);
  found?.headers.set(
    'cache-control',
    HASHED.test(file) ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  );
  return found;
}

function packedAnswer(file: string, { bytes, etag }: Packed, asked: Headers): Response {
  const takesBrotli = /\bbr\b/.test(asked.get('accept-encoding') ?? '');
  const isKnown = asked.get('if-none-match') === etag;
  const found = isKnown
    ? new Response(undefined, { status: 304 })
    : answer(takesBrotli ? bytes : new Uint8Array(brotliDecompressSync(bytes)), typeOf(file));
  if (takesBrotli && !isKnown) found.headers.set('content-encoding', 'br');
  found.headers.set('vary', 'Accept-Encoding');
  found.headers.set('etag', etag);
  return found;
}

/** Compresses a file once for as long as it stays the same on disk, unless the build has done so. */
async function pack(file: string): Promise<Packed | undefined> {
  const [plain, twin] = await Promise.all(
    [file, `${file}.br`].map((path) => stat(path).catch(() => undefined)),
  );
  const source = twin ?? plain;
  if (!source) return undefined;
  const known = packedFiles.get(file);
  if (known?.changedAt === source.mtimeMs) return known;
  const bytes = twin ? await readFile(`${file}.br`) : await toBrotli(await readFile(file));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const packed = { changedAt: source.mtimeMs, bytes: new Uint8Array(bytes), etag };
  packedFiles.set(file, packed);
  return packed;
}
