import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { filePolicy } from '../../src/lib/file-policy.ts';

/** A file of the built scripts under `/assets/`. */
export async function clientAsset(folders: readonly string[], path: string): Promise<Response | undefined> {
  const [, , ...name] = path.split('/');
  for (const folder of folders) {
    const found = await fileAnswer(join(folder, ...name));
    if (found) return found;
  }
  return undefined;
}

/** One file from disk, which runs nothing where it is a picture or a film; nothing when it is not there. */
export async function fileAnswer(file: string): Promise<Response | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && answer(new Uint8Array(bytes), typeOf(file));
}

export function typeOf(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream';
}

export function html(text: string, status = 200): Response {
  return answer(text, 'text/html; charset=utf-8', status);
}

export function answer(body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response {
  const policy = filePolicy(type);
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  };
  return new Response(body, { status, headers });
}
