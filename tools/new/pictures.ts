import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import type { Pattern } from '../pages/patterns.ts';
import { pictureNames } from './page.ts';

/** Copies the pictures of ready-made sections, from beside our examples or beside the site's own patterns; what is there stays. */
export function copyPictures(
  { files, engineRoot }: Pick<Environment, 'files' | 'engineRoot'>,
  sections: readonly Pattern[],
  to: string,
): void {
  for (const { section, page, folder = join(engineRoot, 'schemas/examples') } of sections)
    for (const name of pictureNames({ ...page, sections: [section] })) {
      const from = join(folder, name);
      if (files.kind(from) === 'file' && !files.kind(join(to, name)))
        files.write(join(to, name), files.read(from));
    }
}
