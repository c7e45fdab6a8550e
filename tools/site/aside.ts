import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Where a file or folder is written before `rename` puts it in its place whole. Of its own at every call: threads of one
 * process, and other processes, may be making the same.
 */
export function asideOf(path: string): string {
  return `${path}.${randomUUID()}.part`;
}

/** Lets a file be written aside and puts it in its place whole; a writing that fails leaves nothing behind. */
export async function putWhole(path: string, write: (aside: string) => Promise<unknown>): Promise<void> {
  const aside = asideOf(path);
  try {
    await write(aside);
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
}
