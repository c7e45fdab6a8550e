import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import { filePolicy } from '../../src/lib/file-policy.ts';
import catalogueScript from './client/catalogue-client.js?raw';
import previewScript from './client/preview-client.js?raw';
import { MOUNT, RUNTIME } from './page-store.ts';
import catalogueCss from './views/catalogue.css?inline';
import shellCss from './views/shell.css?inline';

const own: Readonly<Record<string, string>> = {
  '/.kavling/preview.js': previewScript,
  '/.kavling/catalogue.js': catalogueScript,
  '/.kavling/shell.css': shellCss + catalogueCss,
};

/** Addresses of the built chunks. */
export interface Chunks {
  readonly runtime: string;
  readonly mount: string;
}

/** The scripts, style and font of the preview itself. */
export async function ownFile(
  path: string,
  engineRoot: string,
  chunks: Chunks,
): Promise<Response | undefined> {
  const text = own[path] ?? withInspector(chunks)[path];
  if (text !== undefined) return answer(text, typeOf(path));
  if (path === '/.kavling/inspector.js') return fileAnswer(join(engineRoot, 'build/inspector/inspector.js'));
  if (path !== '/.kavling/font.woff2') return undefined;
  const name = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
  return fileAnswer(createRequire(import.meta.url).resolve(name));
}

/**
 * Replace the built chunks of the runtime and of React: whichever loads first starts the one runtime of the page with
 * the inspector watching and its ports.
 */
function withInspector({ runtime, mount }: Chunks): Readonly<Record<string, string>> {
  return {
    [RUNTIME]: [
      `import { ready, startRuntime } from '${runtime}';`,
      `import { adapt, watch } from '/.kavling/inspector.js';`,
      `await ready();`,
      `if (document.getElementById('_config')) startRuntime({ adapt, watch });`,
      `export * from '${runtime}';`,
    ].join('\n'),
    [MOUNT]: `import '.${RUNTIME.slice(RUNTIME.lastIndexOf('/'))}';\nexport * from '${mount}';`,
  };
}

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

function typeOf(file: string): string {
  return contentType(extname(file)) || 'application/octet-stream';
}

export function html(text: string, status = 200): Response {
  return answer(text, 'text/html; charset=utf-8', status);
}

function answer(body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response {
  const policy = filePolicy(type);
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  };
  return new Response(body, { status, headers });
}
