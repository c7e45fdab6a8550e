import { formatPointer, type Path, startsWith } from '../../../src/document/path.ts';
import { type DocumentTables, mapDocument, type PathNode, pathOf, SKIP } from '../../../src/document/walk.ts';

/**
 * Maps the words of the page to values: every text of a section is rendered with its number after it, in characters that no
 * text may contain. In the finished HTML the numbers mark where each value is shown, however a view arranges it. They are
 * removed before anything is shown.
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
  const fields: string[] = [];
  const codes = new Map<PathNode, string>();
  const addField = (node: PathNode): string => {
    fields.push(formatPointer(pathOf(node).slice(root.length)));
    return codeOf(fields.length - 1);
  };
  const coded = mapDocument(document, tables, (node) => {
    const { value, part } = node;
    if (!isOnWay(node, root)) return SKIP;
    if (part.kind === 'rich-text' && Array.isArray(value)) codes.set(node, addField(node));
    if (!SEEN.has(part.kind) || typeof value !== 'string' || value.trim() === '') return value;
    return value + (codeAround(node, codes) ?? addField(node));
  });
  return { document: coded, fields };
}

/** True if a value is at `root`, around it or inside it; the values around it are visited first. */
function isOnWay(node: PathNode, root: Path): boolean {
  const path = pathOf(node);
  return path.length > root.length || startsWith(root, path);
}

/** The code of the rich text that a text is in: all its texts are one value. */
function codeAround(node: PathNode, codes: ReadonlyMap<PathNode, string>): string | undefined {
  if (codes.size === 0) return undefined;
  for (let up = node.up; up; up = up.up) {
    const code = codes.get(up);
    if (code !== undefined) return code;
  }
  return undefined;
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
 * Removes the numbers from the texts below a node, and marks the elements around them with the values that they show: one
 * pointer for each direct text, in order.
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

/** Returns the direct texts of an element, without empty ones. */
export function textsOf(element: Element): ChildNode[] {
  return [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
}
