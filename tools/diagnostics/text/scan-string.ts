import type { Edit, Finding } from '../finding.ts';
import type { Token } from './token.ts';

const CURLY = '“”„‟″';
const STARTS = `"'‘’${CURLY}`;
const AFTER_A_STRING = /^\s*(?:[,:}\]]|\r?\n|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BAD_INSIDE = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/g;

/** The string that starts at `at`, whatever its quotes are; nothing when none starts there. */
export function readString(text: string, at: number): Token | undefined {
  const quote = text[at] ?? '';
  if (!STARTS.includes(quote)) return undefined;
  return quote === '"' ? straight(text, at) : foreign(text, at, quote);
}

function straight(text: string, at: number): Token {
  const close = closing(text, at);
  const lineEnd = endOfLine(text, at);
  if (close !== undefined && close < lineEnd) return { end: close + 1, ...inside(text, at, close) };
  const curly = lastCurly(text, at + 1, lineEnd);
  if (curly !== undefined) {
    const edits = [{ start: curly, length: 1, text: '"' }];
    return { end: curly + 1, repair: edits, finding: curlyFinding(at, curly, edits) };
  }
  const end = text.slice(at, lineEnd).trimEnd().replace(/,$/, '').length + at;
  const edits = [{ start: end, length: 0, text: '"' }];
  const finding: Finding = { code: 'KV117', span: { start: at, length: end - at } };
  return { end, repair: [...(inside(text, at, end).repair ?? []), ...edits], finding };
}

/** A string in curly or single quotes: the same words in straight quotes. */
function foreign(text: string, at: number, quote: string): Token {
  const lineEnd = endOfLine(text, at);
  const isCurly = CURLY.includes(quote);
  const closers = isCurly ? `${CURLY}"` : `'‘’`;
  let end: number | undefined;
  for (let i = at + 1; i < lineEnd && end === undefined; i++) {
    if (closers.includes(text[i] ?? '') && AFTER_A_STRING.test(text.slice(i + 1, i + 40))) end = i;
  }
  const close = end ?? text.slice(at, lineEnd).trimEnd().replace(/,$/, '').length + at;
  const edits: Edit[] = [{ start: at, length: 1, text: '"' }];
  for (let i = at + 1; i < close; i++)
    if (text[i] === '"' && text[i - 1] !== '\\') edits.push({ start: i, length: 0, text: '\\' });
  edits.push({ start: close, length: end === undefined ? 0 : 1, text: '"' });
  const finding: Finding = isCurly
    ? curlyFinding(at, close, edits)
    : {
        code: 'KV116',
        span: { start: at, length: close + 1 - at },
        params: { text: text.slice(at + 1, close) },
        mend: { kind: 'edits', edits },
      };
  return { end: end === undefined ? close : close + 1, repair: edits, finding };
}

function curlyFinding(at: number, close: number, edits: readonly Edit[]): Finding {
  return { code: 'KV111', span: { start: at, length: close + 1 - at }, mend: { kind: 'edits', edits } };
}

/** Characters that JSON does not allow between quotes: bare control characters and lone backslashes. */
function inside(text: string, at: number, close: number): Pick<Token, 'repair' | 'finding'> {
  const body = text.slice(at + 1, close);
  const edits: Edit[] = [];
  for (const found of body.matchAll(BAD_INSIDE)) {
    const start = at + 1 + found.index;
    edits.push(
      found[0] === '\\'
        ? { start, length: 0, text: '\\' }
        : { start, length: 1, text: found[0] === '\t' ? '\\t' : ' ' },
    );
  }
  const [first] = edits;
  if (!first) return {};
  const found = text[first.start] === '\\' ? text.slice(first.start, first.start + 2) : 'tab';
  return {
    repair: edits,
    finding: { code: 'KV121', span: { start: first.start, length: 1 }, params: { found } },
  };
}

/** Where the quote of a straight string closes: the next one without a backslash before it. */
function closing(text: string, at: number): number | undefined {
  for (let i = at + 1; i < text.length; i++) {
    const next = text.indexOf('"', i);
    if (next < 0) return undefined;
    let slashes = 0;
    while (text[next - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return next;
    i = next;
  }
  return undefined;
}

function lastCurly(text: string, from: number, to: number): number | undefined {
  for (let i = to - 1; i >= from; i--)
    if (CURLY.includes(text[i] ?? ' ') && AFTER_A_STRING.test(text.slice(i + 1, i + 40))) return i;
  return undefined;
}

function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found < 0 ? text.length : found;
}
