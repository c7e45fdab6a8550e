import { randomUUID } from 'node:crypto';

/**
 * Where a file or folder is written before `rename` puts it in its place whole. Of its own at every call: threads of one process,
 * and other processes, may be making the same.
 */
export function asideOf(path: string): string {
  return `${path}.${randomUUID()}.part`;
}
