import type { PageWithDefaults } from '../document/page-document.ts';
import type { FirstFonts } from './first-fonts.ts';
import type { PageInput, Rendering } from './render-context.tsx';
import { embeddedFaces, themeFaces, themeRules } from './theme.ts';
import { usedCss } from './used-css.ts';
import { namesIn } from './used-names.ts';

/** The style of a page in two elements; `rest` is empty where the first has all of it. */
export interface PageStyle {
  /** In the head: what the first paint needs. */
  readonly first: string;
  /** Below the first screen: every rule of the page, in its order. */
  readonly rest: string;
}

interface Rendered {
  readonly rendering: Rendering;
  /** The HTML of the page in parts. */
  readonly body: readonly string[];
  /** The HTML of its header and its first screen. */
  readonly seen: readonly string[];
  readonly first: FirstFonts;
}

/**
 * Only what can match: classes and settings of the HTML, and what scripts may set. The head has the rules of the first
 * screen, so that they, its letters and its HTML come with the first packets (decision 148). Below it stand all rules, these
 * as well: so the last rule of equal weight is the same one as in a single element.
 */
export function pageStyle(page: PageWithDefaults, input: PageInput, rendered: Rendered): PageStyle {
  const { rendering, body, seen, first } = rendered;
  const { isInScripts } = input.client;
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
  if (input.isEdited || !isInScripts)
    return { first: letters + faces + rules((css) => css, rendering.sheet.values()), rest: '' };
  const around = `<a class="skip-link"><svg class="rest-of-style"><body class="template-${page.template}">`;
  const inPage = namesIn([...body, around]);
  const inFirst = namesIn([...seen, around]);
  const own = [...rendering.sheet].flatMap(([name, css]) => (inFirst.has(name) ? [css] : []));
  const early = rules((css) => usedCss(css, inFirst), own);
  const all = rules((css) => usedCss(css, inPage, isInScripts), rendering.sheet.values());
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
