import { type IsInScripts, needsOf, selectorsOf } from './used-names.ts';

/** A rule of a style sheet, or a group (`@media`) of them, cut once so that pages only have to choose. */
export interface Piece {
  readonly head: string;
  readonly body: string;
  /** The selectors of a rule, those of its users for keyframes; empty for what always stays. */
  readonly selectors: readonly Selector[];
  readonly inner?: readonly Piece[];
}

export interface Selector {
  readonly text: string;
  /** The names without which it matches nothing, in the HTML as it is: one name of each list. */
  readonly needs: readonly (readonly string[])[];
  /** The same once scripts have run. */
  readonly needsLater: readonly (readonly string[])[];
}

/** Reads a style sheet, minified or not. */
export function readRules(css: string, isInScripts: IsInScripts): Piece[] {
  const pieces = piecesOf(css.replace(COMMENT, ''), isInScripts);
  return withUsers(pieces, rulesOf(pieces));
}

/** The rules alone, out of their groups. */
export function rulesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => (piece.inner ? rulesOf(piece.inner) : [piece]));
}

/** Style that is not minified has them. */
const COMMENT = /\/\*.*?\*\//gs;

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
    if (/^@(media|supports|container|layer|starting-style)/.test(head))
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

const inNoScript: IsInScripts = () => false;

function selectorsIn(list: string, isInScripts: IsInScripts): Selector[] {
  return selectorsOf(list).map((text) => ({
    text,
    needs: needsOf(text, inNoScript),
    needsLater: needsOf(text, isInScripts),
  }));
}

/** Keyframes need what the rules of the sheet that name them need. */
function withUsers(pieces: readonly Piece[], rules: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    if (piece.inner) return { ...piece, inner: withUsers(piece.inner, rules) };
    return piece.head.startsWith('@keyframes') ? { ...piece, selectors: usersOf(piece, rules) } : piece;
  });
}

/** The selectors of rules that name keyframes; none where one of them always stays, or none is there. */
function usersOf({ head }: Piece, rules: readonly Piece[]): readonly Selector[] {
  const name = head.split(' ')[1] ?? '';
  const users = rules.filter(({ body }) => body.split(/[^\w-]+/).includes(name));
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
