import { type IsInScripts, type Names, needsOf, selectorsOf } from './used-names.ts';

/** A rule of a style sheet, or a group (`@media`) of them, cut once so that pages only have to choose. */
interface Piece {
  readonly head: string;
  readonly body: string;
  /** The selectors of a rule; empty for what always stays. */
  readonly selectors: readonly Selector[];
  readonly inner?: readonly Piece[];
}

interface Selector {
  readonly text: string;
  /** What it matches nothing without: one name of each list. */
  readonly needs: readonly (readonly string[])[];
}

interface Sheet {
  readonly pieces: readonly Piece[];
  /** Every name that decides about a rule. */
  readonly names: readonly string[];
  /** Earlier results, by the names they contain. */
  readonly printed: Map<string, string>;
}

const inNoScript: IsInScripts = () => false;
/** What scripts know does not change from page to page, so sheets are cut once with it. */
const sheets = new WeakMap<IsInScripts, Map<string, Sheet>>();

/**
 * The part of a minified style sheet that can match something: rules stay whose classes and settings are all in `present`,
 * or known to scripts, which may set them later.
 */
export function usedCss(css: string, present: Names, isInScripts: IsInScripts = inNoScript): string {
  const sheet = sheetOf(css, isInScripts);
  // Most pages of a site use the same parts of a widget.
  let key = '';
  for (const name of sheet.names) key += present.has(name) ? '1' : '0';
  let out = sheet.printed.get(key);
  if (out === undefined) {
    out = print(sheet.pieces, present);
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
    const read = piecesOf(css.replace(COMMENT, ''), isInScripts);
    const pieces = withUsers(read, rulesOf(read));
    sheet = { pieces, names: [...new Set(namesOf(pieces))], printed: new Map() };
    cut.set(css, sheet);
  }
  return sheet;
}

function namesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ selectors, inner }) => [
    ...selectors.flatMap(({ needs }) => needs.flat()),
    ...(inner ? namesOf(inner) : []),
  ]);
}

const MOST_PRINTED = 50;

function print(pieces: readonly Piece[], present: Names): string {
  let out = '';
  for (const { head, body, selectors, inner } of pieces) {
    if (inner) {
      const kept = print(inner, present);
      if (kept.trim()) out += `${head}{${kept}}`;
    } else if (selectors.length === 0) out += head + body;
    else {
      const kept = selectors.filter((one) => mayMatch(one, present));
      if (kept.length > 0) out += (head.startsWith('@') ? head : kept.map(({ text }) => text).join()) + body;
    }
  }
  return out;
}

function mayMatch({ needs }: Selector, present: Names): boolean {
  return needs.every((names) => names.some((name) => present.has(name)));
}

function piecesOf(css: string, isInScripts: IsInScripts): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    // A statement such as @import or @layer has no block.
    if (open < 0 || (end >= 0 && end < open)) {
      const stop = end < 0 ? css.length : end + 1;
      pieces.push({ head: css.slice(at, stop), body: '', selectors: [] });
      at = stop;
      continue;
    }
    const close = closing(css, open);
    const head = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    if (/^@(media|supports|container|layer)/.test(head))
      pieces.push({ head, body: '', selectors: [], inner: piecesOf(body, isInScripts) });
    else
      pieces.push({
        head,
        body: `{${body}}`,
        selectors: head.startsWith('@') ? [] : selectorsIn(head, isInScripts),
      });
    at = close + 1;
  }
  return pieces;
}

/** Keyframes need what the rules of the sheet that name them need. */
function withUsers(pieces: readonly Piece[], rules: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    if (piece.inner) return { ...piece, inner: withUsers(piece.inner, rules) };
    return piece.head.startsWith('@keyframes') ? { ...piece, selectors: usersOf(piece, rules) } : piece;
  });
}

function rulesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => (piece.inner ? rulesOf(piece.inner) : [piece]));
}

/** Style that is not minified has them. */
const COMMENT = /\/\*.*?\*\//gs;

/** None where all of them may always match. */
function selectorsIn(list: string, isInScripts: IsInScripts): Selector[] {
  const all = selectorsOf(list).map((text) => ({ text, needs: needsOf(text, isInScripts) }));
  return all.every(({ needs }) => needs.length === 0) ? [] : all;
}

/** The selectors of rules that name keyframes; none where one of them always stays, or none is there. */
function usersOf({ head }: Piece, pieces: readonly Piece[]): readonly Selector[] {
  const name = head.split(' ')[1] ?? '';
  const users = pieces.filter(({ body }) => body.split(/[^\w-]+/).includes(name));
  return users.some(({ selectors }) => selectors.length === 0)
    ? []
    : users.flatMap(({ selectors }) => selectors);
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
