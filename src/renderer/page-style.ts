import type { PageWithDefaults } from '../document/page-document.ts';
import type { FirstFonts } from './first-fonts.ts';
import type { Rendering } from './render-context.tsx';
import type { SiteLook } from './site-look.ts';
import { embeddedFaces, themeFaces, themeRules } from './theme.ts';
import { usedCss } from './used-css.ts';
import type { IsInScripts, Names } from './used-names.ts';

/** The style of a page in two elements; `rest` is empty where the first has all of it. */
export interface PageStyle {
  /** In the head: what the first paint needs. */
  readonly first: string;
  /** Below the first screen: every rule of the page, in its order. */
  readonly rest: string;
}

/** What the style of a page is made from. */
export interface StyleInput {
  /** CSS of the base and of each widget, by type. */
  readonly css: { readonly base: string; readonly widgets: ReadonlyMap<string, string> };
  readonly fontUrl: (file: string) => string;
  readonly look?: SiteLook | undefined;
  /** Whether any script of the site contains a text; without it the style of a page is not cut to what it uses. */
  readonly isInScripts?: IsInScripts | undefined;
  /** A page that is being edited has all rules, in one element. */
  readonly isEdited?: boolean | undefined;
}

interface Rendered {
  readonly rendering: Rendering;
  /** What the page consists of, and its header and first screen alone; unknown where React has written it. */
  readonly names: { readonly page: Names; readonly first: Names } | undefined;
  readonly first: FirstFonts;
}

/**
 * Only what can match: classes and settings of the HTML, and what scripts may set. The head has the rules of the first
 * screen, so that they, its letters and its HTML come with the first packets (decision 148). Below it stand all rules, these
 * as well: so the last rule of equal weight is the same one as in a single element.
 */
export function pageStyle(page: PageWithDefaults, input: StyleInput, rendered: Rendered): PageStyle {
  const { rendering, names, first } = rendered;
  const { isInScripts } = input;
  const fonts = { ...first, url: input.fontUrl };
  const letters = embeddedFaces(first.embedded);
  const faces = themeFaces(page.theme, fonts, input.look);
  const theme = themeRules(page.theme, fonts, input.look);
  const types = [...(input.isEdited ? input.css.widgets.keys() : rendering.usedTypes)].sort();
  const rules = (used: (css: string) => string, own: Iterable<string>) =>
    [
      used(input.css.base),
      theme,
      ...types.map((type) => used(input.css.widgets.get(type) ?? '')),
      ...own,
    ].join('');
  if (input.isEdited || !isInScripts || !names)
    return { first: letters + faces + rules((css) => css, rendering.sheet.values()), rest: '' };
  const own = [...rendering.sheet].flatMap(([name, css]) => (names.first.has(name) ? [css] : []));
  const early = rules((css) => usedCss(css, names.first), own);
  const all = rules((css) => usedCss(css, names.page, isInScripts), rendering.sheet.values());
  // With its letters at hand the first screen asks for no other face.
  return letters
    ? { first: letters + early + HOLD, rest: faces + all }
    : { first: faces + early + HOLD, rest: all };
}

/**
 * Holds back the part of the page that is still arriving, for at most 300 ms: a button without its label or the heading of a
 * tall screen would move when the rest comes. A part is complete once something follows it: an element of the body, a section of
 * `main`. Everything before it is painted (OPS-49). The structured data is always last, so a loaded page holds nothing.
 */
const LOADING = 'body:not(:has(>[type="application/ld+json"]))>';
// Browsers match :last-child only once the parent is complete.
const HOLD =
  `@media screen{${LOADING}:not(main,:has(+*)),${LOADING}main:not(:has(+*))>:not(:has(+*))` +
  '{animation:arriving .3s!important}@keyframes arriving{0%,to{display:none}}}';

/** A `style` of HTML may stand in the head alone, that of a drawing anywhere; its text is markup there. */
export function restElement(css: string): string {
  if (!css) return '';
  return `<svg class="rest-of-style"><style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style></svg>`;
}
