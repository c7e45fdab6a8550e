/** The letters of the first screen, in the typeface of headings and in that of text; each once, in their order in Unicode. */
export interface FirstLetters {
  readonly headings: string;
  readonly text: string;
  /** How many of the elements in `main` the first screen may show. */
  readonly sections: number;
}

/** The HTML of a page in its parts. */
export interface PageParts {
  readonly top: string;
  readonly main: string;
  readonly end: string;
}

/** Which elements are set otherwise than in the typeface of text, as the style sheets say. */
export interface TypeRules {
  readonly headings: ReadonlySet<string>;
  readonly capitals: ReadonlySet<string>;
}

/** How much of a screen a section fills at least. */
const HEIGHTS: Readonly<Record<string, number>> = { screen: 1, tall: 0.8, half: 0.5 };
const LEAST_SECTION = 0.3;
const LEAST_BLOCK = 0.05;
/** What a large screen shows of plain text. */
const LETTERS_A_SCREEN = 1500;

/** Letters that a page shows before anybody has scrolled: of its header, its first sections and its floating buttons. */
export function firstLetters({ top, main, end }: PageParts, rules: TypeRules): FirstLetters {
  const letters = { headings: new Set<string>(), text: new Set<string>() };
  const read = (html: string, isPast: (at: Block) => boolean) => readBlocks(html, { rules, letters, isPast });
  read(top, () => false);
  let filled = 0;
  const sections = read(main, ({ attributes, tag, length }) => {
    const own = HEIGHTS[/ data-height="(\w+)"/.exec(attributes)?.[1] ?? ''] ?? 0;
    filled += Math.max(own, tag === 'section' ? LEAST_SECTION : LEAST_BLOCK, length / LETTERS_A_SCREEN);
    return filled >= 1;
  });
  const floating = end.indexOf('<aside class="floating-group');
  if (floating >= 0) read(end.slice(floating), () => true);
  return { headings: inOrder(letters.headings), text: inOrder(letters.text), sections };
}

/** The classes and elements whose rules hold what `pattern` finds. */
export function selectedBy(css: Iterable<string>, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const sheet of css)
    for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!pattern.test(body)) continue;
      for (const selector of selectors.split(',')) {
        if (PSEUDO_ELEMENT.test(selector)) continue;
        const last =
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '';
        const name = /\.(-?[a-zA-Z_][\w-]*)/.exec(last)?.[1] ?? /^[a-z][\w-]*/.exec(last)?.[0];
        if (name) found.add(name);
      }
    }
  return found;
}

/** Minified, they have one colon. */
const PSEUDO_ELEMENT = /:(:|first-letter|first-line|before|after)/;

interface Block {
  /** The tag and attributes of the outermost element that is not one of our own. */
  readonly tag: string;
  readonly attributes: string;
  /** How many letters of text it shows. */
  readonly length: number;
}

interface Reading {
  readonly rules: TypeRules;
  readonly letters: { readonly headings: Set<string>; readonly text: Set<string> };
  /** Asked after every outermost element. */
  readonly isPast: (block: Block) => boolean;
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript', 'dialog']);
const VOID: ReadonlySet<string> = new Set(['img', 'input', 'br', 'source', 'hr', 'wbr', 'col', 'track']);
const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/g;

interface Open {
  readonly tag: string;
  readonly isHeading: boolean;
  readonly isCapital: boolean;
  readonly isSilent: boolean;
}

/** Reads our own HTML, where every element is closed; the answer is how many outermost elements were read. */
function readBlocks(html: string, { rules, letters, isPast }: Reading): number {
  const open: Open[] = [];
  let block = { tag: '', attributes: '', length: 0 };
  let count = 0;
  let isInitial = false;
  const show = (text: string, { isHeading, isCapital }: Open) => {
    const into = isHeading ? letters.headings : letters.text;
    for (const letter of isCapital ? text.toUpperCase() : text) into.add(letter);
    if (isInitial) letters.headings.add(text.trimStart().charAt(0));
    isInitial = false;
    block.length += text.length;
  };
  for (const [, end, tag = '', attributes = '', text] of html.matchAll(PART)) {
    const around = open.at(-1);
    if (text !== undefined) {
      if (around && !around.isSilent) show(plain(text), around);
    } else if (end) {
      open.pop();
      if (open.length > 0) continue;
      count += 1;
      if (isPast(block)) return count;
      block = { tag: '', attributes: '', length: 0 };
    } else if (tag) {
      if (!block.tag && tag !== 'k-island') block = { tag, attributes, length: 0 };
      isInitial ||= attributes.includes(' data-drop-cap');
      const opened = openedBy(tag, attributes, rules, around);
      if (tag === 'k-island' && around?.isSilent !== true)
        for (const digit of '0123456789') show(digit, opened);
      for (const [, value = ''] of attributes.matchAll(/ (?:placeholder|value)="([^"]*)"/g))
        if (!opened.isSilent) show(plain(value), opened);
      if (!VOID.has(tag)) open.push(opened);
    }
  }
  return count;
}

function openedBy(tag: string, attributes: string, rules: TypeRules, around: Open | undefined): Open {
  const names = [tag, ...(/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ')];
  return {
    tag,
    isHeading: around?.isHeading === true || names.some((name) => rules.headings.has(name)),
    isCapital: around?.isCapital === true || names.some((name) => rules.capitals.has(name)),
    isSilent: around?.isSilent === true || SILENT.has(tag),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function inOrder(letters: ReadonlySet<string>): string {
  return letters.size === 0
    ? ''
    : [...new Set([...letters, ' '])]
        .filter((one) => one >= ' ')
        .sort()
        .join('');
}
