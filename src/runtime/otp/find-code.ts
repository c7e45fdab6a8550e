import { plainDigits } from '../../lib/digits.ts';
import { cleanCode } from './code.ts';
import type { Keyboard } from './session.ts';

interface FoundCode {
  /** `''` when nothing looks like a code. */
  code: string;
  /** Nothing else in the text can be meant: the code may be sent without the visitor. */
  isSure: boolean;
}

/** A number in one piece or in groups as people and messages write codes, where no word ends right before it. */
const NUMBER = /(?:^|[^0-9A-Za-z])(\d+(?:[ -]\d+)*)/g;
const GROUPS = /^(?:\d{6}|\d{3}[ -]\d{3}|\d(?:[ -]\d){5})$/;
const MIXED = /^(?=.*\d)(?=.*[A-Z])[0-9A-Z]{6}$/i;
const CAPITALS = /^[A-Z]{6}$/;

/** Less than a code: a character that is typed, or a part that is pasted. A pasted word might complete a code by accident. */
export function takePiece(text: string): FoundCode {
  const characters = cleanCode(text);
  return { code: text, isSure: characters.length < 2 || characters.every((each) => /\d/.test(each)) };
}

/** The code in a text that arrives in one piece, as a pasted message. */
export function findCode(text: string, keyboard: Keyboard): FoundCode {
  const plain = plainDigits(text);
  const words = plain.match(/[0-9A-Za-z]+/g) ?? [];
  const whole = words.join('');
  const numbers = [...plain.matchAll(NUMBER)]
    .map(([, number = '']) => number)
    .filter((number) => GROUPS.test(number))
    .map((number) => number.replace(/\D/g, ''));
  const mixed = words.filter((word) => MIXED.test(word));
  const capitals = words.filter((word) => CAPITALS.test(word));
  const isOnlyCode = /^\d{6}$/.test(whole) || (keyboard === 'text' && CAPITALS.test(plain.trim()));
  const likely = isOnlyCode ? [whole] : keyboard === 'text' ? [...mixed, ...numbers] : numbers;
  const [code = ''] = [...likely, ...mixed, ...capitals, ...(whole.length === 6 ? [whole] : [])];
  return { code: code.toUpperCase(), isSure: new Set(likely.map((each) => each.toUpperCase())).size === 1 };
}
