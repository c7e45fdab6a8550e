import { Parser } from 'htmlparser2';
import { type Block, HtmlReader, PARAGRAPHS, type Part, SILENT } from './html-reader.ts';
import { withForms, withoutShortcodes } from './shortcodes.ts';
import { isStruck, mayBeStruck } from './struck.ts';

export type { Block } from './html-reader.ts';

export interface ReadHtml {
  /** Texts, pictures, tables and embeds, in their order. */
  readonly parts: readonly Part[];
  /** What could not be kept: scripts, frames, forms. */
  readonly dropped: readonly string[];
  /** Words that are struck through, and so not shown. */
  readonly struck: readonly string[];
}

/** No editor nests deeper; the parser takes the square of the depth. */
const MAX_DEPTH = 250;

/** Text that a person typed in an editor of HTML, as a small tree. `link` cleans addresses; `undefined` keeps the words alone. */
export function readHtml(html: string, link: (address: string) => string | undefined): ReadHtml {
  const text = withoutShortcodes(withForms(html));
  const read = parse(text, link);
  const nested = read ? [] : [`tags nested more than ${MAX_DEPTH} deep`];
  const { parts, dropped, struck } = read ??
    parse(flattened(text), link) ?? { parts: [], dropped: [], struck: [] };
  const codes = text === html ? [] : ['a shortcode of WordPress'];
  return { parts, dropped: [...dropped, ...nested, ...codes], struck };
}

/** Reads a text; nothing where its tags are nested too deeply, in time that grows with its length alone. */
function parse(html: string, link: (address: string) => string | undefined) {
  const reader = new HtmlReader(link);
  let depth = 0;
  const parser = new Parser({
    ontext: (text) => reader.words(text),
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      else reader.open(name, attributes);
    },
    onclosetag(name) {
      depth -= 1;
      if (depth < MAX_DEPTH) reader.close(name);
    },
  });
  for (let at = 0; at < html.length && depth <= MAX_DEPTH; at += 1000)
    parser.write(html.slice(at, at + 1000));
  if (depth > MAX_DEPTH) return undefined;
  parser.end();
  return reader.end();
}

/** The words of a text, line by line, without tags. What shows no words stays marked as such. */
const flattened = (html: string): string =>
  html.replace(/<\/?([a-z][\w-]*)[^<>]*>/gi, (tag, given: string) => {
    const name = given.toLowerCase();
    if (SILENT.has(name) || isStruck(name, { style: tag })) return tag;
    return PARAGRAPHS.has(name) || /^(?:h[1-6]|li|br|blockquote)$/.test(name) ? '<br>' : '';
  });

/** The blocks of a text, without what no text can hold. */
export const blocksOf = (parts: readonly Part[]): Block[] =>
  parts.flatMap((part) => (part.kind === 'text' ? part.blocks : []));

/** All words of a text of HTML on one line. */
export function plainText(html: string): string {
  const { parts } = readHtml(html, () => undefined);
  return parts.flatMap(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** The words of a short text of HTML, each of its lines on a line of its own. */
export function linedText(html: string): string {
  const { parts } = readHtml(html, () => undefined);
  const lines = parts.flatMap((part) =>
    part.kind === 'text' ? part.blocks.flatMap(linesOfBlock) : wordsOf(part),
  );
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []).join('\n');
}

/** The words that are struck through in any text of some settings. */
export function struckIn(value: unknown): string[] {
  if (typeof value === 'string')
    return mayBeStruck(value) ? [...readHtml(value, () => undefined).struck] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(struckIn) : [];
}

function wordsOf(part: Part): string[] {
  if (part.kind === 'table') return [part.table.caption, ...part.table.head, ...part.table.rows.flat()];
  return part.kind === 'text' ? part.blocks.map(wordsOfBlock) : [];
}

/** The words of a block on one line. */
export const wordsOfBlock = (block: Block): string => linesOfBlock(block).join(' ');

function linesOfBlock(block: Block): string[] {
  if (typeof block === 'string') return [block];
  const lines = 'items' in block ? block.items : [block.text];
  return lines.map((line) => line.map((one) => (typeof one === 'string' ? one : one.text)).join(''));
}
