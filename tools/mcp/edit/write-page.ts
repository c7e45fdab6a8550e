import { readFileSync, renameSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { messageIn } from '../../../src/lib/localized-error.ts';
import { writeSynced } from '../../../studio/server/files/write-text.ts';
import { removeTemporary, temporaryPathOf } from '../../environment/write-file-atomic.ts';
import { ToolError } from '../tool.ts';

/**
 * Writes a page whole or not at all, if its file still is what the new text was made from. The new text is on the disk
 * before that is looked at, and nothing else of this process runs between the look and the rename.
 * @returns whether it was written
 * @throws ToolError when the file cannot be written
 */
export async function writePage(file: string, base: string, text: string): Promise<boolean> {
  const temporary = temporaryPathOf(file);
  try {
    const { mode } = await stat(file);
    // The mode counts for everybody, also where the system would let its administrator write.
    if ((mode & 0o222) === 0)
      throw new ToolError('page.json is read-only: ask a person to make it writable.');
    await writeSynced(temporary, text);
    await chmod(temporary, mode & 0o7777);
    if (readFileSync(file, 'utf8') !== base) return false;
    renameSync(temporary, file);
    return true;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError(`page.json was not written, and is as it was: ${messageIn(error, 'en')}`);
  } finally {
    await removeTemporary(temporary);
  }
}
