import { findRivals, type Rival, type Rivals } from './rival-rules.ts';
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
  /** What it matches nothing in the HTML without: one name of each list. */
  readonly needs: readonly (readonly string[])[];
  /** The same without what scripts may set. */
  readonly needsLater: readonly (readonly string[])[];
}

interface Sheet {
  readonly pieces: readonly Piece[];
  /** Every name that decides about a rule. */
  readonly names: readonly string[];
  readonly rivals: Rivals<Piece>;
  /** Earlier results, by the names they contain. */
  readonly printed: Map<string, SplitCss>;
}

/** A style sheet in two parts, of which the second follows the first. */
export interface SplitCss {
  readonly first: string;
  readonly rest: string;
}

/** The names of a page by where they are. */
export interface PageNames {
  /** In the first screen. */
  readonly first: Names;
  /** In the whole page. */
  readonly page: Names;
}

/** What scripts know does not change from page to page, so sheets are cut once with it. */
const sheets = new WeakMap<IsInScripts, Map<string, Sheet>>();

/**
 * The part of a minified style sheet that can match something of a page: rules stay whose classes and settings are in its HTML, or known to
 * scripts, which may set them later. The first part has what the first screen matches, and each rule that one of those would outdo if it came
 * later than they do: so the same rules win as in one sheet, without any being there twice.
 * @param isAddedByScripts whether an element may get a class that it does not have in the HTML: any that scripts know, if left out
 */
export function splitCss(
  css: string,
  names: PageNames,
  isInScripts: IsInScripts,
  isAddedByScripts: (name: string) => boolean = isInScripts,
): SplitCss {
  const sheet = sheetOf(css, isInScripts, isAddedByScripts);
  // Most pages of a site use the same parts of a widget.
  let key = '';
  for (const name of sheet.names) key += names.first.has(name) ? '2' : names.page.has(name) ? '1' : '0';
  let out = sheet.printed.get(key);
  if (out === undefined) {
    out = split(sheet, names);
    if (sheet.printed.size < MOST_PRINTED) sheet.printed.set(key, out);
  }
  return out;
}

function sheetOf(css: string, isInScripts: IsInScripts, isAddedByScripts: (name: string) => boolean): Sheet {
  let cut = sheets.get(isInScripts);
  if (!cut) {
    cut = new Map();
    sheets.set(isInScripts, cut);
  }
  let sheet = cut.get(css);
  if (!sheet) {
    const pieces = piecesOf(css.replace(COMMENT, ''), isInScripts);
    const rivals = findRivals(rulesOf(pieces), isAddedByScripts);
    const pairs = [...rivals.values()].flat().flatMap(({ together }) => together);
    sheet = { pieces, names: [...new Set([...namesOf(pieces), ...pairs])], rivals, printed: new Map() };
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

function split({ pieces, rivals }: Sheet, { first, page }: PageNames): SplitCss {
  const early = new Set<Piece>();
  const isSeen = ({ selectors }: Piece) =>
    selectors.length === 0 || selectors.some(({ needs }) => hasAll(needs, first));
  const meet = ({ together }: Rival<Piece>) =>
    together.length === 0 || together.some((name) => page.has(name));
  for (const piece of rulesOf(pieces).reverse())
    if (isSeen(piece) || rivals.get(piece)?.some((rival) => early.has(rival.rule) && meet(rival)))
      early.add(piece);
  return {
    first: print(pieces, page, (piece) => early.has(piece)),
    rest: print(pieces, page, (piece) => !early.has(piece)),
  };
}

function print(pieces: readonly Piece[], present: Names, isWanted: (piece: Piece) => boolean): string {
  let out = '';
  for (const piece of pieces) {
    const { head, body, selectors, inner } = piece;
    if (inner) {
      const kept = print(inner, present, isWanted);
      if (kept.trim()) out += `${head}{${kept}}`;
    } else if (!isWanted(piece)) continue;
    else if (selectors.length === 0) out += head + body;
    else {
      const kept = selectors.filter(({ needsLater }) => hasAll(needsLater, present));
      if (kept.length > 0) out += (head.startsWith('@') ? head : kept.map(({ text }) => text).join()) + body;
    }
  }
  return out;
}

function hasAll(needs: Selector['needs'], present: Names): boolean {
  return needs.every((names) => names.some((name) => present.has(name)));
}

function rulesOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => (piece.inner ? rulesOf(piece.inner) : [piece]));
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
  return pieces.map((piece) =>
    piece.head.startsWith('@keyframes') ? { ...piece, selectors: usersOf(piece, pieces) } : piece,
  );
}

/** Style that is not minified has them. */
const COMMENT = /\/\*.*?\*\//gs;

const inNoScript: IsInScripts = () => false;

/** None where all of them may always match. */
function selectorsIn(list: string, isInScripts: IsInScripts): Selector[] {
  const all = selectorsOf(list).map((text) => ({
    text,
    needs: needsOf(text, inNoScript),
    needsLater: needsOf(text, isInScripts),
  }));
  return all.every(({ needs }) => needs.length === 0) ? [] : all;
}

/** The selectors of rules beside keyframes that name them; none where one of them always stays, or none is there. */
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
