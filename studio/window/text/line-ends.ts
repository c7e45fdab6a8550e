import { type ChangeSet, type ChangeSpec, Text } from '@codemirror/state';

/**
 * The text pane shows lines; what ends them is the file's affair. The file's text may have a carriage return at the end of
 * any of its lines; the text shown has none, and line for line the two are the same.
 */
export function shownText(file: Text): Text {
  const lines: string[] = [];
  let hasReturns = false;
  for (const line of file.iterLines()) {
    const isReturn = line.endsWith('\r') && lines.length < file.lines - 1;
    hasReturns ||= isReturn;
    lines.push(isReturn ? line.slice(0, -1) : line);
  }
  return hasReturns ? Text.of(lines) : file;
}

/** Where in the shown text an offset of the file is. */
export function shownAt(file: Text, shown: Text, offset: number): number {
  const line = file.lineAt(Math.min(offset, file.length));
  const own = shown.line(line.number);
  return own.from + Math.min(offset - line.from, own.length);
}

/** Where in the file an offset of the shown text is. */
export function fileAt(file: Text, shown: Text, offset: number): number {
  const line = shown.lineAt(Math.min(offset, shown.length));
  return file.line(line.number).from + (offset - line.from);
}

/** Maps changes of the shown text to changes of the file. New lines end like those around them. */
export function fileChanges(file: Text, shown: Text, changes: ChangeSet): ChangeSpec[] {
  const out: ChangeSpec[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const start = fileAt(file, shown, from);
    const end = lineEndAt(file, shown.lineAt(from).number);
    out.push({ from: start, to: fileAt(file, shown, to), insert: [...inserted.iterLines()].join(end) });
  });
  return out;
}

/** Maps changes of the file to changes of the shown text. */
export function shownChanges(
  before: { readonly file: Text; readonly shown: Text },
  file: Text,
  changes: ChangeSet,
): ChangeSpec[] {
  const hunks: { from: number; to: number; first: number; last: number }[] = [];
  changes.iterChanges((fromA, toA, fromB, toB) => {
    const hunk = {
      from: before.file.lineAt(fromA).number,
      to: before.file.lineAt(toA).number,
      first: file.lineAt(fromB).number,
      last: file.lineAt(toB).number,
    };
    const previous = hunks.at(-1);
    if (previous && hunk.from <= previous.to)
      hunks[hunks.length - 1] = { ...previous, to: hunk.to, last: hunk.last };
    else hunks.push(hunk);
  });
  return hunks.map(({ from, to, first, last }) => {
    const start = before.shown.line(from).from;
    const old = before.shown.sliceString(start, before.shown.line(to).to);
    return trimmed(old, shownLines(file, first, last).join('\n'), start);
  });
}

function shownLines(file: Text, first: number, last: number): string[] {
  const lines: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const { text } = file.line(number);
    lines.push(text.endsWith('\r') && number < file.lines ? text.slice(0, -1) : text);
  }
  return lines;
}

/** The change from one text to another without what is the same at both ends. */
function trimmed(
  before: string,
  after: string,
  offset: number,
): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const insert = after.slice(start, after.length - end);
  return { from: offset + start, to: offset + before.length - end, insert };
}

/** Returns the characters that end a line; the last line takes those of the line before it. */
function lineEndAt(file: Text, number: number): string {
  const known = file.line(number === file.lines && number > 1 ? number - 1 : number);
  return known.text.endsWith('\r') && file.lines > 1 ? '\r\n' : '\n';
}
