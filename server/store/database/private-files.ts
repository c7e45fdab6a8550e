import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Only the account the server runs as may read leads and secrets, whatever the umask. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Folders that contain only our files; any other may be shared on purpose and is left alone. */
const OURS: ReadonlySet<string> = new Set(['data', 'backups']);

/** Makes a folder that only this account may enter; an existing one of Kavling's that is open to others is closed. */
export function makePrivateFolder(folder: string): void {
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  } else if (!OURS.has(basename(folder))) return;
  tighten(folder, PRIVATE_FOLDER);
}

/** Makes an empty file if there is none, and makes it readable only for this account either way. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  tighten(file, PRIVATE_FILE);
}

/** Writes a file that only this account may read; it is complete or, if writing fails, unchanged. */
export async function writePrivately(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file) && !lstatSync(file).isFile()) return writeFile(file, lines);
  const part = `${file}.${randomUUID()}.part`;
  try {
    makePrivateFile(part);
    await writeFile(part, lines, { flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Some file systems keep no modes, and a file of another account is that account's to protect. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error;
  }
}
