import type { PageWithDefaults } from '../document/page-document.ts';
import type { FirstFonts } from './first-fonts.ts';
import type { PageInput, Rendering } from './render-context.tsx';
import { embeddedFaces, themeFaces, themeRules } from './theme.ts';
import { splitCss } from './used-css.ts';
import type { Names } from './used-names.ts';

/** The style of a page in two elements; `rest` is empty where the first has all of it. */
export interface PageStyle {
  /** In the head: what the first paint needs. */
  readonly first: string;
  /** Below the first screen: what else the page needs. */
  readonly rest: string;
}

interface Rendered {
  readonly rendering: Rendering;
  /** The names in the page, and in its header and first screen alone; unknown where React has written it. */
  readonly names: { readonly page: Names; readonly first: Names } | undefined;
  readonly first: FirstFonts;
}

/**
 * Only the rules that can match: classes and settings of the HTML, and those that scripts may set. The head has the rules
 * of the first screen, so that they, its letters and its HTML arrive with the first packets (decision 148); the others are
 * in the body (decision 173). The values of the document are last, so they are there again.
 */
export function pageStyle(page: PageWithDefaults, input: PageInput, rendered: Rendered): PageStyle {
  const { rendering, names, first } = rendered;
  const { isInScripts } = input.client;
  const fonts = { ...first, url: input.fontUrl };
  const letters = embeddedFaces(first.embedded);
  const faces = themeFaces(page.theme, fonts, input.look);
  const theme = themeRules(page.theme, fonts, input.look);
  const types = [...(input.isEdited ? input.css.widgets.keys() : rendering.usedTypes)].sort();
  const widgets = types.map((type) => input.css.widgets.get(type) ?? '');
  if (input.isEdited || !isInScripts || !names) {
    const all = [letters, faces, input.css.base, theme, ...widgets, ...rendering.sheet.values()];
    return { first: all.join(''), rest: '' };
  }
  const base = splitCss(input.css.base, names, isInScripts);
  const before = { css: input.css.base, inRest: base.inRest };
  const parts = widgets.map((css) => splitCss(css, names, isInScripts, before));
  const own = [...rendering.sheet].flatMap(([name, css]) => (names.first.has(name) ? [css] : []));
  const early = [base.first, theme, ...parts.map(({ first: css }) => css), ...own].join('');
  const late = [base.rest, ...parts.map(({ rest }) => rest), ...rendering.sheet.values()].join('');
  // With its letters at hand the first screen asks for no other face.
  return letters
    ? { first: letters + early + HOLD, rest: faces + late }
    : { first: faces + early + HOLD, rest: late };
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

/** A `style` of HTML is valid in the head alone, that of a drawing anywhere; its text is markup there. */
export function restElement(css: string): string {
  if (!css) return '';
  return `<svg class="rest-of-style"><style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style></svg>`;
}
