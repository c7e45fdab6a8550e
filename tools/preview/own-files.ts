import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answer, fileAnswer, typeOf } from '../http/answers.ts';
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
