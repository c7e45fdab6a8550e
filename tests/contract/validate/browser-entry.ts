import { validatePage } from '../../../tools/diagnostics/validate-page.ts';
import { memoryFiles } from '../../../tools/environment/memory-environment.ts';
import type { PictureReading } from '../../../tools/pictures/picture-reading.ts';

/** A page with all its files, as sent to a browser. Bytes are base64. */
export interface PageForBrowser {
  readonly file: string;
  readonly folder: string;
  readonly slug?: string;
  readonly now: number;
  readonly content: string;
  /** Sizes of the files of the page, by path. */
  readonly files: Readonly<Record<string, number>>;
  /** Where files lead that are links. */
  readonly links: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, PictureReading>>;
}

/** Validates a page with the files sent with it. The findings are the same in Node and in a browser. */
export function validateAlone({ content, files, links, pictures, folder, ...source }: PageForBrowser) {
  const held = memoryFiles(Object.fromEntries(Object.keys(files).map((path) => [path, ''])));
  return validatePage(bytesOf(content), {
    ...source,
    folder,
    files: { ...held, realPath: (path) => links[path] ?? held.realPath(path) },
    isEmpty: (path) => files[`${folder}/${path}`] === 0,
    picture: (path) => pictures[path],
  });
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

Object.assign(globalThis, { validateAlone });
