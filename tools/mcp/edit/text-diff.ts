import { type DiffLine, lineDiff } from '../../environment/line-diff.ts';

const AROUND = 2;
const MOST_LINES = 80;
const MOST_COLUMNS = 200;

/** The changed lines of a text with two around each, for an agent: `- old`, `+ new`. */
export function textDiff(before: string, after: string): string {
  const lines = lineDiff(before, after);
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' ');
  const out: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (isNear(i)) out.push(printLine(line));
    else if (out.at(-1) !== GAP) out.push(GAP);
  }
  const shown = out.slice(0, MOST_LINES);
  const more = out.length - shown.length;
  return [...shown, ...(more > 0 ? [`… ${more} more lines`] : [])].join('\n');
}

const GAP = '…';

function printLine({ sign, line }: DiffLine): string {
  const plain = line.replace(/\r$/, '');
  return `${sign} ${plain.length > MOST_COLUMNS ? `${plain.slice(0, MOST_COLUMNS)}…` : plain}`;
}
