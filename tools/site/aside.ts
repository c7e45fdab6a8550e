import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** What this process is writing aside just now. */
const open = new Set<string>();

/**
 * Where a file or folder is written before `rename` puts it in its place whole. Of its own at every call: threads of one
 * process, and other processes, may be making the same.
 */
export function asideOf(path: string): string {
  const aside = `${path}.${randomUUID()}.part`;
  open.add(aside);
  return aside;
}

/** Removes what is left of it; nothing when it was put in its place. */
export async function closeAside(aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  open.delete(aside);
}

/** For a process that ends in the middle of its work: leaves nothing half-written behind. */
export function closeAllAsides(): void {
  for (const aside of open) rmSync(aside, { recursive: true, force: true });
}

/** Lets a file be written aside and puts it in its place whole; a writing that fails leaves nothing behind. */
export async function putWhole(path: string, write: (aside: string) => Promise<unknown>): Promise<void> {
  const aside = asideOf(path);
  try {
    await write(aside);
    await rename(aside, path);
  } finally {
    await closeAside(aside);
  }
}
