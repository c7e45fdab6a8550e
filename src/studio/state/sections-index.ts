import { endOf, findPlace, type ParsedText } from '../../document/parse.ts';

/** Where a section is in the text, and its value. */
interface SectionSpan {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

export type PlainDocument = Readonly<Record<string, unknown>>;

/** A text that was read: the document, and its sections, each of which is read again only when its own text changes. */
export interface ReadText {
  /** The document of the text, or the last that could be read. */
  readonly document: PlainDocument;
  readonly sections: readonly SectionSpan[];
  /** Whether the text itself could be read. */
  readonly isReadable: boolean;
}

/** One change of the text: `from` to `to` of the old text became `length` characters. */
export interface ChangedRange {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const nothing: ReadText = { document: {}, sections: [], isReadable: false };

/** Reads a whole text. Sections whose text is the same keep their values, wherever they are now. */
export function readWhole(parsed: ParsedText, before: ReadText = nothing, textBefore = ''): ReadText {
  const { root, problems, text } = parsed;
  if (problems.length > 0 || root?.type !== 'object') return { ...before, isReadable: false };
  const document = parsed.value as PlainDocument;
  const nodes = findPlace(root, ['sections'])?.value;
  if (nodes?.type !== 'array') return { document, sections: [], isReadable: true };
  const known = new Map(before.sections.map((one) => [textBefore.slice(one.start, one.end), one.value]));
  const values = document.sections as readonly unknown[];
  const sections = (nodes.children ?? []).map((node, index): SectionSpan => {
    const [start, end] = [node.offset, endOf(node)];
    return { start, end, value: known.get(text.slice(start, end)) ?? values[index] };
  });
  return {
    document: { ...document, sections: sections.map(({ value }) => value) },
    sections,
    isReadable: true,
  };
}

/** Reads a text after one change. A change within one section reads that section alone. */
export function readChange(
  before: ReadText,
  change: ChangedRange,
  slice: (from: number, to: number) => string,
): ReadText | undefined {
  if (!before.isReadable) return undefined;
  const index = sectionAround(before.sections, change);
  const section = before.sections[index];
  if (!section) return undefined;
  const by = change.length - (change.to - change.from);
  const value = parsed(slice(section.start, section.end + by));
  if (value === undefined) return undefined;
  const sections = before.sections.map((one, at) =>
    at < index
      ? one
      : at === index
        ? { start: one.start, end: one.end + by, value }
        : { start: one.start + by, end: one.end + by, value: one.value },
  );
  return {
    document: { ...before.document, sections: sections.map((one) => one.value) },
    sections,
    isReadable: true,
  };
}

/** The section that a change is inside of, brackets excluded; -1 where there is none. */
function sectionAround(sections: readonly SectionSpan[], { from, to }: ChangedRange): number {
  let low = 0;
  let high = sections.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found = sections[low - 1];
  return found && to < found.end ? low - 1 : -1;
}

/** What strict JSON says; nothing for a text with comments or mistakes, which the whole reading judges. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !hasTwins(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `__proto__` is read with care by the whole reading. */
function hasTwins(text: string): boolean {
  return text.includes('__proto__');
}
