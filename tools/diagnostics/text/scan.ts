import type { Edit, Finding } from '../finding.ts';
import { MAX_DEPTH } from './limits.ts';
import { readString } from './scan-string.ts';
import { readWord } from './scan-word.ts';

export interface Scan {
  readonly findings: readonly Finding[];
  /** Edits, from first to last, that make the text strict JSON. Some would change what the author meant. */
  readonly repairs: readonly Edit[];
  readonly tooDeep: boolean;
}

const SPACE = /[ \t\n\r]/;
/** Spaces that JSON does not know; they come along when text is copied from chats and documents. */
const ODD_SPACE = /[\s\u00a0\ufeff\u200b-\u200f\u2060]+/y;

/**
 * Reads the text once, without recursion, and notes every slip of punctuation with the edit that would mend it,
 * so that one missing comma does not hide what is wrong further down.
 */
export function scan(text: string): Scan {
  const findings: Finding[] = [];
  const repairs: Edit[] = [];
  const open: { closer: '}' | ']'; at: number }[] = [];
  /** What came before: nothing, a comma, a key, its colon, a whole value, or an opening bracket. */
  let before: 'start' | 'open' | 'comma' | 'key' | 'colon' | 'value' = 'start';
  let beforeEnd = 0;
  let commaAt = 0;
  let tooDeep = false;

  const note = (finding: Finding, ...edits: Edit[]) => {
    findings.push(edits.length ? { ...finding, mend: { kind: 'edits', edits } } : finding);
    repairs.push(...edits);
  };
  const span = (start: number, length = 1) => ({ span: { start, length } });
  const isKeyPlace = () => open.at(-1)?.closer === '}' && before !== 'colon' && before !== 'key';

  const beforeValue = (at: number) => {
    if (before === 'key') note({ code: 'KV120', ...span(beforeEnd) }, insert(beforeEnd, ':'));
    if (before === 'value' && open.length)
      note(
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

  let at = 0;
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
          note(unclosed(top?.at ?? 0, text), insert(at, top?.closer ?? ''));
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
      } else note({ code: 'KV112', ...span(at) }, remove(at));
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
      const token = readString(text, at) ?? readWord(text, at, isKey);
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
  return { findings, repairs: repairs.sort((a, b) => a.start - b.start), tooDeep };
}

function unclosed(at: number, text: string): Finding {
  return { code: 'KV119', span: { start: at, length: 1 }, params: { bracket: text[at] ?? '{' } };
}

function insert(start: number, text: string): Edit {
  return { start, length: 0, text };
}

function remove(start: number): Edit {
  return { start, length: 1, text: '' };
}
