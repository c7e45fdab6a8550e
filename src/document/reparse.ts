import { applyChanges, type TextChange } from './changes.ts';
import { endOf, findPlace, type ParsedText, parseText } from './parse.ts';
import { placed, Section, shifted } from './placed-section.ts';

/** A text whose sections are known one by one. */
interface Sectioned {
  /** The text with an empty list in the place of its sections. */
  readonly outline: ParsedText;
  /** Where the list of the sections begins and ends, brackets included. */
  readonly start: number;
  readonly end: number;
  readonly sections: readonly Section[];
  readonly offsets: readonly number[];
}

const EMPTY = '[]';
const known = new WeakMap<ParsedText, Sectioned>();

/**
 * Parses a changed text: the same tree and value as `parseText` returns. Sections whose text is the same keep their
 * values, wherever they are now, and with `changes` only the sections that these touch are parsed.
 * @param changes the changes of `before`; if omitted, the whole texts are compared
 */
export function reparse(before: ParsedText, text: string, changes?: readonly TextChange[]): ParsedText {
  const old = sectionedOf(before);
  const read = old && changes && afterChanges(old, before.text, text, changes);
  if (read) return parsedOf(text, read);
  const parsed = parseText(text);
  const whole = sectionedOf(parsed);
  if (!whole) return parsed;
  return parsedOf(text, old ? withKnown(whole, text, textsOf(old, before.text)) : whole);
}

function parsedOf(text: string, read: Sectioned): ParsedText {
  let root: ParsedText['root'];
  let held: { readonly value: unknown } | undefined;
  const parsed: ParsedText = {
    text,
    problems: [],
    get root() {
      root ??= treeOf(read);
      return root;
    },
    get value() {
      held ??= {
        value: { ...(read.outline.value as object), sections: read.sections.map(({ value }) => value) },
      };
      return held.value;
    },
  };
  known.set(parsed, read);
  return parsed;
}

function treeOf({ outline, start, end, sections, offsets }: Sectioned): ParsedText['root'] {
  const grown = end - start - EMPTY.length;
  const root = outline.root && shifted(outline.root, undefined, (at) => (at > start ? at + grown : at));
  const list = findPlace(root, ['sections'])?.value;
  list?.children?.push(...sections.map((section, i) => placed(section, offsets[i] ?? 0, list)));
  return root;
}

/** The sections of a text; nothing where it cannot be read, or has no list of them. */
function sectionedOf(parsed: ParsedText): Sectioned | undefined {
  const found = known.get(parsed);
  if (found || parsed.problems.length > 0) return found;
  const list = findPlace(parsed.root, ['sections'])?.value;
  if (list?.type !== 'array') return undefined;
  const [start, end] = [list.offset, endOf(list)];
  const outline = outlineOf(parsed.text.slice(0, start) + EMPTY + parsed.text.slice(end), start);
  const nodes = list.children ?? [];
  const read = outline && {
    outline,
    start,
    end,
    sections: nodes.map((node) => new Section(node)),
    offsets: nodes.map(({ offset }) => offset),
  };
  if (read) known.set(parsed, read);
  return read;
}

/** The text around the sections, if their list is where it should be. */
function outlineOf(text: string, start: number): ParsedText | undefined {
  const outline = parseText(text);
  const list = findPlace(outline.root, ['sections'])?.value;
  const isThere = list?.type === 'array' && list.offset === start && list.length === EMPTY.length;
  return isThere && outline.problems.length === 0 ? outline : undefined;
}

