import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Gives a new site the photographs and typefaces that are prepared for this repository, and takes in what it prepares:
 * both lie under the hash of what they were made from. Drawings, which a test may change, stay its own.
 */
export function sharePrepared(site: string): void {
  mkdirSync(join(site, '.cache'), { recursive: true });
  for (const name of ['pictures', 'crops', 'fonts']) {
    mkdirSync(resolve('.cache', name), { recursive: true });
    symlinkSync(resolve('.cache', name), join(site, '.cache', name));
  }
}
