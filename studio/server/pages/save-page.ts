import { readFileSync, renameSync } from 'node:fs';
import { chmod, open, stat } from 'node:fs/promises';
import { removeTemporary, temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import type { StudioServerMessages } from '../../../tools/messages/studio-server.ts';
import type { PageFile } from '../../../tools/pages/pages.ts';
import { StudioRefusal } from '../answers.ts';
import { writeSynced } from '../files/write-text.ts';
import { hashOfBytes } from './page-file.ts';

/** The result of a save: written, or not because the file has changed since the text was loaded. */
export type Saving = { readonly kind: 'saved'; readonly hash: string } | { readonly kind: 'changed' };

/** Writes a new file; resolves once it is on the disk. */
export type WriteNew = (path: string, text: string) => Promise<void>;

/**
 * Writes a page whole or not at all, if its file still is what `base` says. The new text is on the disk before that is
 * looked at, and between the look and the rename nothing else of this process runs.
 */
export async function savePage(
  { file, folder }: PageFile,
  { text, base }: { text: string; base: string },
  messages: StudioServerMessages,
  write: WriteNew = writeSynced,
): Promise<Saving> {
  if (/\p{Surrogate}/u.test(text)) throw new StudioRefusal(422, messages.brokenLetters);
  const temporary = temporaryPathOf(file);
  try {
    const { mode } = await stat(file);
    await write(temporary, text);
    await chmod(temporary, mode & 0o7777);
    if (hashOfBytes(readFileSync(file)) !== base) return { kind: 'changed' };
    renameSync(temporary, file);
    await syncFolder(folder);
    return { kind: 'saved', hash: hashOfBytes(new TextEncoder().encode(text)) };
  } catch (error) {
    throw refusalOf(error, messages);
  } finally {
    await removeTemporary(temporary);
  }
}

/** The new name is on the disk too. Not every system can say that of a folder. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Turns an error of a write into one with a readable message. */
export function refusalOf(error: unknown, messages: StudioServerMessages): Error {
  if (error instanceof StudioRefusal || !(error instanceof Error)) return error as Error;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return error;
  if (FULL.has(code)) return new StudioRefusal(507, messages.diskFull);
  if (CLOSED.has(code)) return new StudioRefusal(403, messages.readOnly(messages.readOnlyFolder));
  return new StudioRefusal(500, messages.notWritten(error.message));
}
