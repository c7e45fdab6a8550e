import { hashOf } from '../../studio/server/history/hash.ts';

/** Texts that are remembered; together they are at most some tens of megabytes. */
const MOST = 40;
/** Agents shorten hashes; so much of one is needed to know which it is. */
const LEAST = 8;

/** The texts that agents were shown last, by their hashes. */
export function createRecent() {
  const texts = new Map<string, string>();
  return {
    /** Remembers a text; returns its hash. */
    keep(text: string): string {
      const hash = hashOf(text);
      texts.delete(hash);
      texts.set(hash, text);
      const [oldest] = texts.keys();
      if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
      return hash;
    },
    /** The text of a hash, or of the beginning of one. */
    find(hash: string): string | undefined {
      return [...texts].findLast(([one]) => isHash(hash) && one.startsWith(hash))?.[1];
    },
  };
}

/** True if this may be a hash, complete or its beginning. */
export function isHash(written: string): boolean {
  return written.length >= LEAST && /^[0-9a-f]{1,64}$/.test(written);
}
