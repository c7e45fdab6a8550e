import { randomInt } from 'node:crypto';
import { plainDigits } from '../../src/lib/digits.ts';

/** Characters of a code (specification, section 9). */
const CODE_LENGTH = 6;
/** Tries per request; after them it is dead, even for the right code. */
export const MAX_CHECKS = 5;

const ALPHABETS = { digits: '0123456789', alphanumeric: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' } as const;

/** Six characters, drawn uniformly by the system's generator. */
export function drawCode(alphabet: keyof typeof ALPHABETS): string {
  const letters = ALPHABETS[alphabet];
  return Array.from({ length: CODE_LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');
}

/** Normalises a code typed by a visitor: boxes store upper case. Anything but six plain characters matches nothing. */
export function readCode(value: string): string | null {
  const code = plainDigits(value).trim().toUpperCase();
  return /^[0-9A-Z]{6}$/.test(code) ? code : null;
}
