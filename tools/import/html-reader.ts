import { lookOf, type PictureLook } from './html-picture.ts';
import { type HtmlTable, TableReader } from './html-table.ts';
import { FORM_TAG } from './shortcodes.ts';
import { isStruck } from './struck.ts';

type Inline = string | { text: string; bold?: true; italic?: true; link?: string };
export type Block =
  | string
  | { kind: 'paragraph' | 'subheading' | 'quote'; text: Inline[] }
  | { kind: 'list' | 'numbered'; items: Inline[][] };

/** A part of an HTML text, in document order. */
export type Part =
  | { readonly kind: 'text'; readonly blocks: Block[] }
  | ({ readonly kind: 'picture'; readonly url: string; readonly alt: string } & PictureLook)
  | { readonly kind: 'table'; readonly table: HtmlTable }
  | { readonly kind: 'embed'; readonly tag: string; readonly address: string; readonly poster?: string }
  | { readonly kind: 'form' };

const set = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

export const PARAGRAPHS = set(
  `p div section article figure figcaption tr table dl dt dd address center header footer main aside nav pre hr
  details summary form fieldset legend label button`,
);
/** Elements whose text is never shown, or only by a browser that cannot show the element itself. */
export const SILENT = set(
  `script style noscript template svg head object select textarea video audio iframe canvas noframes`,
);
const EMBEDS = set('video audio iframe embed');
/** Elements that designers put side by side: without a space between them, their text would run together. */
const NEIGHBOURS = set('span a small');

/** The text of a cell, linked if all of it is one link. */
function linkedWords(words: string, { links }: HtmlTable): Block {
  const whole = links.find(({ text }) => text === words);
  return whole ? { kind: 'paragraph', text: [{ text: words, link: whole.link }] } : words;
}

/** Collects the parts of a text while its tags are read. */
export class HtmlReader {
  readonly #link: (address: string) => string | undefined;
  readonly #parts: Part[] = [];
  readonly #dropped = new Set<string>();
  readonly #lists: { kind: 'list' | 'numbered'; items: Inline[][] }[] = [];
  /** Parts that no line can hold, kept until the line ends. */
  #waiting: Part[] = [];
  #line: Inline[] = [];
  #kind: 'paragraph' | 'subheading' | 'quote' = 'paragraph';
  #bold = 0;
  #italic = 0;
  #address: string | undefined;
  #silent: string | undefined;
  #silentDepth = 0;
  #struck = '';
  #isStruck = false;
  #words = '';
  #table: TableReader | undefined;
  /** The poster of the video that is being read. */
  #poster = '';
  /** The element that has just ended, unless it held a single letter. */
  #ended = '';
  #letters = 0;

  constructor(link: (address: string) => string | undefined) {
    this.#link = link;
  }

