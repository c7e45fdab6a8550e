export interface DiffLine {
  readonly sign: '+' | '-' | ' ';
  readonly line: string;
}

/** The changed lines of a text with two lines around them, as a person reads a change. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end));
  if (middle.length === 0) return [];
  const same = (lines: string[]): DiffLine[] => lines.map((line) => ({ sign: ' ', line }));
  return [
    ...same(a.slice(Math.max(0, start - 2), start)),
    ...middle,
    ...same(a.slice(a.length - end, a.length - end + 2)),
  ];
}

/** The longest common lines stay; beyond a size that a person reads, everything is replaced. */
function between(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > 4_000_000)
    return [
      ...a.map((line) => ({ sign: '-' as const, line })),
      ...b.map((line) => ({ sign: '+' as const, line })),
    ];
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const out: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push({ sign: ' ', line: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      out.push({ sign: '-', line: a[i++] ?? '' });
    else out.push({ sign: '+', line: b[j++] ?? '' });
  }
  return out;
}
