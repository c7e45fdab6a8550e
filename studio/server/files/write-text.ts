import { open } from 'node:fs/promises';
import { writeFileAtomic } from '../../../tools/environment/write-file-atomic.ts';

/** Writes a file that is not there yet, and returns once the disk has it. */
export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a text whole or not at all, and returns once the disk has it. */
export async function writeTextAtomic(path: string, text: string): Promise<void> {
  await writeFileAtomic(path, (temporary) => writeSynced(temporary, text));
}
