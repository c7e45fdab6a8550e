import type { Diagnostic } from '../diagnostics/finding.ts';
import { linesOf } from '../diagnostics/text/lines.ts';

const WIDTH = 100;

/** The line of a finding with marks under the part that is meant; a very long line is cut around it. */
export function codeFrame(text: string, diagnostic: Diagnostic): string[] {
  const raw = linesOf(text).text(diagnostic.line);
  if (raw.trim() === '' || raw.includes('\0')) return [];
  const line = raw.replaceAll('\t', ' ').replaceAll('\ufeff', ' ');
  const from = diagnostic.column - 1;
  const shift =
    line.length > WIDTH
      ? Math.max(0, Math.min(from - 20, line.length - WIDTH))
      : Math.min(firstLetter(line), from);
  const shown = `${shift > firstLetter(line) ? '…' : ''}${line.slice(shift, shift + WIDTH)}`;
  const isOneLine = diagnostic.endLine === diagnostic.line;
  const length = Math.max(1, (isOneLine ? diagnostic.endColumn : line.length + 1) - diagnostic.column);
  const before = from - shift + (shift > firstLetter(line) ? 1 : 0);
  const marks = '^'.repeat(Math.max(1, Math.min(length, shown.length - before)));
  const number = String(diagnostic.line);
  return [`${number} | ${shown}`, `${' '.repeat(number.length)} | ${' '.repeat(before)}${marks}`];
}

function firstLetter(line: string): number {
  return Math.max(0, line.search(/\S/));
}
