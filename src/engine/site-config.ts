import type { Copy, Theme } from '../generated/view.types.ts';

/** `kavling.config.ts`, `.js` or `.json` in the root of a site: what belongs to the site as a whole. */
export interface SiteConfig {
  /**
   * Where the site is on the web: `https://properti.example.co.id`, or below a path of it,
   * `https://www.example.co.id/promo`. Pages that do not name an address get one below it.
   */
  readonly address?: string;
  /** The path below which the site is: `/promo`. Taken from `address` where that holds a path; without both the site is at `/`. */
  readonly base?: string;
  /** The slug of the page shown at the root of the site; without it the pages are listed there. */
  readonly home?: string;
  /**
   * The pages of each domain, by its name, for a server that answers for several: the first is shown at its root,
   * others under their slugs. Pages of no domain are on all other addresses.
   */
  readonly domains?: Readonly<Record<string, string | readonly string[]>>;
  /** The language of pages that do not name one; `id` by default. */
  readonly language?: string;
  /**
   * Where leads go from pages that do not define it: the address of a backend, or the three addresses that a page calls.
   * By default, the server of the site itself.
   */
  readonly leads?: string | LeadAddresses;
  /** Installed packages with widgets, beside those in `widgets/`: `['@acme/kavling-widgets']`. */
  readonly widgets?: readonly string[];
  /**
   * Typefaces besides the folders in `fonts/`, by the name that pages use in `theme.fonts`; or what a folder's own files do
   * not say.
   */
  readonly fonts?: Readonly<Record<string, SiteFont>>;
  /** Themes of your own, by the name that pages use in `theme.preset`. */
  readonly presets?: Readonly<Record<string, SitePreset>>;
  /** Sentences that visitors read on all pages, besides those in `copy.json`. A page may still define its own. */
  readonly copy?: Partial<Copy>;
}

/** The addresses that a page calls, as `settings` of a page names them. */
export interface LeadAddresses {
  readonly ajaxUrl?: string;
  readonly projectUrl?: string;
  /** Where forms are posted without script. */
  readonly formAction?: string;
}

/** A typeface of a site. */
export interface SiteFont {
  /** Font files by their path from the config: one variable font, or one file for each weight. */
  readonly files?: readonly string[];
  /** The device fonts that replace it until it loads; by default, those that match the font. */
  readonly style?: 'serif' | 'sans-serif';
}

/** A theme of a site; omitted values come from its base. */
export interface SitePreset extends Partial<Pick<Theme, 'radius' | 'spacing'>> {
  readonly colors?: Partial<Theme['colors']>;
  /** The theme that it extends; `taman` by default. */
  readonly base?: Theme['preset'];
  /** Names of typefaces, shipped or your own. */
  readonly fonts?: { readonly body?: string; readonly heading?: string };
  /** The weight of headings, 100 to 900. */
  readonly headingWeight?: number;
  /** The letter spacing of headings: `-0.02em`. */
  readonly headingTracking?: string;
}

/** The web address of a page according to the config; empty if it has none. */
export function addressOf(slug: string, { address = '', base = '', home, domains = {} }: SiteConfig): string {
  for (const [host, pages] of Object.entries(domains)) {
    const [first, ...others] = [pages].flat();
    if (first === slug) return `https://${host}${base}/`;
    if (others.includes(slug)) return `https://${host}${base}/${slug}/`;
  }
  if (address === '') return '';
  return `${address.replace(/\/$/, '')}${base}/${home === slug ? '' : `${slug}/`}`;
}

/** The hosts of the config, each with its slugs, the one at `/` first. */
export function pagesByHost({ domains = {} }: SiteConfig): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(domains).map(([host, pages]) => [host.toLowerCase(), [pages].flat()]));
}
