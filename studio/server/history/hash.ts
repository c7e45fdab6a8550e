import { createHash } from 'node:crypto';

/** The hash that identifies a text of a page: SHA-256 of its UTF-8 bytes, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
