import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import type { Pattern } from '../pages/patterns.ts';
import { fileNames } from './page.ts';

/** Copies the pictures and films of ready-made sections, from beside our examples or beside the site's own patterns; what is there stays. */
export function copyPictures(
  { files, engineRoot }: Pick<Environment, 'files' | 'engineRoot'>,
  sections: readonly Pattern[],
  to: string,
): void {
  for (const { section, page, folder } of sections)
    copyFiles({ files, engineRoot }, { ...page, sections: [section] }, { folder, to });
}

/** Copies the pictures and films of a document from beside our examples, or from a folder; what is there stays. */
export function copyFiles(
  { files, engineRoot }: Pick<Environment, 'files' | 'engineRoot'>,
  document: Readonly<Record<string, unknown>>,
  { folder = join(engineRoot, 'schemas/examples'), to }: { folder?: string | undefined; to: string },
): void {
  for (const name of fileNames(document)) {
    const from = join(folder, name);
    if (files.kind(from) === 'file' && !files.kind(join(to, name)))
      files.write(join(to, name), files.read(from));
  }
}
