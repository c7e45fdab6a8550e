import { plainDigits } from '../../lib/digits.ts';
import { LIMITS } from '../limits.ts';
import type { Boxes } from './events.ts';

/** Keeps what boxes may contain: digits of any script and letters, full-width ones too, letters in upper case (OTP-06). */
export function cleanCode(text: string): string[] {
  return [
    ...plainDigits(text)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  ];
}

/** The new part of a text: a box that holds a character hands it over with those that are typed, before or after them. */
export function newText({ boxes }: Boxes, index: number, text: string): string {
  const old = boxes[index] ?? '';
  const characters = cleanCode(text);
  const isOlder = characters.length === 2 || characters.length === LIMITS.otpLength + 1;
  const at = characters[0] === old ? 0 : characters.length - 1;
  if (old === '' || !isOlder || characters[at] !== old) return text;
  characters.splice(at, 1);
  return characters.join('');
}

/**
 * Text put into a box: one character replaces the old one and the focus moves on, a whole code or a part of one is
 * spread from that box on, from the first when it is a whole code.
 */
export function typeInto({ boxes }: Boxes, index: number, text: string): Boxes {
  const last = LIMITS.otpLength - 1;
  const characters = cleanCode(text);
  if (characters.length === 0) return { boxes: [...boxes], focus: index };
  const start = characters.length >= LIMITS.otpLength ? 0 : index;
  const next = boxes.map((each, at) => characters[at - start] ?? each);
  return { boxes: next, focus: Math.min(start + characters.length, last) };
}

/** Backspace clears the box, or, when it is empty, goes back to the one before and clears that. */
export function eraseFrom({ boxes }: Boxes, index: number): Boxes {
  const at = boxes[index] === '' ? Math.max(index - 1, 0) : index;
  return { boxes: boxes.map((each, box) => (box === at ? '' : each)), focus: at };
}
