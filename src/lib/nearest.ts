import { distance } from 'fastest-levenshtein';

/** Lower-case letters and digits only, so that spelling habits do not matter. */
function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * The name that was probably meant: the same letters in another spelling, a slip of up to a third of the
 * letters, or the one name that holds what was written. Nothing when no name is near.
 */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const word = plainWord(written);
  if (word === '' || written.length > 60) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  const holding: string[] = [];
  for (const name of names) {
    const plain = plainWord(name);
    const far = plain === word ? 0 : slips(word, plain);
    if (far < least) {
      best = name;
      least = far;
    }
    if (word.length >= 4 && (plain.includes(word) || (plain.length >= 4 && word.includes(plain))))
      holding.push(name);
  }
  return best ?? (holding.length === 1 ? holding[0] : undefined);
}

/** Counts the letters that differ; two letters in the wrong order are one slip, not two. */
export function slips(a: string, b: string): number {
  if (a.length === b.length) {
    const at = [...a].findIndex((letter, i) => letter !== b[i]);
    const swapped = a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2);
    if (swapped === b) return 1;
  }
  return distance(a, b);
}

/** True if `name` may replace `written` without asking: only the spelling differs. */
export function isSameWord(written: string, name: string): boolean {
  return plainWord(written) === plainWord(name);
}

/** True if one letter of a longer word differs. */
export function isOneSlipAway(written: string, name: string): boolean {
  return written.length >= 3 && slips(plainWord(written), plainWord(name)) <= 1;
}
