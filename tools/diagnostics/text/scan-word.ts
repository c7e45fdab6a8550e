import type { TextChange } from '../../../src/document/changes.ts';
import type { Token } from './token.ts';

const WORD = /[^\s\u200b-\u200f\u2060,:{}[\]"“”]+/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS = new Set(['true', 'false', 'null']);
const MEANT: ReadonlyMap<string, string> = new Map([
  ['none', 'null'],
  ['undefined', 'null'],
  ['nil', 'null'],
]);

/** Reads what is outside quotes at `at`: a number, true, false, null – or words without their quotes. */
export function readWord(text: string, at: number, isKey: boolean): Token {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? text[at] ?? '';
  const end = at + word.length;
  const span = { start: at, length: word.length };
  if (!isKey && (LITERALS.has(word) || NUMBER.test(word))) return { end };
  const small = word.toLowerCase();
  const literal = LITERALS.has(small) ? small : MEANT.get(small);
  const isLiteral = !isKey && literal !== undefined;
  const clean = isLiteral ? literal : JSON.stringify(word);
  const repair: TextChange[] = [{ start: at, length: word.length, text: clean }];
  const isSafe = isKey ? isPlainlyAKey(text, at, end) : isLiteral && LITERALS.has(small);
  return {
    end,
    repair,
    finding: {
      code: 'KV118',
      span,
      params: { found: word, instead: clean },
      ...(isSafe ? { repair: { kind: 'edits', edits: repair } } : {}),
    },
  };
}

/**
 * True if a bare word can only be a key: it has its colon, and begins its line or object, or is among other bare
 * keys. After a quoted key on the same line it may be part of a text with quotes in it.
 */
function isPlainlyAKey(text: string, at: number, end: number): boolean {
  if (!/^[a-zA-Z$_][\w$-]*$/.test(text.slice(at, end)) || !/^\s*:/.test(text.slice(end, end + 20)))
    return false;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /(^|\{)\s*$/.test(before) || (/,\s*$/.test(before) && !/"\s*:/.test(before));
}
