import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** A file that a page was made of, as it was then. A file that was not there has the size -1. */
export interface Fingerprint {
  readonly path: string;
  readonly size: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly time: number;
  readonly hash: string;
}

/** Takes the fingerprint of a file before it is read for the page, so that a later change is never missed. */
export function fingerprint(path: string): Fingerprint {
  // No path holds NUL.
  const found = path.includes('\0') ? undefined : statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { path, size: -1, time: 0, hash: '' };
  return { path, size: found.size, time: found.mtimeMs, hash: hashOf(path) };
}

/** The same, of a file that has just been read. */
export function fingerprintOf(path: string, content: string | Uint8Array): Fingerprint {
  const found = statSync(path);
  return { path, size: found.size, time: found.mtimeMs, hash: digest(content) };
}

/**
 * The fingerprint of a file that still has the content it had when its page was made at `madeAt`; undefined when it
 * has changed. Size and time of writing answer for nearly all files; a rewritten file is hashed, and so is one
 * written so close to the build that its time proves nothing.
 */
export function revalidate(known: Fingerprint, madeAt: number): Fingerprint | undefined {
  const found = statSync(known.path, { throwIfNoEntry: false });
  if (!found?.isFile()) return known.size === -1 ? known : undefined;
  if (found.size !== known.size) return undefined;
  if (found.mtimeMs === known.time && found.mtimeMs < madeAt - CLOCK_STEP) return known;
  return hashOf(known.path) === known.hash ? { ...known, time: found.mtimeMs } : undefined;
}

/** File systems note times in steps, in milliseconds. */
const CLOCK_STEP = 20;

function hashOf(path: string): string {
  return digest(readFileSync(path));
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
