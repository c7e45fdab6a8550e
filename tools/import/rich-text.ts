import { Parser } from 'htmlparser2';

type Inline = string | { text: string; bold?: true; italic?: true; link?: string };
export type Block =
  | string
  | { kind: 'paragraph' | 'subheading' | 'quote'; text: Inline[] }
  | { kind: 'list' | 'numbered'; items: Inline[][] };

export interface ReadHtml {
  readonly blocks: Block[];
  readonly pictures: { url: string; alt: string }[];
  /** What could not be kept: scripts, frames, forms. */
  readonly dropped: string[];
}

const PARAGRAPHS = new Set([
  'p',
  'div',
  'section',
  'article',
  'figure',
  'figcaption',
  'tr',
  'table',
  'dl',
  'dt',
  'dd',
  'address',
  'center',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'pre',
  'hr',
  'details',
  'summary',
  'form',
  'fieldset',
  'legend',
  'label',
  'button',
]);
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'object',
  'select',
  'textarea',
]);

/** Text that a person typed in an editor of HTML, as a small tree. `link` cleans addresses; `undefined` keeps the words alone. */
export function readHtml(html: string, link: (address: string) => string | undefined): ReadHtml {
  const reader = new Reader(link);
  const parser = new Parser({
    ontext: (text) => reader.words(text),
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.end();
}

/** All words of a text of HTML on one line. */
export function plainText(html: string): string {
  const { blocks } = readHtml(html, () => undefined);
  const inline = (parts: readonly Inline[]) =>
    parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return blocks
    .map((block) => {
      if (typeof block === 'string') return block;
      return 'items' in block ? block.items.map(inline).join(' ') : inline(block.text);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

class Reader {
  readonly #link: (address: string) => string | undefined;
  readonly #blocks: Block[] = [];
  readonly #pictures: { url: string; alt: string }[] = [];
  readonly #dropped = new Set<string>();
  readonly #lists: { kind: 'list' | 'numbered'; items: Inline[][] }[] = [];
  #line: Inline[] = [];
  #kind: 'paragraph' | 'subheading' | 'quote' = 'paragraph';
  #bold = 0;
  #italic = 0;
  #address: string | undefined;
  #silent: string | undefined;
  #silentDepth = 0;
  #words = '';

  constructor(link: (address: string) => string | undefined) {
    this.#link = link;
  }

  /** Words come in pieces, cut at each entity; a piece is put to the one before. */
  words(piece: string): void {
    if (!this.#silent) this.#words += piece;
  }

  #takeWords(): void {
    const text = this.#words.replace(/\s+/g, ' ');
    this.#words = '';
    if (text === '') return;
    if (text.trim() === '' && this.#line.length === 0) return;
    const isPlain = !this.#bold && !this.#italic && !this.#address;
    const last = this.#line.at(-1);
    if (isPlain && typeof last === 'string') this.#line[this.#line.length - 1] = last + text;
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
    if (this.#silent) {
      if (name === this.#silent) this.#silentDepth += 1;
      return;
    }
    this.#takeWords();
    if (SILENT.has(name)) {
      this.#silent = name;
      this.#dropped.add(name);
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
    else if (name === 'img')
      this.#pictures.push({ url: attributes.src?.trim() ?? '', alt: attributes.alt?.trim() ?? '' });
    else if (['iframe', 'video', 'audio', 'form', 'input', 'button', 'embed'].includes(name))
      this.#dropped.add(name);
  }

  close(name: string): void {
    if (this.#silent) {
      if (name !== this.#silent) return;
      if (this.#silentDepth > 0) this.#silentDepth -= 1;
      else this.#silent = undefined;
      return;
    }
    this.#takeWords();
    if (name === 'strong' || name === 'b') this.#bold = Math.max(0, this.#bold - 1);
    else if (name === 'em' || name === 'i') this.#italic = Math.max(0, this.#italic - 1);
    else if (name === 'a') this.#address = undefined;
    else if (name === 'li') this.#flushItem();
    else if (name === 'ul' || name === 'ol') {
      this.#flushItem();
      const list = this.#lists.pop();
      if (list?.items.length) this.#add(list);
    } else if (PARAGRAPHS.has(name) || /^h[1-6]$|^blockquote$/.test(name)) {
      this.#flush();
      if (!PARAGRAPHS.has(name)) this.#kind = 'paragraph';
    }
  }

  end(): ReadHtml {
    this.#takeWords();
    while (this.#lists.length) this.close('ul');
    this.#flush();
    return {
      blocks: this.#blocks,
      pictures: this.#pictures.filter(({ url }) => url !== ''),
      dropped: [...this.#dropped],
    };
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
  }

  #addLine(line: Inline[]): void {
    const [only] = line;
    const isPlain = this.#kind === 'paragraph' && line.length === 1 && typeof only === 'string';
    this.#add(isPlain ? only : { kind: this.#kind, text: line });
  }

  /** A list inside a list goes on after it. */
  #add(block: Block): void {
    const outer = this.#lists.at(-1);
    if (outer && typeof block === 'object' && 'items' in block)
      for (const item of block.items) outer.items.push(item);
    else this.#blocks.push(block);
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
