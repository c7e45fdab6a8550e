import { readBody } from './body.ts';

/** Fields of a posted form, the first value of each name. */
export type PostedFields = ReadonlyMap<string, string>;

export type PostProblem = 'too-large' | 'bad-encoding' | 'not-a-form';

/** 64 KiB: many times the largest honest lead. */
export const BODY_LIMIT = 64 * 1024;

/** Far more names than any of our forms has. */
const FIELD_LIMIT = 500;

/** Reads a form-encoded or multipart body, strictly: broken UTF-8, NUL and lone surrogates are refused. */
export async function readForm(request: Request): Promise<PostedFields | PostProblem> {
  const type = request.headers.get('content-type') ?? '';
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > BODY_LIMIT) return 'too-large';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const body = await readText(request, announced);
    return body === 'too-large' ? body : parseUrlEncoded(body.text);
  }
  if (type.startsWith('multipart/form-data')) {
    const bytes = await readBody(request, BODY_LIMIT);
    return bytes === 'too-large' ? bytes : parseMultipart(bytes, type);
  }
  return 'not-a-form';
}

async function readText(request: Request, announced: number): Promise<{ text: string } | 'too-large'> {
  if (announced <= BODY_LIMIT) return { text: await request.text() };
  const bytes = await readBody(request, BODY_LIMIT);
  return bytes === 'too-large' ? bytes : { text: new TextDecoder().decode(bytes) };
}

function parseUrlEncoded(body: string): PostedFields | PostProblem {
  const fields = new Map<string, string>();
  if (body === '') return fields;
  if (!isClean(body)) return 'bad-encoding';
  const text = body.includes('+') ? body.replaceAll('+', ' ') : body;
  let equals = -1;
  let count = 0;
  for (let from = 0; from <= text.length; ) {
    count += 1;
    if (count > FIELD_LIMIT) return 'not-a-form';
    const found = text.indexOf('&', from);
    const end = found < 0 ? text.length : found;
    // Each is searched for once: a body with only names is as fast to read as any other.
    if (equals < from) equals = endless(text.indexOf('=', from));
    const name = decode(text.slice(from, Math.min(equals, end)));
    const value = equals < end ? decode(text.slice(equals + 1, end)) : '';
    if (name === null || value === null) return 'bad-encoding';
    if (!fields.has(name)) fields.set(name, value);
    from = end + 1;
  }
  return fields;
}

const endless = (at: number) => (at < 0 ? Number.MAX_SAFE_INTEGER : at);

/** Most names and values contain no escapes; unescaped text has been checked with the whole body. */
function decode(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    const text = decodeURIComponent(part);
    return isClean(text) ? text : null;
  } catch {
    return null;
  }
}

/** A replacement character means that the bytes were not UTF-8: decoders also use one for a lone surrogate. */
function isClean(text: string): boolean {
  return !text.includes('\0') && !text.includes('\uFFFD');
}

async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<PostedFields | PostProblem> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'bad-encoding';
  }
  const fields = new Map<string, string>();
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    return 'not-a-form';
  }
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (!isClean(name) || !isClean(value)) return 'bad-encoding';
    if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
}
