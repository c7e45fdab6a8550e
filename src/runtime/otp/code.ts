import { LIMITS } from '../limits.ts';
import type { Boxes } from './events.ts';

/** What a box may contain: digits and letters, full-width ones too, letters in upper case (OTP-06). */
export function cleanCode(text: string): string[] {
  return [
    ...text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, ''),
  ];
}

/**
 * Text put into a box: one character replaces the old one and the focus moves on, a whole code or a part of one is
 * spread from that box on, from the first when it is a whole code.
 */
export function typeInto({ boxes }: Boxes, index: number, text: string): Boxes {
  const last = LIMITS.otpLength - 1;
  const characters = cleanCode(text);
  const old = boxes[index] ?? '';
  // A box that holds a character hands it over with the new ones: it does not count.
  if (old !== '' && (characters.length === 2 || characters.length > LIMITS.otpLength)) {
    characters.splice(characters[0] === old ? 0 : characters.length - 1, 1);
  }
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
