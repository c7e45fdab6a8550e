import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSite } from '../../tools/testing/served-site.ts';

/** `kavling preview` over a new site with one page, Taman Asri. */
export interface PreviewedSite {
  readonly url: string;
  /** The id of its process. */
  readonly pid: number | undefined;
  /** A file or folder of the site. */
  file(name: string): string;
  /** A file beside `page.json`. */
  fileOfPage(name: string): string;
  /** Changes the text of `page.json`. */
  edit(change: (text: string) => string): void;
  close(): Promise<void>;
}

/** Starts a preview. `prepare` may add files to the site, and returns environment variables for the process. */
export async function startPreview(
  prepare: (folder: string) => Readonly<Record<string, string>>,
): Promise<PreviewedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-preview-'));
  const page = join(folder, 'pages/taman-asri');
  cpSync(resolve('pages/taman-asri'), page, { recursive: true });
  const preview = await startSite(folder, 'preview', prepare(folder));
  const document = join(page, 'page.json');
  return {
    url: preview.origin,
    pid: preview.pid,
    file: (name) => join(folder, name),
    fileOfPage: (name) => join(page, name),
    edit: (change) => writeFileSync(document, change(readFileSync(document, 'utf8'))),
    async close() {
      await preview.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
