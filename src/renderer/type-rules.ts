/** The elements that are not set in the typeface of text, according to the style sheets. */
export interface TypeRules {
  readonly headings: ReadonlySet<string>;
  readonly capitals: ReadonlySet<string>;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const known = new WeakMap<ReadonlyMap<string, string>, TypeRules>();

/** The rules of the widgets, by type; read once for all pages of an engine. */
export function typeRules(css: ReadonlyMap<string, string>): TypeRules {
  let rules = known.get(css);
  if (!rules) {
    rules = {
      headings: new Set([
        ...HEADINGS,
        ...selectedBy(css.values(), /font(-family)?:\s*[^;]*var\(--font-heading\)/),
      ]),
      capitals: selectedBy(css.values(), /text-transform:\s*(uppercase|capitalize)/),
    };
    known.set(css, rules);
  }
  return rules;
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
