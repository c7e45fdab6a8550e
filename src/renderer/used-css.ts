import { type Piece, readRules, rulesOf, type Selector } from './css-rules.ts';
import { type Rivals, rivalsOf } from './rival-rules.ts';
import { type IsInScripts, isMade, type Names } from './used-names.ts';

/** The names of a page by where they are. */
export interface PageNames {
  /** In the first screen. */
  readonly first: Names;
  /** In the whole page. */
  readonly page: Names;
}

/** The rules of a style sheet that a page needs, in two parts. */
export interface SplitCss {
  readonly first: string;
  readonly rest: string;
  /** The selectors of the second part. */
  readonly inRest: ReadonlySet<Selector>;
}

interface Sheet {
  readonly pieces: readonly Piece[];
  readonly selectors: readonly Selector[];
  readonly rivals: Rivals;
  /** Every name that decides about a rule. */
  readonly names: readonly string[];
  /** Selectors of the sheet before this one that have a rival in it. */
  readonly before: readonly Selector[];
  /** Earlier results, by the names and selectors that decide. */
  readonly printed: Map<string, SplitCss>;
}

/** The names in scripts do not change from page to page, so sheets are cut once with them. */
const sheets = new WeakMap<IsInScripts, Map<string, Sheet>>();

/**
 * The part of a style sheet that can match something of a page: rules stay whose classes and settings are in its HTML, or
 * known to scripts, which may set them later. What the first screen matches is in the first part, and all else in the second.
 * A rule of the first is repeated only where it must win over one of the second that comes before it in the sheet.
 * @param before the sheet that precedes this one, and what the page takes of it
 */
export function splitCss(
  css: string,
  names: PageNames,
  isInScripts: IsInScripts,
  before?: { readonly css: string; readonly inRest: ReadonlySet<Selector> },
): SplitCss {
  const sheet = sheetOf(css, isInScripts, before?.css);
  // Most pages of a site use the same parts of a widget.
  let key = '';
  for (const name of sheet.names) key += names.first.has(name) ? '2' : names.page.has(name) ? '1' : '0';
  for (const selector of sheet.before) key += before?.inRest.has(selector) ? '1' : '0';
  let out = sheet.printed.get(key);
  if (out === undefined) {
    out = split(sheet, names, before?.inRest ?? new Set());
    if (sheet.printed.size < MOST_PRINTED) sheet.printed.set(key, out);
  }
  return out;
}

const MOST_PRINTED = 50;

function sheetOf(css: string, isInScripts: IsInScripts, before?: string): Sheet {
  let cut = sheets.get(isInScripts);
  if (!cut) {
    cut = new Map();
    sheets.set(isInScripts, cut);
  }
  let sheet = cut.get(css);
  if (!sheet) {
    const pieces = readRules(css, isInScripts);
    const rules = rulesOf(pieces);
    const base = before === undefined ? [] : rulesOf(sheetOf(before, isInScripts).pieces);
    // Views give an element its classes of the base once and for all.
    const classes = new Set(base.flatMap((rule) => rule.selectors).flatMap(({ needs }) => needs.flat()));
    const isMadeHere = (name: string) =>
      before !== undefined && !classes.has(name) && isMade(name, isInScripts);
    const rivals = rivalsOf(rules, base, isMadeHere);
    const selectors = rules.flatMap((rule) => (rule.head.startsWith('@') ? [] : rule.selectors));
    const own = new Set(selectors);
    const all = [...rivals.values()].flat();
    const needed = selectors.flatMap(({ needs, needsLater }) => [...needs.flat(), ...needsLater.flat()]);
    sheet = {
      pieces,
      selectors,
      rivals,
      names: [...new Set([...needed, ...all.flatMap(({ pairs }) => pairs)])],
      before: [...new Set(all.map(({ earlier }) => earlier))].filter((one) => !own.has(one)),
      printed: new Map(),
    };
    cut.set(css, sheet);
  }
  return sheet;
}

function split(
  { pieces, selectors, rivals }: Sheet,
  names: PageNames,
  before: ReadonlySet<Selector>,
): SplitCss {
  const inFirst = new Set<Selector>();
  const inRest = new Set<Selector>();
  for (const selector of selectors) {
    if (hasAll(selector.needs, names.first)) inFirst.add(selector);
    else if (hasAll(selector.needsLater, names.page)) inRest.add(selector);
    if (!inFirst.has(selector)) continue;
    const mustFollow = rivals
      .get(selector)
      ?.some(
        ({ earlier, pairs }) =>
          (inRest.has(earlier) || before.has(earlier)) && pairs.every((pair) => names.page.has(pair)),
      );
    if (mustFollow) inRest.add(selector);
  }
  const isAlways = ({ selectors: own }: Piece) => own.length === 0;
  const isSeen = (piece: Piece) => isAlways(piece) || piece.selectors.some((one) => inFirst.has(one));
  return {
    first: print(pieces, (one) => inFirst.has(one), isSeen),
    rest: print(
      pieces,
      (one) => inRest.has(one),
      (piece) => !isSeen(piece) && piece.selectors.some((one) => inRest.has(one)),
    ),
    inRest,
  };
}

/** @param isWantedWhole whether an at-rule that is no group (`@keyframes`) is printed */
function print(
  pieces: readonly Piece[],
  isWanted: (selector: Selector) => boolean,
  isWantedWhole: (piece: Piece) => boolean,
): string {
  let out = '';
  for (const piece of pieces) {
    const { head, body, selectors, inner } = piece;
    if (inner) {
      const kept = print(inner, isWanted, isWantedWhole);
      if (kept.trim()) out += `${head}{${kept}}`;
    } else if (selectors.length === 0 || head.startsWith('@')) {
      if (isWantedWhole(piece)) out += head + body;
    } else {
      const kept = selectors.filter(isWanted);
      if (kept.length > 0) out += kept.map(({ text }) => text).join() + body;
    }
  }
  return out;
}

function hasAll(needs: Selector['needs'], present: Names): boolean {
  return needs.every((names) => names.some((name) => present.has(name)));
}
