import { Parser } from 'htmlparser2';
import { type Block, HtmlReader, PARAGRAPHS, type Part, SILENT } from './html-reader.ts';
import { withForms, withoutShortcodes } from './shortcodes.ts';
import { isStruck, mayBeStruck } from './struck.ts';

export type { Block } from './html-reader.ts';

export interface ReadHtml {
  /** Texts, images, tables and embeds, in order. */
  readonly parts: readonly Part[];
  /** Content that could not be kept: scripts, frames, forms. */
  readonly dropped: readonly string[];
  /** Struck-through text, which is not shown. */
  readonly struck: readonly string[];
}

/** No editor nests deeper; parsing takes time proportional to the square of the depth. */
const MAX_DEPTH = 250;

/** Reads HTML from an editor as a small tree. `link` cleans addresses; if it returns `undefined`, only the text is kept. */
export function readHtml(html: string, link: (address: string) => string | undefined): ReadHtml {
  const text = withoutShortcodes(withForms(html));
  const read = parse(text, link);
  const nested = read ? [] : [`tags nested more than ${MAX_DEPTH} deep`];
  const { parts, dropped, struck } = read ??
    parse(flattened(text), link) ?? { parts: [], dropped: [], struck: [] };
  const codes = text === html ? [] : ['a shortcode of WordPress'];
  return { parts, dropped: [...dropped, ...nested, ...codes], struck };
}

/** Reads a text in linear time; returns undefined if its tags are nested too deeply. */
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

/** The text line by line, without tags. Elements that show no text keep their tags. */
const flattened = (html: string): string =>
  html.replace(/<\/?([a-z][\w-]*)[^<>]*>/gi, (tag, given: string) => {
    const name = given.toLowerCase();
    if (SILENT.has(name) || isStruck(name, { style: tag })) return tag;
    return PARAGRAPHS.has(name) || /^(?:h[1-6]|li|br|blockquote)$/.test(name) ? '<br>' : '';
  });

/** The blocks of a text, without its other parts. */
export const blocksOf = (parts: readonly Part[]): Block[] =>
  parts.flatMap((part) => (part.kind === 'text' ? part.blocks : []));

/** The text of HTML on one line. */
export function plainText(html: string): string {
  const { parts } = readHtml(html, () => undefined);
  return parts.flatMap(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** The text of short HTML, with its line breaks. */
export function linedText(html: string): string {
  const { parts } = readHtml(html, () => undefined);
  const lines = parts.flatMap((part) =>
    part.kind === 'text' ? part.blocks.flatMap(linesOfBlock) : wordsOf(part),
  );
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []).join('\n');
}

/** Struck-through text anywhere in settings. */
export function struckIn(value: unknown): string[] {
  if (typeof value === 'string')
    return mayBeStruck(value) ? [...readHtml(value, () => undefined).struck] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(struckIn) : [];
}

function wordsOf(part: Part): string[] {
  if (part.kind === 'table') return [part.table.caption, ...part.table.head, ...part.table.rows.flat()];
  return part.kind === 'text' ? part.blocks.map(wordsOfBlock) : [];
}

/** The text of a block on one line. */
export const wordsOfBlock = (block: Block): string => linesOfBlock(block).join(' ');

function linesOfBlock(block: Block): string[] {
  if (typeof block === 'string') return [block];
  const lines = 'items' in block ? block.items : [block.text];
  return lines.map((line) => line.map((one) => (typeof one === 'string' ? one : one.text)).join(''));
}