  /** Text arrives in pieces, cut at each entity; each piece is appended to the one before. */
  words(piece: string): void {
    if (this.#isStruck) this.#struck += piece.replace(/\s+/g, ' ');
    if (this.#silent) return;
    this.#ended = '';
    this.#letters += piece.length;
    if (this.#table) this.#table.words(piece);
    else this.#words += piece;
  }

  #takeWords(): void {
    const text = this.#words.replace(/\s+/g, ' ');
    this.#words = '';
    if (text === '') return;
    if (text.trim() === '' && this.#line.length === 0) return;
    const isPlain = !this.#bold && !this.#italic && !this.#address;
    const last = this.#line.at(-1);
    if (isPlain && typeof last === 'string')
      this.#line[this.#line.length - 1] = last + (last.endsWith(' ') ? text.trimStart() : text);
    else if (isPlain || text.trim() === '') this.#line.push(text);
    else
      this.#line.push({
        text,
        ...(this.#bold ? { bold: true as const } : {}),
        ...(this.#italic ? { italic: true as const } : {}),
        ...(this.#address ? { link: this.#address } : {}),
      });
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const address = attributes.src?.trim() ?? '';
    if (this.#silent) {
      if (name === this.#silent) this.#silentDepth += 1;
      if (name === 'source' && EMBEDS.has(this.#silent)) this.#embed(this.#silent, address, this.#poster);
      return;
    }
    if (NEIGHBOURS.has(name) && this.#ended === name) this.words(' ');
    this.#ended = '';
    this.#letters = 0;
    if (EMBEDS.has(name)) {
      this.#poster = attributes.poster?.trim() ?? '';
      this.#embed(name, address, this.#poster);
    } else if (name === 'input') this.#dropped.add(name);
    if (name === FORM_TAG) this.#wait({ kind: 'form' });
    if (name === 'img')
      this.#wait({
        kind: 'picture',
        url: address,
        alt: attributes.alt?.trim() ?? '',
        ...lookOf(attributes),
        ...(this.#address ? { link: this.#address } : {}),
      });
    if (isStruck(name, attributes)) this.#strike(name, attributes);
    else if (SILENT.has(name)) {
      this.#silent = name;
      if (!EMBEDS.has(name)) this.#dropped.add(name);
    } else if (this.#table) this.#table.open(name, attributes);
    else this.#openText(name, attributes);
  }

  /** Struck-through text is not shown, but collected separately. */
  #strike(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#table) this.#table.open(name, attributes);
    else this.#openText(name, attributes);
    this.#silent = name;
    this.#isStruck = true;
  }

  #openText(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#takeWords();
    if (name === 'table') {
      this.#flush();
      this.#table = new TableReader(this.#link);
    } else if (/^h[1-6]$/.test(name)) {
      this.#flush();
      this.#kind = 'subheading';
    } else if (name === 'blockquote') {
      this.#flush();
      this.#kind = 'quote';
    } else if (name === 'ul' || name === 'ol') {
      this.#flush();
      this.#lists.push({ kind: name === 'ul' ? 'list' : 'numbered', items: [] });
    } else if (name === 'li') this.#flushItem();
    else if (name === 'br' || PARAGRAPHS.has(name)) this.#flush();
    else if (name === 'td' || name === 'th') this.words(' ');
    else if (name === 'strong' || name === 'b') this.#bold += 1;
    else if (name === 'em' || name === 'i') this.#italic += 1;
    else if (name === 'a') this.#address = this.#link(attributes.href?.trim() ?? '');
    if (name === 'form' || name === 'button') this.#dropped.add(name);
  }

  close(name: string): void {
    if (this.#silent) {
      if (name !== this.#silent) return;
      if (this.#silentDepth > 0) {
        this.#silentDepth -= 1;
        return;
      }
      this.#silent = undefined;
      if (!this.#isStruck) return;
      this.#isStruck = false;
      this.#struck += '\n';
    }
    this.#ended = this.#letters > 1 ? name : '';
    if (!this.#table) this.#closeText(name);
    else if (this.#table.close(name)) this.#endTable();
  }

  #closeText(name: string): void {
    this.#takeWords();
    if (name === 'strong' || name === 'b') this.#bold = Math.max(0, this.#bold - 1);
    else if (name === 'em' || name === 'i') this.#italic = Math.max(0, this.#italic - 1);
    else if (name === 'a') this.#address = undefined;
    else if (name === 'li') this.#flushItem();
    else if (name === 'ul' || name === 'ol') {
      this.#flushItem();
      const list = this.#lists.pop();
      if (list?.items.length) this.#add(list);
      this.#release();
    } else if (PARAGRAPHS.has(name) || /^h[1-6]$|^blockquote$/.test(name)) {
      this.#flush();
      if (!PARAGRAPHS.has(name)) this.#kind = 'paragraph';
    }
  }

  end(): { parts: Part[]; dropped: string[]; struck: string[] } {
    if (this.#table) this.#endTable();
    this.#takeWords();
    while (this.#lists.length) this.#closeText('ul');
    this.#flush();
    this.#release();
    const struck = this.#struck.split('\n').flatMap((words) => words.trim() || []);
    return { parts: this.#parts, dropped: [...this.#dropped], struck };
  }

  #embed(tag: string, address: string, poster: string): void {
    if (address !== '') this.#wait({ kind: 'embed', tag, address, ...(poster ? { poster } : {}) });
    else if (tag !== 'video' && tag !== 'audio') this.#dropped.add(tag);
  }

  #wait(part: Part): void {
    if ('url' in part && part.url === '') return;
    const isFirst = this.#line.length === 0 && this.#words.trim() === '' && !this.#table;
    this.#waiting.push(part);
    if (isFirst) this.#release();
  }

  /** A table with one column, or one cell, was only layout: its cells become text. */
  #endTable(): void {
    const table = this.#table?.end();
    this.#table = undefined;
    if (!table) return;
    const width = Math.max(table.head.length, ...table.rows.map((row) => row.length));
    if (width > 1 && table.rows.length > 0) {
      this.#waiting.push({ kind: 'table', table });
      this.#release();
    } else
      for (const words of [table.caption, ...table.head, ...table.rows.flat()])
        if (words) this.#add(linkedWords(words, table));
  }

  #release(): void {
    if (this.#lists.length) return;
    this.#parts.push(...this.#waiting);
    this.#waiting = [];
  }

  #flushItem(): void {
    const list = this.#lists.at(-1);
    const line = this.#takeLine();
    if (line.length && list) list.items.push(line);
    else if (line.length) this.#addLine(line);
  }

  #flush(): void {
    if (this.#lists.length) return;
    const line = this.#takeLine();
    if (line.length) this.#addLine(line);
    this.#release();
  }

  #addLine(line: Inline[]): void {
    const [only] = line;
    const isPlain = this.#kind === 'paragraph' && line.length === 1 && typeof only === 'string';
    this.#add(isPlain ? only : { kind: this.#kind, text: line });
  }

  /** The items of a nested list follow in the outer list. */
  #add(block: Block): void {
    const outer = this.#lists.at(-1);
    const last = this.#parts.at(-1);
    if (outer && typeof block === 'object' && 'items' in block)
      for (const item of block.items) outer.items.push(item);
    else if (last?.kind === 'text') last.blocks.push(block);
    else this.#parts.push({ kind: 'text', blocks: [block] });
  }

  /** The line without space at its ends and without empty parts. */
  #takeLine(): Inline[] {
    const line = this.#line;
    this.#line = [];
    const trimmed = line.map((part, i) => {
      let text = typeof part === 'string' ? part : part.text;
      if (i === 0) text = text.trimStart();
      if (i === line.length - 1) text = text.trimEnd();
      return typeof part === 'string' ? text : { ...part, text };
    });
    const full = trimmed.filter((part) => (typeof part === 'string' ? part : part.text) !== '');
    return full.some((part) => (typeof part === 'string' ? part : part.text).trim() !== '') ? full : [];
  }
}
