import { createScanner } from 'jsonc-parser';
import type { ParsedText, TextNode } from '../parse.ts';
import { hasLineEnd, indentAt, type Layout } from './layout.ts';
import { Verbatim } from './print.ts';

/** The text of a node, to be inserted elsewhere: its lines are re-indented, or joined where one line is needed. */
export function verbatimOf({ text }: ParsedText, node: TextNode, layout: Layout): Verbatim {
  const own = text.slice(node.offset, node.offset + node.length);
  const before = indentAt(text, node.offset);
  return new Verbatim((indent) =>
    indent === undefined ? onOneLine(own, layout) : reindented(own, before, indent),
  );
}

function reindented(text: string, before: string, after: string): string {
  if (before === after) return text;
  return text.replace(/(\r\n|\n|\r)([ \t]*)(?![ \t\r\n])/g, (whole, lineEnd: string, indent: string) =>
    indent.startsWith(before) ? lineEnd + after + indent.slice(before.length) : whole,
  );
}

/** The tokens on one line; those that were on one line before keep their spaces. */
function onOneLine(text: string, { gap, padding }: Layout): string {
  if (!hasLineEnd(text)) return text;
  const scanner = createScanner(text);
  let out = '';
  let last = '';
  let between = '';
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const token = text.slice(start, start + scanner.getTokenLength());
    if (/^\s/.test(token)) {
      between += token;
      continue;
    }
    const padded = spaceBetween(last, token, gap, padding);
    out += (hasLineEnd(between) ? padded : between) + asBlock(token);
    last = token;
    between = '';
  }
  return out;
}

function spaceBetween(before: string, after: string, gap: string, padding: Layout['padding']): string {
  if (before === '{' || after === '}') return before === '{' && after === '}' ? '' : padding.object;
  if (before === '[' || after === ']') return before === '[' && after === ']' ? '' : padding.array;
  return after === ',' || after === ':' ? '' : gap;
}

/** A comment that would run to the end of the line ends where it ended. */
function asBlock(token: string): string {
  return token.startsWith('//') ? `/*${token.slice(2).replaceAll('*/', '* /')} */` : token;
}
