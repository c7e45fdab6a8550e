import type { Path } from '../../../src/document/path.ts';
import { formatPointer } from '../../../src/document/path.ts';
import { type DocumentTables, type Place, pathOf, walk } from '../../../src/document/walk.ts';

/**
 * Which words of the page are which value: every text of a section is rendered with its number behind it, in characters that
 * no text may hold. In the finished HTML the numbers say where each value is shown, however a view arranges it; then they
 * are taken out, before anything is shown.
 */
const START = '\ufdd3';
const END = '\ufdd4';
const DIGIT = 0xfde0;

const CODE = /\ufdd3([\ufde0-\ufdef]+)\ufdd4/g;

/** The same inside an address. */
const ENCODED = /%EF%B7%93(?:%EF%B7%A[0-9A-F])+%EF%B7%94/g;

/** On an element: the values whose words are its text, as JSON pointers from the section or surface, in their order. */
export const FIELD = 'data-kavling-field';

export interface Coded {
  readonly document: Readonly<Record<string, unknown>>;
  /** The values by their number, as pointers from the section or surface. */
  readonly fields: readonly string[];
}

/** Kinds of texts that visitors read on the page as they are written. */
const SEEN: ReadonlySet<string | undefined> = new Set(['words', 'money']);

/** The same document with numbers behind the words below one path, a section or a surface; nothing else is copied. */
export function withCodes(
  document: Readonly<Record<string, unknown>>,
  root: Path,
  tables: DocumentTables,
): Coded {
  const copy = copyAlong(document, root);
  const fields: string[] = [];
  const only = onlyAt(copy, root);
  const rich = new Set<Place>();
  walk(only, tables, ({ value, part, place }) => {
    // The words inside rich text are parts of one value.
    if (isBelow(place, rich)) return;
    const isRich = part.kind === 'rich-text' && Array.isArray(value);
    if (isRich) rich.add(place);
    const isSeen = SEEN.has(part.kind) && typeof value === 'string' && value.trim() !== '';
    if (!isRich && !isSeen) return;
    const path = placed(pathOf(place), root);
    const holder = holderOf(copy, path);
    if (!holder) return;
    Object.assign(holder, { [place.key]: coded(value, codeOf(fields.length)) });
    fields.push(formatPointer(path.slice(root.length)));
  });
  return { document: copy, fields };
}

/** Whether a place is inside one of others. */
function isBelow(place: Place, others: ReadonlySet<Place>): boolean {
  if (others.size === 0) return false;
  for (let up = place.up; up; up = up.up) if (others.has(up)) return true;
  return false;
}

/** Words with a number behind them; of rich text behind each of its texts, which are one value. */
function coded(value: unknown, code: string): unknown {
  if (typeof value === 'string') return value.trim() === '' ? value : value + code;
  if (Array.isArray(value)) return value.map((one) => coded(one, code));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, RICH.has(key) ? coded(inner, code) : inner]),
  );
}

/** Where rich text has its words. */
const RICH = new Set(['text', 'items']);

/** A copy that shares everything but what is at `root`. */
function copyAlong(document: Readonly<Record<string, unknown>>, root: Path): Record<string, unknown> {
  const out: Record<string, unknown> = { ...document };
  let at: Record<string | number, unknown> = out;
  for (const [i, key] of root.entries()) {
    const inner = at[key];
    const isLast = i === root.length - 1;
    const copy = isLast
      ? structuredClone(inner)
      : Array.isArray(inner)
        ? [...inner]
        : { ...(inner as Record<string, unknown> | undefined) };
    at[key] = copy;
    at = copy as Record<string | number, unknown>;
  }
  return out;
}

/** The document with nothing but what is on the way to `root`, so that the walk goes nowhere else. */
function onlyAt(document: Readonly<Record<string, unknown>>, root: Path): Readonly<Record<string, unknown>> {
  const [first, second] = root;
  if (first === undefined) return document;
  const value = document[first];
  if (Array.isArray(value)) return { [first]: [value[Number(second)]] };
  return { [first]: value };
}

/** The walk saw the section alone, at place 0. */
function placed(path: Path, root: Path): Path {
  return typeof root[1] === 'number' ? [...root, ...path.slice(2)] : path;
}

/** The object or list that holds the value at `path`. */
function holderOf(document: unknown, path: Path): object | undefined {
  let at: unknown = document;
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[key];
  }
  return typeof at === 'object' && at !== null ? at : undefined;
}

function codeOf(number: number): string {
  let digits = '';
  for (let rest = number; digits === '' || rest > 0; rest >>= 4)
    digits = String.fromCharCode(DIGIT + (rest & 15)) + digits;
  return START + digits + END;
}

function numberOf(digits: string): number {
  return [...digits].reduce((value, digit) => value * 16 + digit.charCodeAt(0) - DIGIT, 0);
}

/** HTML without the numbers in its tags; those in its text remain. */
export function cleanTags(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) => tag.replace(CODE, '').replace(ENCODED, ''));
}

/** HTML without any numbers: what the page shows. */
export function cleanHtml(html: string): string {
  return html.replace(CODE, '').replace(ENCODED, '');
}

/** In the place of a text that is no value: a number that counts up, a dot between two values. */
export const NO_FIELD = '-';
/** Between values that are shown in one text. */
export const TOGETHER = '+';

/**
 * Takes the numbers out of the texts below a node, and writes on the elements around them which values they show: one pointer
 * for each of their own texts, in order.
 */
export function markFields(root: Node, fields: readonly string[]): void {
  const document = root.ownerDocument ?? (root as Document);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Map<Node, string>();
  const holders = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const shown = [...text.matchAll(CODE)].map(([, digits = '']) => fields[numberOf(digits)] ?? NO_FIELD);
    if (shown.length === 0) continue;
    node.nodeValue = text.replace(CODE, '');
    found.set(node, shown.join(TOGETHER));
    if (node.parentElement) holders.add(node.parentElement);
  }
  for (const holder of holders)
    holder.setAttribute(
      FIELD,
      textsOf(holder)
        .map((text) => found.get(text) ?? NO_FIELD)
        .join(' '),
    );
}

/** The texts that an element has itself, empty ones left out. */
export function textsOf(element: Element): ChildNode[] {
  return [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
}
