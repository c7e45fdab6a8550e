/** A rule of a style sheet, or a group (`@media`) of them, cut once so that pages only have to choose. */
interface Piece {
  readonly head: string;
  readonly body: string;
  /** For each selector of the rule, the classes without which it matches nothing. Empty for what always stays. */
  readonly needs: readonly (readonly string[])[];
  readonly inner?: readonly Piece[];
}

interface Sheet {
  readonly pieces: readonly Piece[];
  /** Every class that decides about a rule. */
  readonly names: readonly string[];
  /** Earlier results, by the names they contain. */
  readonly printed: Map<string, string>;
}

/** Whether scripts may set a class. */
type IsInScripts = (name: string) => boolean;

const inNoScript: IsInScripts = () => false;
/** What scripts know does not change from page to page, so sheets are cut once with it. */
const sheets = new WeakMap<IsInScripts, Map<string, Sheet>>();

/**
 * The part of a minified style sheet that can match something: rules stay whose classes are all in `classes`, or known
 * to scripts, which may set them later.
 */
export function usedCss(
  css: string,
  classes: { has(name: string): boolean },
  isInScripts: IsInScripts = inNoScript,
): string {
  const sheet = sheetOf(css, isInScripts);
  // Most pages of a site use the same parts of a widget.
  let key = '';
  for (const name of sheet.names) key += classes.has(name) ? '1' : '0';
  let out = sheet.printed.get(key);
  if (out === undefined) {
    out = print(sheet.pieces, classes);
    if (sheet.printed.size < MOST_PRINTED) sheet.printed.set(key, out);
  }
  return out;
}

function sheetOf(css: string, isInScripts: IsInScripts): Sheet {
  let cut = sheets.get(isInScripts);
  if (!cut) {
    cut = new Map();
    sheets.set(isInScripts, cut);
  }
  let sheet = cut.get(css);
  if (!sheet) {
    const pieces = piecesOf(css).map((piece) => withoutKnown(piece, isInScripts));
    sheet = { pieces, names: [...new Set(namesOf(pieces))], printed: new Map() };
    cut.set(css, sheet);
  }
  return sheet;
}

/** The piece with only those needs that differ between pages; a selector whose classes are all in scripts always stays. */
function withoutKnown(piece: Piece, isInScripts: IsInScripts): Piece {
  const needs = piece.needs.map((names) => names.filter((name) => !isInScripts(name)));
  return {
    ...piece,
    needs: needs.some((names) => names.length === 0) ? [] : needs,
    ...(piece.inner ? { inner: piece.inner.map((one) => withoutKnown(one, isInScripts)) } : {}),
  };
}

function namesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ needs, inner }) => [...needs.flat(), ...(inner ? namesOf(inner) : [])]);
}

const MOST_PRINTED = 50;

/** Every class in the HTML. */
export function classesIn(parts: readonly string[]): Set<string> {
  const values = new Set<string>();
  for (const part of parts) {
    for (let at = part.indexOf(MARK); at >= 0; at = part.indexOf(MARK, at)) {
      at += MARK.length;
      values.add(part.slice(at, part.indexOf('"', at)));
    }
  }
  const classes = new Set<string>();
  for (const value of values) for (const name of value.split(' ')) classes.add(name);
  return classes;
}

const MARK = ' class="';

function print(pieces: readonly Piece[], classes: { has(name: string): boolean }): string {
  let out = '';
  for (const { head, body, needs, inner } of pieces) {
    if (inner) {
      const kept = print(inner, classes);
      if (kept) out += `${head}{${kept}}`;
    } else if (needs.length === 0 || needs.some((all) => all.every((name) => classes.has(name))))
      out += head + body;
  }
  return out;
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    // A statement such as @import or @layer has no block.
    if (open < 0 || (end >= 0 && end < open)) {
      const stop = end < 0 ? css.length : end + 1;
      pieces.push({ head: css.slice(at, stop), body: '', needs: [] });
      at = stop;
      continue;
    }
    const close = closing(css, open);
    const head = css.slice(at, open);
    const body = css.slice(open + 1, close);
    if (/^@(media|supports|container|layer)/.test(head))
      pieces.push({ head, body: '', needs: [], inner: piecesOf(body) });
    else pieces.push({ head, body: `{${body}}`, needs: head.startsWith('@') ? [] : needsOf(head) });
    at = close + 1;
  }
  return pieces.map((piece) =>
    piece.head.startsWith('@keyframes') ? { ...piece, needs: usersOf(piece, pieces) } : piece,
  );
}

/** What the rules beside keyframes need that name them; nothing where one of them always stays, or none is there. */
function usersOf({ head }: Piece, pieces: readonly Piece[]): (readonly string[])[] {
  const name = head.split(' ')[1] ?? '';
  const users = pieces.filter(({ body }) => body.split(/[^\w-]+/).includes(name));
  return users.some(({ needs }) => needs.length === 0) ? [] : users.flatMap(({ needs }) => needs);
}

function closing(css: string, open: number): number {
  let depth = 0;
  let quote = '';
  for (let at = open; at < css.length; at += 1) {
    const letter = css[at] ?? '';
    if (letter === '\\') at += 1;
    else if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

/** One selector that needs no class makes the whole rule stay. */
function needsOf(selectors: string): string[][] {
  const flat = withoutFunctions(selectors);
  const all = flat
    .split(',')
    .map((selector) => [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''));
  return all.some((names) => names.length === 0) ? [] : all;
}

/** Without anything in brackets: `:not(.a)`, `:is(.a,.b)`, `[href$=".pdf"]`. */
function withoutFunctions(selectors: string): string {
  let depth = 0;
  let out = '';
  for (const letter of selectors) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0) out += letter;
  }
  return out;
}
