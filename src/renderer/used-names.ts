/**
 * Names that decide whether a rule of a page is used. A class is a name by itself; an attribute of settings together with
 * the class beside it: `columns[data-look]`, `columns[data-look=card]`; `columns:not([data-look=card])` where one of the
 * elements has another value; two classes of one element: `button+stack`. A value that scripts are sent is `"card"`.
 */

export interface Names {
  has(name: string): boolean;
}

/** True if a script contains a text; scripts may set such a name later. */
export type IsInScripts = (text: string) => boolean;

/** The key of the classes and settings of an element, ` data-look="card"`: the same for many elements of many pages. */
export function keyOfElement(classes: string, settings: string): string {
  return `${classes}"${settings}`;
}

/** Every name of these elements, by their keys, and of the values that scripts are sent. */
export function namesOfPage(keys: Iterable<string>, sent: Iterable<string>): Names {
  // The number of different elements that have each name.
  const names = new Map<string, number>();
  for (const key of keys) for (const name of namesOfKey(key)) names.set(name, (names.get(name) ?? 0) + 1);
  for (const value of sent) names.set(`"${value}"`, 1);
  return {
    has(name) {
      if (names.has(name)) return true;
      if (!name.endsWith(')')) return false;
      const [, own = '', setting = ''] = NEGATED.exec(name) ?? [];
      return (names.get(own) ?? 0) > (names.get(own + setting) ?? 0);
    },
  };
}

const NEGATED = /^(.+):not\((.+)\)$/;
const SETTING = / (data-[\w-]+)="([^"]*)"/g;
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5000;

function namesOfKey(key: string): readonly string[] {
  let names = known.get(key);
  if (!names) {
    names = readNames(key);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, names);
  }
  return names;
}

function readNames(key: string): string[] {
  const classes = [...new Set(key.slice(0, key.indexOf('"')).split(' '))];
  const settings = [...key.matchAll(SETTING)].flatMap(([, attribute, value]) => [
    `[${attribute}]`,
    `[${attribute}=${value}]`,
  ]);
  return [
    ...classes,
    ...classes.flatMap((name, at) => classes.slice(at + 1).map((other) => pairOf(name, other))),
    ...classes.flatMap((name) => settings.map((setting) => name + setting)),
  ];
}

/** The name of two classes of one element. */
export const pairOf = (one: string, other: string): string =>
  one < other ? `${one}+${other}` : `${other}+${one}`;

/** The names without which one selector matches nothing: one name of each list. Empty where it may always match. */
export function needsOf(selector: string, isInScripts: IsInScripts): string[][] {
  return withoutFunctions(selector.replace(NOT, (_, setting: string) => `[!${setting}]`))
    .split(/[\s>+~]+(?![^[]*\])/)
    .flatMap(namesOf)
    .map((name) => stillNeeded(name, isInScripts))
    .filter((names) => names.length > 0);
}

/** `:not([data-look=card])`: the one function that is read. */
const NOT = /:not\(\[(data-[\w-]+=["']?[\w-]+["']?)\]\)/g;

/** The names of one compound selector: `.columns[data-look=card]`. */
function namesOf(compound: string): string[] {
  const classes = [...compound.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(
    ([, name]) => name ?? '',
  );
  const settings = [...compound.matchAll(/\[(!?)(data-[\w-]+)(?:=(["']?)([\w-]+)\3)?([^\]]*)\]/g)].map(
    ([, not, attribute, , value, rest]) => {
      const setting = value === undefined || rest ? `[${attribute}]` : `[${attribute}=${value}]`;
      return not ? `:not(${setting})` : setting;
    },
  );
  return [...classes, ...classes.flatMap((name) => settings.map((setting) => name + setting))];
}

/** The names, one of which the HTML must have; none where a script may set it. */
function stillNeeded(name: string, isInScripts: IsInScripts): string[] {
  const [, attribute, value] = /\[data-([\w-]+)=?([^\]]*)\]\)?$/.exec(name) ?? [];
  if (!attribute) return isInScripts(name) ? [] : [name];
  const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (isInScripts(`dataset.${property}`)) return [];
  if (name.endsWith(')') && isMade(name.slice(0, name.indexOf(':')), isInScripts)) return [];
  // In a selector, which only looks for it, a bracket precedes it.
  if (![...QUOTES, ' ', '\n'].some((before) => isInScripts(`${before}data-${attribute}`))) return [name];
  const isValueKnown = !value || QUOTES.some((quote) => isInScripts(quote + value + quote));
  return isValueKnown ? [] : [name, `"${value}"`];
}

/** True if scripts may make elements of a class, with other settings than those of the HTML. */
export function isMade(name: string, isInScripts: IsInScripts): boolean {
  return QUOTES.some((quote) =>
    [`${quote}${name}${quote}`, `${quote}${name} `, ` ${name}${quote}`].some(isInScripts),
  );
}

const QUOTES = ['"', "'", '`'] as const;

/** Without anything in round brackets: `:not(.a)`, `:is(.a,.b)`. */
export function withoutFunctions(selector: string): string {
  let depth = 0;
  let out = '';
  for (const letter of selector) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth === 0) out += letter;
  }
  return out;
}

/** The selectors of a list; a comma in brackets or in a text parts nothing. */
export function selectorsOf(list: string): string[] {
  const all: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const letter = list[at];
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = endOfText(list, at);
    else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (letter === ',' && depth === 0) {
      all.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...all, list.slice(start)];
}

/** Where the text that begins at `start` ends. */
function endOfText(list: string, start: number): number {
  let at = start + 1;
  while (at < list.length && list[at] !== list[start]) at += list[at] === '\\' ? 2 : 1;
  return at;
}
