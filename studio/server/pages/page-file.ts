import { createHash } from 'node:crypto';
import { accessSync, constants, lstatSync } from 'node:fs';
import type { Files } from '../../../tools/environment/environment.ts';
import type { StudioServerMessages } from '../../../tools/messages/studio-server.ts';
import { findPages, type PageFile } from '../../../tools/pages/pages.ts';

/** A page as it is on disk now. */
export interface PageOnDisk {
  /** With its byte-order mark and its line ends. */
  readonly text: string;
  /** SHA-256 of the bytes of the file, hex. */
  readonly hash: string;
  /** Why it cannot be written; empty when it can. */
  readonly readOnly: string;
}

/** The page of a slug, if the site has it. A slug from outside is only ever compared. */
export function pageNamed(files: Files, root: string, slug: string): PageFile | undefined {
  return findPages(files, root).find((page) => page.slug === slug);
}

/** Reads a page; nothing when its file has just gone. */
export function readPageOnDisk(
  files: Files,
  page: PageFile,
  messages: StudioServerMessages,
): PageOnDisk | undefined {
  let bytes: Uint8Array;
  try {
    bytes = files.read(page.file);
  } catch {
    return undefined;
  }
  const { text, isWhole } = decode(bytes);
  return {
    text,
    hash: hashOfBytes(bytes),
    readOnly: isWhole ? whyReadOnly(page, messages) : messages.notUtf8,
  };
}

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function decode(bytes: Uint8Array): { text: string; isWhole: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isWhole: true };
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isWhole: false };
  }
}

/** The mode counts for everybody: also where the system would let its administrator write, the author said no. */
function whyReadOnly({ file, folder }: PageFile, messages: StudioServerMessages): string {
  if ([folder, file].some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()))
    return messages.linked;
  if (!mayWrite(file)) return messages.readOnlyFile;
  return mayWrite(folder) ? '' : messages.readOnlyFolder;
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o222) !== 0;
  } catch {
    return false;
  }
}
