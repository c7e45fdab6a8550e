export type Inline = string | { text: string; bold?: true; italic?: true; link?: string };
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

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  times: '×',
};

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
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
  for (const [whole, closing, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    if (whole.startsWith('<!--')) continue;
    if (name === '') reader.words(whole);
    else if (closing) reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), attributes);
  }
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

  constructor(link: (address: string) => string | undefined) {
    this.#link = link;
  }

  words(raw: string): void {
    if (this.#silent) return;
    const text = decodeEntities(raw).replace(/\s+/g, ' ');
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

  open(name: string, attributes: string): void {
    if (this.#silent) return;
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
    else if (name === 'a') this.#address = this.#link(attribute(attributes, 'href'));
    else if (name === 'img')
      this.#pictures.push({ url: attribute(attributes, 'src'), alt: attribute(attributes, 'alt') });
    else if (['iframe', 'video', 'audio', 'form', 'input', 'button', 'embed'].includes(name))
      this.#dropped.add(name);
  }

  close(name: string): void {
    if (this.#silent) {
      if (name === this.#silent) this.#silent = undefined;
      return;
    }
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
    if (outer && typeof block === 'object' && 'items' in block) outer.items.push(...block.items);
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

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  );
  return decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (whole, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/&([a-z]+);/gi, (whole, name: string) => NAMED[name.toLowerCase()] ?? whole);
}
