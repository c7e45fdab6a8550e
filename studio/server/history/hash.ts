import { createHash } from 'node:crypto';

/** What a text of a page is known by: SHA-256 of its UTF-8 bytes, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
