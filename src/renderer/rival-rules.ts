import type { Piece, Selector } from './css-rules.ts';
import { doOverlap, propertiesOf } from './property-overlap.ts';
import { pairOf, selectorsOf, withoutFunctions } from './used-names.ts';

/** An earlier selector over which a later one may win by its place alone. */
interface Rival {
  readonly earlier: Selector;
  /** Pairs of classes; no element without all of them is matched by both. */
  readonly pairs: readonly string[];
}

/** The rivals of each selector that has some. */
export type Rivals = ReadonlyMap<Selector, readonly Rival[]>;

/** The subject of a selector: what it matches in the end. */
interface Subject {
  readonly selector: Selector;
  readonly properties: readonly string[];
  /** `p`; empty where any element will do. */
  readonly element: string;
  readonly classes: readonly string[];
  /** The values that its settings have. */
  readonly settings: ReadonlyMap<string, string>;
  /** `before`. */
  readonly pseudo: string;
}

/**
 * Finds the selectors whose place decides: of equal weight, for the same property, and for elements that both may match.
 * @param rules of one sheet, in their order
 * @param before the rules of the sheet before it
 * @param isMade whether scripts may make elements of a class of the sheet
 */
export function rivalsOf(
  rules: readonly Piece[],
  before: readonly Piece[],
  isMade: (name: string) => boolean,
): Rivals {
  const byWeight = new Map<string, Subject[]>();
  const rivals = new Map<Selector, Rival[]>();
  const read = (piece: Piece, meet: (subject: Subject, earlier: readonly Subject[]) => void) => {
    if (piece.head.startsWith('@')) return;
    const properties = propertiesOf(piece.body);
    for (const selector of piece.selectors) {
      const weight = weightOf(selector.text).join();
      const earlier = byWeight.get(weight) ?? [];
      const subjects = subjectsOf(selector.text).map((one) => ({ ...one, selector, properties }));
      for (const subject of subjects) meet(subject, earlier);
      byWeight.set(weight, [...earlier, ...subjects]);
    }
  };
  for (const piece of before) read(piece, () => {});
  // Elements that the base selects by their tag inside one of its parts (`.field input`) are in no widget.
  for (const [weight, all] of byWeight)
    byWeight.set(
      weight,
      all.filter(({ element, classes }) => !element || classes.length > 0),
    );
  for (const piece of rules)
    read(piece, (subject, earlier) => {
      const found = earlier.flatMap((one): Rival[] => {
        const pairs = pairsOf(one, subject, isMade);
        return pairs ? [{ earlier: one.selector, pairs }] : [];
      });
      if (found.length > 0) rivals.set(subject.selector, [...(rivals.get(subject.selector) ?? []), ...found]);
    });
  return rivals;
}

/** The pairs of classes by which both may match one element; nothing where they cannot, or do not set the same. */
function pairsOf(one: Subject, other: Subject, isMade: (name: string) => boolean): string[] | undefined {
  if (one.pseudo !== other.pseudo) return undefined;
  if (one.element && other.element && one.element !== other.element) return undefined;
  for (const [name, value] of one.settings)
    if ((other.settings.get(name) ?? value) !== value) return undefined;
  if (!doOverlap(one.properties, other.properties)) return undefined;
  const pairs = one.classes.flatMap((name) => other.classes.map((own) => [name, own] as const));
  return pairs
    .filter(([name, own]) => name !== own && !(isMade(name) && isMade(own)))
    .map(([name, own]) => pairOf(name, own));
}

function subjectsOf(text: string): Omit<Subject, 'selector' | 'properties'>[] {
  const last = lastCompound(text);
  const [, list] = /^:is\((.*)\)$/s.exec(last) ?? [];
  if (list !== undefined) return selectorsOf(list).flatMap(subjectsOf);
  const plain = withoutFunctions(last);
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  return [
    {
      element: /^[a-z][\w-]*/.exec(bare)?.[0] ?? '',
      classes: [...bare.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name),
      settings: new Map(
        [...plain.matchAll(/\[([\w-]+)=["']?([^\]"']*)["']?\]/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
      pseudo: PSEUDO_ELEMENT.exec(bare)?.[1] ?? '',
    },
  ];
}

/** Minified, some have one colon. */
const PSEUDO_ELEMENT = /:(before|after|first-letter|first-line|:[\w-]+)/;

function lastCompound(text: string): string {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0 && ' >+~\n'.includes(letter)) start = at + 1;
  }
  return text.slice(start);
}

type Weight = readonly [ids: number, classes: number, elements: number];

const TOKEN =
  /(?<id>#[\w-]+)|(?<class>\.[\w-]+|\[[^\]]*\])|:(?<list>is|not|has)\(|(?<none>:where\()|(?<element>::[\w-]+|:(?:before|after|first-line|first-letter)\b|(?<![\w-])[a-zA-Z][\w-]*)|(?<pseudo>:[\w-]+\(?)/g;

/** Its ids, its classes and what weighs like them, its elements. */
export function weightOf(text: string): Weight {
  const sum: [number, number, number] = [0, 0, 0];
  const pattern = new RegExp(TOKEN);
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { id, list, element, none } = found.groups ?? {};
    const opens = found[0].endsWith('(');
    const end = opens ? closingBracket(text, pattern.lastIndex) : pattern.lastIndex;
    if (list) {
      const weights = selectorsOf(text.slice(pattern.lastIndex, end)).map(weightOf);
      const [most = [0, 0, 0]] = weights.sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
      for (const at of [0, 1, 2] as const) sum[at] += most[at];
    } else if (!none) sum[id ? 0 : element ? 2 : 1] += 1;
    pattern.lastIndex = end;
  }
  return sum;
}

/** Where the bracket closes that was opened before `from`. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return depth > 0 ? at : at - 1;
}
