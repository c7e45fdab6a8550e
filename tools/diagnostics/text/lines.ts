/** Where each line of the text starts, and back: an offset as line and column, both from 1. */
export interface Lines {
  at(offset: number): { line: number; column: number };
  /** The line without its break; `''` past the end. */
  text(line: number): string;
  readonly count: number;
}

export function linesOf(text: string): Lines {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return {
    count: starts.length,
    at(offset) {
      let low = 0;
      let high = starts.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      return { line: low, column: offset - (starts[low - 1] ?? 0) + 1 };
    },
    text(line) {
      const start = starts[line - 1];
      if (start === undefined) return '';
      return text.slice(start, starts[line] ?? text.length).replace(/\r?\n$/, '');
    },
  };
}
