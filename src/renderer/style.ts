import { createContext, useContext } from 'react';

/** CSS declarations, by property; a custom property starts with `--`. */
export type Declarations = Readonly<Record<string, string | number>>;

/** A value per screen: a smaller screen inherits from the next larger one. */
export interface Responsive<T> {
  readonly desktop?: T;
  readonly tablet?: T;
  readonly mobile?: T;
}

/** Rules that views asked for while the page was rendered: class name → CSS. In the browser there is none. */
export type StyleSheet = Map<string, string>;

const SheetContext = createContext<StyleSheet | undefined>(undefined);

export const StyleSheetProvider = SheetContext.Provider;

const screens = { tablet: '(max-width: 1024px)', mobile: '(max-width: 767px)' } as const;

/**
 * Gives a class that carries the declarations. Style attributes would need an unsafe content-security policy, so
 * values from a page document become one rule each in the page's own style element; equal values share a rule.
 */
export function useStyle(styles: Responsive<Declarations>): string | undefined {
  const sheet = useContext(SheetContext);
  const css = ruleText(styles);
  if (!css) return undefined;
  const name = `s-${hash(css)}`;
  sheet?.set(name, css.replaceAll('&', `.${name}`));
  return name;
}

function ruleText(styles: Responsive<Declarations>): string {
  const block = (declarations: Declarations | undefined) => {
    const entries = Object.entries(declarations ?? {});
    return entries.length ? `&{${entries.map(([key, value]) => `${key}:${clean(value)}`).join(';')}}` : '';
  };
  // A value that a smaller screen would inherit anyway is not repeated.
  const on = (screen: string, own: string, inherited: string) =>
    own && own !== inherited ? `@media ${screen}{${own}}` : '';
  const desktop = block(styles.desktop);
  const tablet = block(styles.tablet);
  const mobile = block(styles.mobile);
  return `${desktop}${on(screens.tablet, tablet, desktop)}${on(screens.mobile, mobile, tablet || desktop)}`;
}

/** The value without what could end its declaration; the address of a preview keeps its semicolon. */
export function clean(value: string | number): string {
  return String(value).replace(/(url\(data:image\/webp;base64,[\w+/=]*\))|[;{}<>\\]/g, '$1');
}

/** FNV-1a, 32 bits, in base 36: short, and the same in Node and in browsers. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** Turns a responsive value into declarations of one property. */
export function responsive<T extends string | number>(
  property: string,
  value: Responsive<T>,
): Responsive<Declarations> {
  const one = (part: T | undefined) => (part === undefined ? undefined : { [property]: part });
  const desktop = one(value.desktop);
  const tablet = one(value.tablet);
  const mobile = one(value.mobile);
  return { ...(desktop && { desktop }), ...(tablet && { tablet }), ...(mobile && { mobile }) };
}

/** Joins class names; falsy ones are omitted. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
