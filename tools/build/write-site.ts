import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UNITS_FILE } from '../units/units-file.ts';
import { hostingFiles } from './publish/hosting.ts';
import type { BuiltPage } from './render/render-page.ts';

/**
 * Writes pages from memory, and everything they need, into an empty `out`: for tests and measurements, not for
 * publishing.
 */
export async function writeSite(input: {
  out: string;
  /** The folder of the built scripts. */
  clientAssets: string;
  pages: Iterable<BuiltPage> | AsyncIterable<BuiltPage>;
}): Promise<void> {
  const { out } = input;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  };
  const headers: Record<string, BuiltPage['headers']> = {};
  rmSync(out, { recursive: true, force: true });
  cpSync(input.clientAssets, join(out, 'assets'), { recursive: true });
  for await (const page of input.pages) {
    // Pages share most of their files, which are named after their content.
    for (const [address, path] of page.files) cpSync(path, join(out, address), { force: false });
    write(`${page.slug}/index.html`, page.html);
    if (page.unitsFile) write(`${page.slug}/${UNITS_FILE}`, page.unitsFile);
    headers[`/${page.slug}/`] = page.headers;
  }
  write('.kavling/headers.json', JSON.stringify(headers));
  for (const [path, text] of hostingFiles(headers)) write(path, text);
}
