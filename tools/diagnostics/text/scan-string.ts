import type { TextChange } from '../../../src/document/changes.ts';
import type { Finding } from '../finding.ts';
import type { Token } from './token.ts';

const CURLY = '“”„‟″';
const STARTS = `"'‘’${CURLY}`;
const AFTER_A_STRING = /^\s*(?:[,:}\]]|\r?\n|$)/;
/** Characters that may follow a value on its line; a comment is a separate slip. */
const ENDS_A_VALUE = /^\s*(?:[,:}\]]|\/[/*]|$)/;
const AFTER_A_VALUE = /^\s*(?:[,}\]]|\/[/*]|$)/;
/** A key with its colon, in any quotes: the comma before it was forgotten. */
const A_KEY = /^\s*["'‘’“”„‟″][^"'‘’“”„‟″]*["'‘’“”„‟″]\s*:/;
/** Another entry of the list, after the comma that was forgotten. */
const AN_ENTRY = /^\s+(?:["“”[{]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:[,\]]|$))/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BAD_INSIDE = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/g;

/** The role of a string: the key of a property, its value, or an entry of a list. */
export type StringPlace = 'key' | 'value' | 'entry';

/** The string that starts at `at`, whatever its quotes are; nothing when none starts there. */
export function readString(text: string, at: number, place: StringPlace): Token | undefined {
  const quote = text[at] ?? '';
  if (!STARTS.includes(quote)) return undefined;
  return quote === '"' ? straight(text, at, place) : foreign(text, at, quote);
}

function straight(text: string, at: number, place: StringPlace): Token {
  const close = closing(text, at);
  const lineEnd = endOfLine(text, at);
  if (close !== undefined && close < lineEnd) {
    const last = lastQuoteOfText(text, close, lineEnd, place);
    return last === undefined ? { end: close + 1, ...inside(text, at, close) } : quoted(text, at, last);
  }
  const curly = lastCurly(text, at + 1, lineEnd);
  if (curly !== undefined) {
    const edits = [{ start: curly, length: 1, text: '"' }];
    return {
      end: curly + 1,
      repair: edits,
      finding: curlyFinding(at, curly, isOnlyMark(text, at, curly) ? edits : []),
    };
  }
  const end = text.slice(at, lineEnd).trimEnd().replace(/,$/, '').length + at;
  const edits = [{ start: end, length: 0, text: '"' }];
  const finding: Finding = { code: 'KV117', span: { start: at, length: end - at } };
  return { end, repair: [...(inside(text, at, end).repair ?? []), ...edits], finding };
}

/**
 * The end of a text that contains quotes: `"Daftar "harga" resmi"`. Nothing if the quote at `close` may end it: it is
 * followed by the usual characters, another key with its colon or another entry of the list, or no later quote could
 * be the end. Quotes inside a text come in pairs, so an end that leaves pairs is taken first.
 */
function lastQuoteOfText(text: string, close: number, lineEnd: number, place: StringPlace) {
  const rest = text.slice(close + 1, lineEnd);
  if (place === 'key' || ENDS_A_VALUE.test(rest) || A_KEY.test(rest)) return undefined;
  if (place === 'entry' && AN_ENTRY.test(rest)) return undefined;
  let firstEnd: number | undefined;
  let quotesBefore = 1;
  for (let i = close + 1; i < lineEnd; i++) {
    if (text[i] === '\\') i += 1;
    if (text[i] !== '"' || text[i - 1] === '\\') continue;
    if (AFTER_A_VALUE.test(text.slice(i + 1, lineEnd))) {
      if (quotesBefore % 2 === 0) return i;
      firstEnd ??= i;
    }
    quotesBefore += 1;
  }
  return firstEnd;
}

/** A text with quotes in it: read whole, reported once, and left for its author to fix. */
function quoted(text: string, at: number, last: number): Token {
  const repair: TextChange[] = [...(inside(text, at, last).repair ?? [])];
  let first: number | undefined;
  for (let i = at + 1; i < last; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') {
      first ??= i;
      repair.push({ start: i, length: 0, text: '\\' });
    }
  }
  const params = { text: text.slice(at + 1, last).replaceAll('"', '\\"') };
  return {
    end: last + 1,
    repair: repair.sort((a, b) => a.start - b.start),
    finding: { code: 'KV123', span: { start: first ?? at, length: 1 }, params },
  };
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
  const edits: TextChange[] = [{ start: at, length: 1, text: '"' }];
  for (let i = at + 1; i < close; i++)
    if (text[i] === '"' && text[i - 1] !== '\\') edits.push({ start: i, length: 0, text: '\\' });
  edits.push({ start: close, length: end === undefined ? 0 : 1, text: '"' });
  const finding: Finding = isCurly
    ? curlyFinding(at, close, CURLY.includes(text[close] ?? ' ') ? edits : [])
    : {
        code: 'KV116',
        span: { start: at, length: close + 1 - at },
        params: { text: text.slice(at + 1, close) },
        ...(isOnlyMark(text, at, close) ? { repair: { kind: 'edits', edits } as const } : {}),
      };
  return { end: end === undefined ? close : close + 1, repair: edits, finding };
}

function curlyFinding(at: number, close: number, edits: readonly TextChange[]): Finding {
  const span = { start: at, length: close + 1 - at };
  return edits.length ? { code: 'KV111', span, repair: { kind: 'edits', edits } } : { code: 'KV111', span };
}

/** True if nothing between two marks could also be the end of the text. */
function isOnlyMark(text: string, at: number, close: number): boolean {
  const isApostrophe = (i: number) => /[\p{L}\p{N}]['’][\p{L}\p{N}]/u.test(text.slice(i - 1, i + 2));
  for (let i = at + 1; i < close; i++) if (STARTS.includes(text[i] ?? ' ') && !isApostrophe(i)) return false;
  return STARTS.includes(text[close] ?? ' ');
}

/** Characters that JSON does not allow between quotes: bare control characters and lone backslashes. */
function inside(text: string, at: number, close: number): Pick<Token, 'repair' | 'finding'> {
  const body = text.slice(at + 1, close);
  const edits: TextChange[] = [];
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

/** Where the line ends that holds `at`. */
export function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  return found < 0 ? text.length : found;
}
