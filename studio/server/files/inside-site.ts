import { lstatSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { inEvery } from '../../../src/lib/languages.ts';
import { CliError } from '../../../tools/environment/cli-error.ts';
import { studioMessages } from '../../../tools/messages/studio.ts';

/**
 * A place below the folder of a site, for reading and writing. Nothing on the way to it is a link: what looks like a
 * file of the site is one.
 * @throws CliError when the place is outside the site, or behind a link
 */
export function insideSite(root: string, ...parts: readonly string[]): string {
  const path = resolve(root, ...parts);
  const steps = relative(root, path).split(sep);
  const isOutside = steps[0] === '..' || path.includes('\0') || resolve(root, relative(root, path)) !== path;
  if (isOutside) throw new CliError(inEvery(studioMessages, (messages) => messages.outside(parts.join('/'))));
  let place = root;
  for (const step of steps) {
    place = join(place, step);
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new CliError(inEvery(studioMessages, (messages) => messages.link(relative(root, place))));
  }
  return path;
}
