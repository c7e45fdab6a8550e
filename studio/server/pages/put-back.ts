import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporary, temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import type { StudioServerMessages } from '../../../tools/messages/studio-server.ts';
import { PAGE_FILE, type PageFile } from '../../../tools/pages/pages.ts';
import { StudioRefusal } from '../answers.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeSynced } from '../files/write-text.ts';
import type { StudioContext } from '../input.ts';
import { hashOfBytes } from './page-file.ts';
import { refusalOf } from './save-page.ts';

/** The page whose file has been deleted while its folder is still there. A slug from outside is only ever compared. */
export function deletedPage({ files, root }: StudioContext, slug: string): PageFile | undefined {
  const folder = files.list(join(root, 'pages'))?.includes(slug) ? join(root, 'pages', slug) : undefined;
  const file = folder && join(folder, PAGE_FILE);
  return file && files.kind(folder) === 'folder' && files.kind(file) === undefined
    ? { slug, file, folder }
    : undefined;
}

/** Writes the deleted file of a page again, whole or not at all, and never over one that came back meanwhile. */
export async function putBack(
  root: string,
  { slug, file }: PageFile,
  text: string,
  messages: StudioServerMessages,
): Promise<string> {
  if (/\p{Surrogate}/u.test(text)) throw new StudioRefusal(422, messages.brokenLetters);
  insideSite(root, 'pages', slug);
  const temporary = temporaryPathOf(file);
  try {
    await writeSynced(temporary, text);
    linkSync(temporary, file);
    return hashOfBytes(new TextEncoder().encode(text));
  } catch (error) {
    throw refusalOf(error, messages);
  } finally {
    await removeTemporary(temporary);
  }
}
