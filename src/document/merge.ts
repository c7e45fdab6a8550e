import { applyChanges, type TextChange } from './changes.ts';

/** More pairs of lines than this are not compared one by one: what is between the first and the last difference is one change. */
const MOST_PAIRS = 4_000_000;

/** The changes that turn one text into another: line by line, and within a line only what differs. */
export function diffTexts(before: string, after: string): TextChange[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [old, fresh] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const changes: TextChange[] = [];
  let at = a.slice(0, start).join('').length;
  for (const { gone, come, kept } of hunksOf(old, fresh)) {
    if (gone !== come) changes.push(narrowed(at, gone, come));
    at += gone.length + kept.length;
  }
  return changes;
}

/**
 * `ours`, made for the text that `theirs` has since changed, as changes of their result. Nothing where the two touch:
 * then somebody must choose.
 */
export function rebaseChanges(
  ours: readonly TextChange[],
  theirs: readonly TextChange[],
): TextChange[] | undefined {
  const out: TextChange[] = [];
  for (const own of ours) {
    if (theirs.some((other) => touches(own, other))) return undefined;
    const before = theirs.filter(({ start }) => start < own.start);
    const shift = before.reduce((sum, { text, length }) => sum + text.length - length, 0);
    out.push({ ...own, start: own.start + shift });
  }
  return out;
}

/** Both sets of changes made to one text; nothing where they touch. */
export function mergeChanges(
  text: string,
  ours: readonly TextChange[],
  theirs: readonly TextChange[],
): string | undefined {
  const rebased = rebaseChanges(ours, theirs);
  return rebased && applyChanges(applyChanges(text, theirs), rebased);
}

function touches(a: TextChange, b: TextChange): boolean {
  return a.start <= b.start + b.length && b.start <= a.start + a.length;
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

interface Hunk {
  readonly gone: string;
  readonly come: string;
  /** What follows in both. */
  readonly kept: string;
}

function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] {
  if (a.length * b.length > MOST_PAIRS) return [{ gone: a.join(''), come: b.join(''), kept: '' }];
  const common = commonLengths(a, b);
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    let [gone, come, kept] = ['', '', ''];
    while ((i < a.length || j < b.length) && a[i] !== b[j]) {
      const isGone =
        j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0));
      if (isGone) gone += a[i++];
      else come += b[j++];
    }
    for (; i < a.length && a[i] === b[j]; j += 1) kept += a[i++];
    hunks.push({ gone, come, kept });
  }
  return hunks;
}

/** At [i][j]: how many lines the rests of both have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, next] = [common[i], common[i + 1]];
      if (row && next)
        row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return common;
}

/** Without what both begin and end with. */
function narrowed(at: number, gone: string, come: string): TextChange {
  const most = Math.min(gone.length, come.length);
  let start = 0;
  while (start < most && gone[start] === come[start]) start += 1;
  let end = 0;
  while (end < most - start && gone.at(-1 - end) === come.at(-1 - end)) end += 1;
  return { start: at + start, length: gone.length - start - end, text: come.slice(start, come.length - end) };
}
