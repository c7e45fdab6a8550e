import { type BlockKind, isList, joinRuns, type Line, plainRun, type Run } from './rich-model.ts';

/** A place in the text: a line, and how many UTF-16 units of it are before. */
export interface Position {
  readonly line: number;
  readonly offset: number;
}
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Lines and what is selected in them, after a command. */
export interface Edited {
  readonly lines: readonly Line[];
  readonly range: Range;
}

export type Mark = 'bold' | 'italic';

/** The runs of a line between two offsets. */
function cut(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...run, text }];
  });
}

function lengthOf({ runs }: Pick<Line, 'runs'>): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

export function textOf({ runs }: Pick<Line, 'runs'>): string {
  return runs.map(({ text }) => text).join('');
}

/** Without a selection the word at the caret is meant. */
export function wordAround(lines: readonly Line[], { start, end }: Range): Range {
  const line = lines[start.line];
  if (!line || start.line !== end.line || start.offset !== end.offset) return { start, end };
  const text = textOf(line);
  const before = /\S*$/.exec(text.slice(0, start.offset))?.[0].length ?? 0;
  const after = /^\S*/.exec(text.slice(start.offset))?.[0].length ?? 0;
  return {
    start: { ...start, offset: start.offset - before },
    end: { ...end, offset: end.offset + after },
  };
}

/** The part of a line that a range covers. */
function covered(line: Line, index: number, { start, end }: Range): readonly [number, number] | undefined {
  if (index < start.line || index > end.line) return undefined;
  return [index === start.line ? start.offset : 0, index === end.line ? end.offset : lengthOf(line)];
}

/** The runs that a range covers. */
export function runsIn(lines: readonly Line[], range: Range): Run[] {
  return lines.flatMap((line, index) => {
    const part = covered(line, index, range);
    return part ? cut(line.runs, ...part) : [];
  });
}

function mapRange(lines: readonly Line[], range: Range, change: (run: Run) => Run): Line[] {
  return lines.map((line, index) => {
    const part = covered(line, index, range);
    if (!part) return line;
    const [from, to] = part;
    const inside = cut(line.runs, from, to).map(change);
    const runs = [...cut(line.runs, 0, from), ...inside, ...cut(line.runs, to, lengthOf(line))];
    return { ...line, runs: joinRuns(runs) };
  });
}

/** Marks what is selected, or takes the mark away where all of it has it. */
export function toggleMark(lines: readonly Line[], selected: Range, mark: Mark): Edited {
  const range = wordAround(lines, selected);
  const inside = runsIn(lines, range);
  const isOn = inside.length > 0 && inside.every((run) => run[mark]);
  return { lines: mapRange(lines, range, (run) => ({ ...run, [mark]: !isOn })), range: selected };
}

/** Makes a link of what is selected; without an address, takes it away. */
export function setLink(lines: readonly Line[], selected: Range, link: string | undefined): Edited {
  const range = linkAround(lines, selected) ?? wordAround(lines, selected);
  return { lines: mapRange(lines, range, (run) => ({ ...run, link })), range: selected };
}

/** All of the link that the caret is in. */
export function linkAround(lines: readonly Line[], { start, end }: Range): Range | undefined {
  const line = lines[start.line];
  if (!line || start.line !== end.line || start.offset !== end.offset) return undefined;
  let at = 0;
  for (const run of line.runs) {
    const next = at + run.text.length;
    if (run.link !== undefined && at <= start.offset && start.offset <= next)
      return { start: { line: start.line, offset: at }, end: { line: start.line, offset: next } };
    at = next;
  }
  return undefined;
}

/** Turns the selected lines into another kind of block; into paragraphs when they are of that kind already. */
export function setKind(lines: readonly Line[], range: Range, wanted: BlockKind): Edited {
  const isIn = (index: number) => index >= range.start.line && index <= range.end.line;
  const isSame = lines.every((line, index) => !isIn(index) || line.kind === wanted);
  const kind = isSame ? 'paragraph' : wanted;
  const next = lines.map((line, index): Line => {
    if (isIn(index)) return { ...line, kind, isFirst: !isList(kind) || index === range.start.line };
    // What is left of a list behind the changed lines is a list of its own.
    return index === range.end.line + 1 && isList(line.kind) ? { ...line, isFirst: true } : line;
  });
  return { lines: next, range };
}

/** Puts plain text in the place of what is selected; each further line of it is a line of the same kind. */
export function insertText(lines: readonly Line[], { start, end }: Range, text: string): Edited {
  const parts = text.split(/\s*\n\s*/).filter((part, _, all) => part !== '' || all.length === 1);
  const first = lines[start.line] ?? { kind: 'paragraph', isFirst: true, runs: [] };
  const last = lines[end.line] ?? first;
  const head = cut(first.runs, 0, start.offset);
  const tail = cut(last.runs, end.offset, lengthOf(last));
  const mark = head.at(-1);
  const styled = (part: string): Run =>
    mark && mark.link === undefined ? { ...mark, text: part } : plainRun(part);
  const fresh = parts.map((part, index): Line => {
    const runs = [...(index === 0 ? head : []), styled(part), ...(index === parts.length - 1 ? tail : [])];
    const isFirst = index === 0 ? first.isFirst : !isList(first.kind);
    return { kind: first.kind, isFirst, runs: joinRuns(runs) };
  });
  const at = start.line + fresh.length - 1;
  const offset = (fresh.at(-1) ? lengthOf(fresh.at(-1) as Line) : 0) - lengthOf({ runs: tail });
  const caret = { line: at, offset };
  return {
    lines: [...lines.slice(0, start.line), ...fresh, ...lines.slice(end.line + 1)],
    range: { start: caret, end: caret },
  };
}
