import { readFileSync, renameSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { removeTemporary, temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeSynced } from '../files/write-text.ts';
import { hashOfBytes } from '../pages/page-file.ts';

/**
 * Writes a list whole or not at all, if the hash of its file still is `base`. The new bytes are on the disk before that is looked
 * at, and between the look and the rename nothing else of this process runs.
 * @returns whether it was written
 */
export async function writeList(file: string, base: string, bytes: Uint8Array): Promise<boolean> {
  const temporary = temporaryPathOf(file);
  try {
    const { mode } = await stat(file);
    // The mode counts for everybody, also where the system would let its administrator write.
    if ((mode & 0o222) === 0) throw Object.assign(new Error('read-only'), { code: 'EACCES' });
    await writeSynced(temporary, bytes);
    await chmod(temporary, mode & 0o7777);
    if (hashOfBytes(readFileSync(file)) !== base) return false;
    renameSync(temporary, file);
    return true;
  } finally {
    await removeTemporary(temporary);
  }
}

/** Keeps a list that another one replaces, in `.kavling/trash/`. */
export async function keepOldList(
  root: string,
  slug: string,
  file: string,
  bytes: Uint8Array,
  now: number,
): Promise<void> {
  const kept = insideSite(root, '.kavling/trash', slug, `${now}-${basename(file)}`);
  await mkdir(dirname(kept), { recursive: true });
  await writeSynced(kept, bytes);
}
