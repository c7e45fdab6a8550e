import type { Theme } from '../generated/view.types.ts';
import type { Typeface } from './typefaces.ts';

export type ColorRole = keyof Theme['colors'];

/** Everything a preset decides; an author's own value replaces one of its parts. */
export interface ThemePreset {
  readonly colors: Readonly<Record<ColorRole, string>>;
  readonly fonts: { readonly body: string; readonly heading: string };
  readonly radius: string;
  readonly spacing: string;
  /** Weight and tracking of headings, which depend on the typeface. */
  readonly headingWeight: number;
  readonly headingTracking: string;
}

/** A drawing of a site, cleaned: the content of its `svg`, and the attributes of that. */
export interface SiteIcon {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The design of a site's pages, by the names that their documents use. Plain data. */
export interface SiteDesign {
  readonly typefaces: Readonly<Record<string, Typeface>>;
  readonly presets: Readonly<Record<string, ThemePreset>>;
  readonly icons: Readonly<Record<string, SiteIcon>>;
}

/** The design of a site without custom values. */
export const emptyDesign: SiteDesign = { typefaces: {}, presets: {}, icons: {} };
