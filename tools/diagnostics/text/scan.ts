import type { TextChange } from '../../../src/document/changes.ts';
import type { Finding } from '../finding.ts';
import { MAX_DEPTH } from './limits.ts';
import { endOfLine, readString } from './scan-string.ts';
import { readWord } from './scan-word.ts';

export interface Scan {
  readonly findings: readonly Finding[];
  /** Edits, from first to last, that make the text strict JSON. Some would change what the author meant. */
  readonly repairs: readonly TextChange[];
  readonly tooDeep: boolean;
  /** The text is ambiguous, so neither reading justifies a fix. */
  readonly isDoubtful: boolean;
}

const SPACE = /[ \t\n\r]/;
/** Spaces that JSON does not know; they come along when text is copied from chats and documents. */
const ODD_SPACE = /[\s\u00a0\ufeff\u200b-\u200f\u2060]+/y;

/**
 * Reads the text once, without recursion, and records every slip of punctuation with the edit that would fix it, so
 * that one missing comma does not hide what is wrong further down.
 */
export function scan(text: string): Scan {
  const findings: Finding[] = [];
  const repairs: TextChange[] = [];
  const open: { closer: '}' | ']'; at: number }[] = [];
  /** The previous token: nothing, a comma, a key, its colon, a whole value, or an opening bracket. */
  let before: 'start' | 'open' | 'comma' | 'key' | 'colon' | 'value' = 'start';
  let beforeEnd = 0;
  let commaAt = 0;
  let tooDeep = false;
  /** Where something can be read in two ways. */
  const doubts: number[] = [];

  const note = (finding: Finding, ...edits: TextChange[]) => {
    findings.push(edits.length ? { ...finding, repair: { kind: 'edits', edits } } : finding);
    repairs.push(...edits);
  };
  /** Always reported, and fixed only where the text is unambiguous. */
  const noteIf = (isSure: boolean, finding: Finding, edit: TextChange) => {
    if (isSure) return note(finding, edit);
    findings.push(finding);
    repairs.push(edit);
  };
  /** A quote touches a letter: it may be part of the text or end it. */
  const isApart = (at: number) => at > beforeEnd || !/["'‘’“”„‟″\p{L}\p{N}]/u.test(text[at] ?? '');
  /** Two entries without a comma between them, or one text with quotes in it: `["a" "b"]`. */
  const mayBeOneText = (at: number) => {
    if (!isApart(at) && /["\p{L}\p{N}]/u.test(text[beforeEnd - 1] ?? '')) return true;
    if (text[beforeEnd - 1] !== '"' || open.at(-1)?.closer !== ']') return false;
    const line = text.slice(beforeEnd, endOfLine(text, beforeEnd));
    return at < beforeEnd + line.length && line.includes('"');
  };
  const span = (start: number, length = 1) => ({ span: { start, length } });
  const isKeyPlace = () => open.at(-1)?.closer === '}' && before !== 'colon' && before !== 'key';

  const beforeValue = (at: number) => {
    if (before === 'key') noteIf(isApart(at), { code: 'KV120', ...span(beforeEnd) }, insert(beforeEnd, ':'));
    if (before === 'value' && open.length)
      noteIf(
        !mayBeOneText(at),
        { code: 'KV113', ...span(Math.max(0, beforeEnd - 1)), params: { next: text.slice(at, at + 20) } },
        insert(beforeEnd, ','),
      );
  };
  const dropComma = () => {
    if (before === 'comma') note({ code: 'KV112', ...span(commaAt) }, remove(commaAt));
  };
  const closeTop = (at: number) => {
    const top = open.pop();
    if (before === 'colon' || before === 'key')
      note({ code: 'KV118', ...span(at), params: { found: text[at] ?? '' } });
    if (before === 'key') repairs.push(insert(at, ':null'));
    if (before === 'colon') repairs.push(insert(at, 'null'));
    before = 'value';
    return top;
  };

  // A mark at the start is a separate finding (KV106).
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const letter = text[at] ?? '';
    if (SPACE.test(letter)) {
      at += 1;
      continue;
    }
    const start = at;
    ODD_SPACE.lastIndex = at;
    const odd = ODD_SPACE.exec(text)?.[0].length;
    if (odd) {
      note({ code: 'KV122', ...span(at, odd) }, { start: at, length: odd, text: ' ' });
      at += odd;
      continue;
    }
    if (letter === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const close = text[at + 1] === '/' ? text.indexOf('\n', at) : text.indexOf('*/', at) + 2;
      at = close < start + 2 ? text.length : close;
      findings.push({ code: 'KV115', ...span(start, at - start) });
      repairs.push({ start, length: at - start, text: '' });
      continue;
    }
    if (open.length === 0 && before === 'value') {
      const rest = text.slice(at).replace(/\s+/g, ' ').trim();
      const found = rest.length > 20 ? `${rest.slice(0, 20)}…` : rest;
      findings.push({ code: 'KV118', ...span(at, text.length - at), params: { found } });
      repairs.push({ start: at, length: text.length - at, text: '' });
      break;
    }
    if (letter === '{' || letter === '[') {
      beforeValue(at);
      open.push({ closer: letter === '{' ? '}' : ']', at });
      before = 'open';
      if (open.length > MAX_DEPTH) {
        findings.push({ code: 'KV105', ...span(at), params: { limit: String(MAX_DEPTH) } });
        tooDeep = true;
        break;
      }
      at += 1;
    } else if (letter === '}' || letter === ']') {
      dropComma();
      if (open.some(({ closer }) => closer === letter)) {
        while (open.at(-1)?.closer !== letter) {
          const top = closeTop(at);
          const isSure = ONLY_BRACKETS.test(text.slice(at, endOfLine(text, at)));
          noteIf(isSure, unclosed(top?.at ?? 0, text), insert(at, top?.closer ?? ''));
          if (!isSure) doubts.push(at);
        }
        closeTop(at);
      } else if (open.length) {
        const meant = open.at(-1)?.closer ?? '';
        findings.push({ code: 'KV118', ...span(at), params: { found: letter, instead: meant } });
        closeTop(at);
        repairs.push({ start: at, length: 1, text: meant });
      } else {
        findings.push({ code: 'KV118', ...span(at), params: { found: letter } });
        repairs.push(remove(at));
      }
      at += 1;
    } else if (letter === ',') {
      if (before === 'value' && open.length) {
        before = 'comma';
        commaAt = at;
      } else noteIf(before !== 'key' && before !== 'colon', { code: 'KV112', ...span(at) }, remove(at));
      at += 1;
    } else if (letter === ':') {
      if (before === 'key') before = 'colon';
      else {
        note({ code: 'KV118', ...span(at), params: { found: ':' } });
        repairs.push(remove(at));
      }
      at += 1;
    } else {
      beforeValue(at);
      const isKey = isKeyPlace();
      const place = isKey ? 'key' : open.at(-1)?.closer === ']' ? 'entry' : 'value';
      const token = readString(text, at, place) ?? readWord(text, at, isKey);
      if (token.finding) findings.push(token.finding);
      if (token.repair) repairs.push(...token.repair);
      at = token.end;
      before = isKey ? 'key' : 'value';
    }
    beforeEnd = at;
  }
  if (!tooDeep && open.length) {
    dropComma();
    const first = open.at(-1);
    const closers: string[] = [];
    while (open.length) closers.push(closeTop(beforeEnd)?.closer ?? '');
    note(unclosed(first?.at ?? 0, text));
    repairs.push(insert(text.length, closers.join('')));
  }
  const sorted = repairs.sort((a, b) => a.start - b.start);
  for (const { code, repair, span } of findings)
    if (repair === undefined && UNSURE.has(code)) doubts.push(span?.start ?? 0);
  const sure = withoutMendsNear(doubts, findings, text);
  return { findings: sure, repairs: sorted, tooDeep, isDoubtful: doubts.length > 0 };
}

/** Nothing but closing brackets and commas follows on the line. */
const ONLY_BRACKETS = /^[\s\]},]*$/;
/** Slips that only their author can fix when they come without one. */
const UNSURE: ReadonlySet<string> = new Set([
  'KV111',
  'KV112',
  'KV113',
  'KV116',
  'KV117',
  'KV118',
  'KV120',
  'KV123',
]);

/** Withdraws the fixes on ambiguous lines. */
function withoutMendsNear(doubts: readonly number[], findings: readonly Finding[], text: string): Finding[] {
  const lineOf = (offset: number) => text.lastIndexOf('\n', offset - 1);
  const doubtful = new Set(doubts.map(lineOf));
  if (doubtful.size === 0) return [...findings];
  return findings.map((finding) => {
    if (!finding.repair || !doubtful.has(lineOf(finding.span?.start ?? 0))) return finding;
    const { repair: _, ...rest } = finding;
    return rest;
  });
}

function unclosed(at: number, text: string): Finding {
  return { code: 'KV119', span: { start: at, length: 1 }, params: { bracket: text[at] ?? '{' } };
}

function insert(start: number, text: string): TextChange {
  return { start, length: 0, text };
}

function remove(start: number): TextChange {
  return { start, length: 1, text: '' };
}
