import type { TypeRules } from './type-rules.ts';

/** What a page shows before anybody has scrolled. */
export interface FirstScreen {
  /** Its letters in the typeface of headings and in that of text; each once, in their order in Unicode. */
  readonly headings: string;
  readonly text: string;
  /** How many of the elements in `main` the first screen may show. */
  readonly sections: number;
  /** Where in the HTML of `main` the last of them ends. */
  readonly end: number;
}

/** The HTML of a page in its parts. */
export interface PageParts {
  readonly top: string;
  readonly main: string;
  readonly end: string;
}

/** How much of a screen a section fills at least. */
const HEIGHTS: Readonly<Record<string, number>> = { screen: 1, tall: 0.8, half: 0.5 };
const LEAST_SECTION = 0.3;
const LEAST_BLOCK = 0.05;
/** What a large screen shows of plain text. */
const LETTERS_A_SCREEN = 1500;

/** Reads the header of a page, its first sections and its floating buttons. */
export function readFirstScreen({ top, main, end }: PageParts, rules: TypeRules): FirstScreen {
  const letters = { headings: createLetters(), text: createLetters() };
  const read = (html: string, isPast: (at: Block) => boolean) => readBlocks(html, { rules, letters, isPast });
  read(top, () => false);
  let filled = 0;
  const shown = read(main, ({ attributes, tag, length }) => {
    const own = HEIGHTS[/ data-height="(\w+)"/.exec(attributes)?.[1] ?? ''] ?? 0;
    filled += Math.max(own, tag === 'section' ? LEAST_SECTION : LEAST_BLOCK, length / LETTERS_A_SCREEN);
    return filled >= 1;
  });
  const floating = end.indexOf('<aside class="floating-group');
  if (floating >= 0) read(end.slice(floating), () => true);
  return { headings: letters.headings.inOrder(), text: letters.text.inOrder(), ...shown };
}

interface Block {
  /** The tag and attributes of the outermost element that is not one of our own. */
  readonly tag: string;
  readonly attributes: string;
  /** How many letters of text it shows. */
  readonly length: number;
}

interface Reading {
  readonly rules: TypeRules;
  readonly letters: { readonly headings: Letters; readonly text: Letters };
  /** Asked after every outermost element. */
  readonly isPast: (block: Block) => boolean;
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript', 'dialog']);
const VOID: ReadonlySet<string> = new Set(['img', 'input', 'br', 'source', 'hr', 'wbr', 'col', 'track']);
const DIGITS = '0123456789';
const NAME = /[a-z][\w-]*/y;
const UNSEEN = / type="(?:hidden|checkbox|radio)"/;

/** How an element sets its text. */
interface Setting {
  readonly isHeading: boolean;
  readonly isCapital: boolean;
  readonly isSilent: boolean;
}

/** Reads our own HTML, where every element is closed; the answer is how many outermost elements were read, and where they end. */
function readBlocks(html: string, { rules, letters, isPast }: Reading): { sections: number; end: number } {
  const open: Setting[] = [];
  let block = { tag: '', attributes: '', length: 0 };
  let count = 0;
  let isInitial = false;
  const show = (text: string, { isHeading, isCapital }: Setting) => {
    (isHeading ? letters.headings : letters.text).add(isCapital ? text.toUpperCase() : text);
    if (isInitial) letters.headings.add(text.trimStart().charAt(0));
    isInitial = false;
    block.length += text.length;
  };
  for (let at = 0; at < html.length; ) {
    const around = open.at(-1);
    if (html[at] !== '<') {
      const end = endOf(html, '<', at);
      if (around && !around.isSilent) show(plain(html.slice(at, end)), around);
      at = end;
    } else if (html[at + 1] === '!') {
      at = endOf(html, '-->', at) + 3;
    } else if (html[at + 1] === '/') {
      at = endOf(html, '>', at) + 1;
      open.pop();
      if (open.length > 0) continue;
      count += 1;
      if (isPast(block)) return { sections: count, end: at };
      block = { tag: '', attributes: '', length: 0 };
    } else {
      const end = endOf(html, '>', at);
      NAME.lastIndex = at + 1;
      const tag = NAME.exec(html)?.[0] ?? '';
      const attributes = html.slice(at + 1 + tag.length, end);
      at = end + 1;
      if (!block.tag && tag !== 'k-island') block = { tag, attributes, length: 0 };
      isInitial ||= attributes.includes(' data-drop-cap');
      const opened = openedBy(tag, attributes, rules, around);
      if (!opened.isSilent) {
        if (tag === 'k-island') show(DIGITS, opened);
        for (const value of shownIn(attributes)) show(plain(value), opened);
      }
      if (!VOID.has(tag)) open.push(opened);
    }
  }
  return { sections: count, end: html.length };
}

/** Where the next `text` is; the end of the HTML where there is none. */
function endOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at;
}

/** What a field shows before anybody has typed; hidden fields and boxes to tick have a value that nobody sees. */
function shownIn(attributes: string): string[] {
  if (!attributes.includes(' value="') && !attributes.includes(' placeholder="')) return [];
  if (UNSEEN.test(attributes)) return [];
  return [...attributes.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, value = '']) => value);
}

/** What the rules say of an element by itself, by its tag and classes; most pages have the same. */
const known = new WeakMap<TypeRules, Map<string, Setting>>();
const MOST_KNOWN = 2000;

function openedBy(tag: string, attributes: string, rules: TypeRules, around: Setting | undefined): Setting {
  const own = settingOf(tag, / class="([^"]*)"/.exec(attributes)?.[1] ?? '', rules);
  if (!around) return own;
  return {
    isHeading: around.isHeading || own.isHeading,
    isCapital: around.isCapital || own.isCapital,
    isSilent: around.isSilent || own.isSilent,
  };
}

function settingOf(tag: string, classes: string, rules: TypeRules): Setting {
  let settings = known.get(rules);
  if (!settings) {
    settings = new Map();
    known.set(rules, settings);
  }
  const key = `${tag} ${classes}`;
  let setting = settings.get(key);
  if (!setting) {
    const names = key.split(' ');
    setting = {
      isHeading: names.some((name) => rules.headings.has(name)),
      isCapital: names.some((name) => rules.capitals.has(name)),
      isSilent: SILENT.has(tag),
    };
    if (settings.size >= MOST_KNOWN) settings.clear();
    settings.set(key, setting);
  }
  return setting;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

interface Letters {
  add(text: string): void;
  /** Each once, in their order in Unicode, with a space; nothing where there is none. */
  inOrder(): string;
}

function createLetters(): Letters {
  const latin = new Uint8Array(128);
  const letters = new Set<string>();
  return {
    add(text) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code < 128 && latin[code] === 1) continue;
        const letter = String.fromCodePoint(text.codePointAt(at) ?? code);
        if (code < 128) latin[code] = 1;
        letters.add(letter);
        at += letter.length - 1;
      }
    },
    inOrder() {
      if (letters.size === 0) return '';
      const shown = [...new Set([...letters, ' '])].filter((one) => one >= ' ');
      return shown.sort().join('');
    },
  };
}
