import type { TextChange } from '../changes.ts';
import { endOf, type ParsedText, type TextNode } from '../parse.ts';
import { afterEntry, type Gap, readGap } from './gap.ts';
import { hasLineEnd, indentAt, isOneLine, type Layout, lineEndIn } from './layout.ts';

/** Where a new entry goes. */
interface EntryPlace {
  /** The indentation of its line. */
  readonly indent: string;
  /** Everything around it is on one line, and so must it be. */
  readonly isLine: boolean;
  /** Its neighbour in the list is on one line. */
  readonly isLikeLine: boolean;
}

/** A value or a property, before it is known where it goes. */
export interface NewEntry {
  /** It reads better on separate lines. */
  readonly isTall: boolean;
  readonly print: (place: EntryPlace) => string;
}

/** Puts an entry into an object or list, spaced as its neighbours are. */
export function insertEntry(
  { text }: ParsedText,
  layout: Layout,
  container: TextNode,
  index: number,
  entry: NewEntry,
): TextChange[] {
  const entries = container.children ?? [];
  const [before, after] = [entries[index - 1], entries[index]];
  const neighbour = after ?? before;
  if (!neighbour) return insertFirst(text, layout, container, entry);
  const ahead = gapBefore(text, container, entries.indexOf(neighbour));
  const last = before && (after ? ahead : readGap(text, endOf(before), endOf(container) - 1));
  const line = last && afterEntry(text, last);
  const isLine = isOneLine(text, container);
  const isLikeLine = container.type === 'array' && isTallNode(neighbour) && isOneLine(text, neighbour);
  const isOnOwnLine = ahead.hasLineEnd || line?.isLineComment;
  const indent = indentAt(text, neighbour.offset);
  const space = isOnOwnLine
    ? (lineEndIn(text.slice(ahead.start, ahead.end)) ?? layout.lineEnd) + indent
    : spaceOf(text, ahead, layout);
  const printed = entry.print({ indent, isLine, isLikeLine });
  if (!before || !line || !last) return [insertion(neighbour.offset, `${printed},${space}`)];
  const isFollowed = last.comma >= 0;
  if (isFollowed) return [insertion(line.at, `${space}${printed},`)];
  const added = insertion(line.at, space + printed);
  return line.at === endOf(before)
    ? [insertion(line.at, `,${added.text}`)]
    : [insertion(endOf(before), ','), added];
}

function insertFirst(text: string, layout: Layout, container: TextNode, entry: NewEntry): TextChange[] {
  const [open, close] = [container.offset + 1, endOf(container) - 1];
  const inside = text.slice(open, close);
  const isLine = container.parent !== undefined && isOneLine(text, holderOf(container));
  const outer = indentAt(text, container.offset);
  const indent = outer + layout.unit;
  const at = open + inside.trimEnd().length;
  const isTall = hasLineEnd(inside) || (!isLine && (entry.isTall || container.type === 'object'));
  const printed = entry.print({ indent, isLine: isLine && !hasLineEnd(inside), isLikeLine: false });
  if (hasLineEnd(inside)) {
    const end = hasLineEnd(text.slice(at, close)) ? '' : layout.lineEnd + outer;
    return [insertion(at, layout.lineEnd + indent + printed + end)];
  }
  const padding = container.type === 'object' ? layout.padding.object : layout.padding.array;
  const start = inside.trim() ? ' ' : padding;
  return [
    {
      start: at,
      length: close - at,
      text: isTall ? layout.lineEnd + indent + printed + layout.lineEnd + outer : start + printed + padding,
    },
  ];
}

/** Takes an entry out, and exactly one comma with it. Comments around it stay. */
export function removeEntry({ text }: ParsedText, container: TextNode, index: number): TextChange[] {
  const entries = container.children ?? [];
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) return [];
  const ahead = gapBefore(text, container, index);
  const behind = readGap(text, endOf(entry), after?.offset ?? endOf(container) - 1);
  if (ahead.hasComments || behind.hasComments) return removeAmongComments(text, entry, ahead, behind);
  if (!before && !after) return [removal(container.offset + 1, endOf(container) - 1)];
  if (!before || (after && (ahead.hasLineEnd || !behind.hasLineEnd)))
    return [removal(entry.offset, after?.offset ?? endOf(container) - 1)];
  return behind.comma >= 0 && !after
    ? [removal(ahead.comma + 1, behind.comma + 1)]
    : [removal(endOf(before), endOf(entry))];
}

function removeAmongComments(text: string, entry: TextNode, ahead: Gap, behind: Gap): TextChange[] {
  const comma = behind.comma >= 0 ? behind.comma : ahead.comma;
  const isNext = comma >= endOf(entry) && text.slice(endOf(entry), comma).trim() === '';
  const end = isNext ? comma + 1 : endOf(entry);
  const lineStart = /(?:\r\n|\n|\r)?[ \t]*$/.exec(text.slice(ahead.start, entry.offset))?.[0] ?? '';
  const lineRest = /^[ \t]*(?=[\r\n])/.exec(text.slice(end, behind.end))?.[0];
  const isAlone = lineRest !== undefined && hasLineEnd(lineStart);
  const blank = hasLineEnd(lineStart) ? (/^[ \t]*/.exec(text.slice(end, behind.end))?.[0].length ?? 0) : 0;
  const own = isAlone
    ? removal(entry.offset - lineStart.length, end + lineRest.length)
    : removal(entry.offset, end + blank);
  if (comma < 0 || isNext) return [own];
  return [own, removal(comma, comma + 1)].sort((a, b) => a.start - b.start);
}

function gapBefore(text: string, container: TextNode, index: number): Gap {
  const entries = container.children ?? [];
  const before = entries[index - 1];
  const start = before ? endOf(before) : container.offset + 1;
  return readGap(text, start, entries[index]?.offset ?? endOf(container) - 1);
}

/** The space after a comma of this list, where it has one without comments. */
function spaceOf(text: string, { comma, end, hasComments }: Gap, layout: Layout): string {
  return comma < 0 || hasComments ? layout.gap : text.slice(comma + 1, end);
}

/** The object or list that a value is in; a property is only the way there. */
export function holderOf(node: TextNode): TextNode {
  const { parent } = node;
  if (!parent) return node;
  return parent.type === 'property' ? holderOf(parent) : parent;
}

export function isTallNode({ children = [], type }: TextNode): boolean {
  return type !== 'property' && children.length > 0;
}

function insertion(start: number, text: string): TextChange {
  return { start, length: 0, text };
}

function removal(start: number, end: number): TextChange {
  return { start, length: end - start, text: '' };
}