function afterChanges(
  old: Sectioned,
  before: string,
  after: string,
  changes: readonly TextChange[],
): Sectioned | undefined {
  const inside = changes.filter(({ start, length }) => start > old.start && start + length < old.end);
  const ahead = changes.filter(({ start, length }) => start + length <= old.start);
  const behind = changes.filter(({ start }) => start >= old.end);
  if (inside.length + ahead.length + behind.length < changes.length) return undefined;
  const start = old.start + grownBy(ahead);
  const outline = ahead.length + behind.length > 0 ? changedOutline(old, ahead, behind) : old.outline;
  if (!outline) return undefined;

  const regions = regionsOf(old, inside);
  const texts = new Map<string, Section>();
  for (const { from, to } of regions) addTexts(texts, old, before, from, to);
  const [sections, offsets]: [Section[], number[]] = [[], []];
  let shift = start - old.start;
  let next = 0;
  const keep = (to: number) => {
    for (; next < to; next += 1) {
      sections.push(old.sections[next] as Section);
      offsets.push((old.offsets[next] ?? 0) + shift);
    }
  };
  for (const { from, to, grown } of regions) {
    keep(from);
    const first = (from > 0 ? endAt(old, from - 1) : old.start + 1) + shift;
    shift += grown;
    const last = (old.offsets[to] ?? old.end - 1) + shift;
    const isBetween = { left: from > 0, right: to < old.sections.length };
    const found = parseEntries(after.slice(first, last), isBetween);
    if (!found) return undefined;
    for (const { node, at } of found) {
      const same = texts.get(after.slice(first + at, first + at + node.length));
      sections.push(same ?? new Section(node));
      offsets.push(first + at);
    }
    next = to;
  }
  keep(old.sections.length);
  return { outline, start, end: old.end + shift, sections, offsets };
}

function changedOutline(
  { outline, start, end }: Sectioned,
  ahead: readonly TextChange[],
  behind: readonly TextChange[],
): ParsedText | undefined {
  const by = start + EMPTY.length - end;
  const moved = behind.map((change) => ({ ...change, start: change.start + by }));
  return outlineOf(applyChanges(outline.text, [...ahead, ...moved]), start + grownBy(ahead));
}

/** Old sections `from` to `to`, with the commas around them, that are to be parsed again together. */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly grown: number;
}

/** The regions that the changes touch; no two of them have a comma in common. */
function regionsOf(old: Sectioned, changes: readonly TextChange[]): Region[] {
  const regions: Region[] = [];
  for (const change of changes) {
    const from = firstWhere(old, (index) => endAt(old, index) > change.start);
    const to = firstWhere(old, (index) => (old.offsets[index] ?? 0) >= change.start + change.length);
    const own = { from, to: Math.max(from, to), grown: grownBy([change]) };
    const last = regions.at(-1);
    if (!last || own.from > last.to) regions.push(own);
    else
      regions[regions.length - 1] = {
        from: Math.min(last.from, own.from),
        to: Math.max(last.to, own.to),
        grown: last.grown + own.grown,
      };
  }
  return regions;
}

/** The entries of a piece of a list, which begins and ends at the edge of an entry or of the list. */
function parseEntries(text: string, { left, right }: { left: boolean; right: boolean }) {
  const [before, after] = [left ? '[{}' : '[', right ? '{}]' : ']'];
  const { root, problems } = parseText(before + text + after);
  const nodes = root?.type === 'array' ? root.children : undefined;
  // A bracket in the text may end the list, and a comment may swallow its end.
  if (problems.length > 0 || root?.length !== before.length + text.length + after.length) return undefined;
  return nodes
    ?.slice(left ? 1 : 0, right ? -1 : undefined)
    .map((node) => ({ node, at: node.offset - before.length }));
}

/** The same, with the values of sections that an earlier text had. */
function withKnown(read: Sectioned, text: string, texts: ReadonlyMap<string, Section>): Sectioned {
  const sections = read.sections.map((section, index) => {
    return texts.get(text.slice(read.offsets[index] ?? 0, endAt(read, index))) ?? section;
  });
  return { ...read, sections };
}

function textsOf(read: Sectioned, text: string): Map<string, Section> {
  return addTexts(new Map(), read, text, 0, read.sections.length);
}

function addTexts(
  texts: Map<string, Section>,
  read: Sectioned,
  text: string,
  from: number,
  to: number,
): Map<string, Section> {
  for (let index = from; index < to; index += 1) {
    const section = read.sections[index];
    if (section) texts.set(text.slice(read.offsets[index] ?? 0, endAt(read, index)), section);
  }
  return texts;
}

function endAt({ offsets, sections }: Sectioned, index: number): number {
  return (offsets[index] ?? 0) + (sections[index]?.node.length ?? 0);
}

/** The first section for which something holds, which then holds for all after it. */
function firstWhere({ sections }: Sectioned, holds: (index: number) => boolean): number {
  let [low, high] = [0, sections.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function grownBy(changes: readonly TextChange[]): number {
  return changes.reduce((sum, { text, length }) => sum + text.length - length, 0);
}
