import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Gives a new site what is prepared for this repository, and takes in what it prepares: photographs, typefaces, icons and
 * small pictures lie under the hash of what they were made from.
 */
export function sharePrepared(site: string): void {
  mkdirSync(join(site, '.cache'), { recursive: true });
  for (const name of ['pictures', 'crops', 'fonts', 'marks', 'thumbnails']) {
    mkdirSync(resolve('.cache', name), { recursive: true });
    symlinkSync(resolve('.cache', name), join(site, '.cache', name));
  }
}
