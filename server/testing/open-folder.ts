import { chmodSync, mkdtempSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The longest path of a folder in which sockets are made: their own paths have at most 107 characters. */
const LONGEST = 60;

/**
 * Makes an empty folder that every user of this machine can reach, for a server that runs as another one: in the temporary
 * folder if others may pass it, else in /tmp or /var/tmp.
 */
export function openFolder(name: string): string {
  const bases = [tmpdir(), '/tmp', '/var/tmp'].map((path) => realpathSync(path));
  const base = bases.find((path) => path.length <= LONGEST && isOpen(path));
  if (base === undefined) throw new Error(`Other users cannot pass any of ${bases.join(', ')}.`);
  const folder = mkdtempSync(join(base, `kavling-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** True if every user may pass this folder and all folders above it. */
function isOpen(folder: string): boolean {
  const mayPass = (statSync(folder).mode & 0o001) !== 0;
  return mayPass && (dirname(folder) === folder || isOpen(dirname(folder)));
}
