import type { ThemePreset } from './theme-presets.ts';
import type { Typeface } from './typefaces.ts';

/** A drawing of a site's own, cleaned: what stands between the tags of its `svg`, and the attributes of that. */
export interface SiteIcon {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** What a site brings for the look of its pages, by the names that their documents use. Plain data. */
export interface SiteLook {
  readonly typefaces: Readonly<Record<string, Typeface>>;
  readonly presets: Readonly<Record<string, ThemePreset>>;
  readonly icons: Readonly<Record<string, SiteIcon>>;
}

/** A site with nothing of its own. */
export const noLook: SiteLook = { typefaces: {}, presets: {}, icons: {} };
