import { pairName, selectorsOf, withoutFunctions } from './used-names.ts';

/** A rule of a style sheet. */
interface Rule {
  readonly head: string;
  readonly body: string;
}

/** A later rule that may win over an earlier one by its place alone. */
export interface Rival<R extends Rule> {
  readonly rule: R;
  /** Pairs of classes of which an element of the page must have one; empty where any page may have such an element. */
  readonly together: readonly string[];
}

/** The rivals of each rule that has some. */
export type Rivals<R extends Rule> = ReadonlyMap<R, readonly Rival<R>[]>;

/**
 * Finds the rules whose order decides: of equal weight, for the same property, and for elements that both may match.
 * @param rules of one sheet, in their order
 * @param isAddedByScripts whether an element may get a class that it does not have in the HTML
 */
export function findRivals<R extends Rule>(
  rules: readonly R[],
  isAddedByScripts: (name: string) => boolean,
): Rivals<R> {
  const read = rules.map((rule) => ({
    rule,
    targets: targetsOf(rule, isAddedByScripts),
    sets: propertiesOf(rule),
  }));
  const found = new Map<R, Rival<R>[]>();
  for (const [at, { rule, targets, sets }] of read.entries()) {
    const rivals = read.slice(at + 1).flatMap((later): Rival<R>[] => {
      if (!sets.some((property) => later.sets.includes(property))) return [];
      const met = targets.flatMap((one) => later.targets.flatMap((other) => meeting(one, other) ?? []));
      if (met.length === 0) return [];
      return [{ rule: later.rule, together: met.includes(ALWAYS) ? [] : [...new Set(met)] }];
    });
    if (rivals.length > 0) found.set(rule, rivals);
  }
  return found;
}

/** What one selector matches: elements with these classes, or any; and how heavy it is. */
interface Target {
  readonly classes: readonly string[];
  /** The values that settings of theirs have: `[["data-look", "card"]]`. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  /** `<input`; empty where any element will do. */
  readonly element: string;
  /** Whether an element may get one of the classes that it does not have in the HTML. */
  readonly isAdded: boolean;
  /** Nothing where functions make it hard to tell. */
  readonly weight: string | undefined;
}

function targetsOf({ head }: Rule, isAddedByScripts: (name: string) => boolean): Target[] {
  if (head.startsWith('@')) return [];
  return selectorsOf(head).map((selector) => {
    const plain = withoutFunctions(selector);
    const subject = plain.split(/[\s>+~]+(?![^[]*\])/).at(-1) ?? '';
    const classes = [...subject.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    const settings = [...subject.matchAll(/\[([\w-]+)=["']?([^\]"']*)["']?\]/g)];
    return {
      classes,
      settings: settings.map(([, name = '', value = '']) => [name, value] as const),
      element: subject.replace(/^(?=[a-z])|[^a-z].*$/g, (found) => (found ? '' : '<')),
      isAdded: classes.some(isAddedByScripts),
      weight: weightOf(selector),
    };
  });
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Its ids, its classes and what weighs like them, its elements: `0,2,1`. Nothing where a function has a list, which the heaviest decides. */
function weightOf(selector: string): string | undefined {
  const flat = selector
    .replace(/\[[^\]]*\]/g, '.x')
    .replace(/:where\([^()]*\)/g, '')
    .replace(/:nth-[\w-]+\([^()]*\)/g, '.x')
    .replace(/:(?:not|is|has)\(/g, ' ');
  if (/[,(]/.test(flat)) return undefined;
  const ids = count(flat, /#[\w-]+/g);
  const classes = count(flat, /\.[\w-]+/g) + count(flat, /(?<!:):(?!before|after|first-l)[\w-]+/g);
  const elements = count(flat, /(?:^|[\s>+~])[a-z][\w-]*/g) + count(flat, /::[\w-]+/g);
  return [ids, classes, elements].join();
}

const ALWAYS = '';

/** The pairs of names by which both may match one element; `ALWAYS` where they may without any. Nothing where they cannot. */
function meeting(one: Target, other: Target): string[] | undefined {
  if (one.weight !== undefined && other.weight !== undefined && one.weight !== other.weight) return undefined;
  if (one.element && other.element && one.element !== other.element) return undefined;
  const differs = ([name, value]: readonly [string, string]) =>
    other.settings.some(([own, is]) => own === name && is !== value);
  if (one.settings.some(differs)) return undefined;
  if (one.isAdded || other.isAdded || one.classes.some((name) => other.classes.includes(name))) return [ALWAYS];
  const [left, right] = [one, other].map(({ classes, element }) => (classes.length > 0 ? classes : [element]));
  const pairs = left?.flatMap((name) => right?.map((next) => [name, next] as const) ?? []) ?? [];
  return pairs.map(([name, next]) =>
    name === '' || next === '' || (name.startsWith('<') && next.startsWith('<')) ? ALWAYS : pairName(name, next),
  );
}

/** The properties that a rule sets, by the first word of their names: `margin` for `margin-top`. */
function propertiesOf({ body }: Rule): string[] {
  return [...body.matchAll(/[{;]\s*(--[\w-]+|-?[a-z]+)[\w-]*\s*:/g)].map(([, name = '']) => name);
}
