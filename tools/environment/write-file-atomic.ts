import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Temporary files and folders that this process is writing now. */
const open = new Set<string>();

/**
 * Where a file or folder is written before `rename` puts it in its place. Unique for every call: threads of one
 * process, and other processes, may be making the same.
 */
export function temporaryPathOf(path: string): string {
  const temporary = `${path}.${randomUUID()}.part`;
  open.add(temporary);
  return temporary;
}

/** Removes the temporary file, unless it has been renamed. */
export async function removeTemporary(temporary: string): Promise<void> {
  await rm(temporary, { recursive: true, force: true });
  open.delete(temporary);
}

/** For a process that ends in the middle of its work: leaves nothing half-written behind. */
export function removeAllTemporary(): void {
  for (const temporary of open)
    try {
      // Encoders run in separate threads, and may add to a folder while it is being removed.
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    } catch {}
}

/** Writes a file under a temporary name, then renames it: readers see the whole file or none, and a failure leaves nothing behind. */
export async function writeFileAtomic(
  path: string,
  write: (temporary: string) => Promise<unknown>,
): Promise<void> {
  const temporary = temporaryPathOf(path);
  try {
    await write(temporary);
    await rename(temporary, path);
  } finally {
    await removeTemporary(temporary);
  }
}
