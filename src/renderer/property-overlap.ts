/** Names that do not begin with the shorthand that sets them as well. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^-(webkit|moz|ms)-/, ''],
  [/^border(-\w+)*-radius$/, 'radius'],
  [/^border-(collapse|spacing)$/, '$1'],
  [/^border-.*/, 'border'],
  [/^((scroll-)?(margin|padding))-(top|right|bottom|left)$/, '$1'],
  [/^(top|right|bottom|left)$/, 'inset'],
  [/^line-height$/, 'font-line-height'],
  [/^(row|column)-gap$/, 'gap-$1'],
  [/^column-(count|width)$/, 'columns'],
  [/^grid-.*/, 'grid'],
  [/^(align|justify)-(items|content|self)$/, 'place-$2-$1'],
  [/^text-wrap.*/, 'white-space'],
  [/^(min-|max-|)inline-size$/, '$1width'],
  [/^(min-|max-|)block-size$/, '$1height'],
];

/** The properties that a block of declarations sets; the name of a shorthand is a prefix of those that it sets. */
export function propertiesOf(body: string): readonly string[] {
  const found = [...body.matchAll(/[{;]\s*(--[\w-]+|-?[a-z][a-z-]*)\s*:([^;}]*)/g)];
  const names = found.map(([, name = '', value = '']) => {
    const family = FAMILIES.reduce((before, [pattern, after]) => before.replace(pattern, after), name);
    const known = name.startsWith('--') ? name : family;
    // Important declarations never compete with others.
    return (value.includes('!important') ? '!' : '') + (known === 'all' ? '' : known);
  });
  return [...new Set(names)];
}

/** True if two blocks set the same property. */
export function doOverlap(one: readonly string[], other: readonly string[]): boolean {
  return one.some((name) => other.some((own) => isWithin(own, name) || isWithin(name, own)));
}

/** `all` sets everything but custom properties. */
function isWithin(name: string, shorthand: string): boolean {
  if (shorthand === '' || shorthand === '!')
    return name.startsWith('!') === (shorthand === '!') && !name.startsWith(`${shorthand}--`);
  return name === shorthand || (!shorthand.includes('--') && name.startsWith(`${shorthand}-`));
}
