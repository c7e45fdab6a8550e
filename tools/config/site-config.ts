/** `kavling.config.ts`, `.js` or `.json` in the root of a site: what belongs to the site as a whole. */
export interface SiteConfig {
  /**
   * Where the site is on the web: `https://properti.example.co.id`, or below a path of it,
   * `https://www.example.co.id/promo`. Pages that name no address of their own get one below it.
   */
  readonly address?: string;
  /** The path below which the site is: `/promo`. Taken from `address` where that holds a path; without both the site is at `/`. */
  readonly base?: string;
  /** The slug of the page shown at the root of the site; without it the pages are listed there. */
  readonly home?: string;
  /**
   * The pages of each domain, by its name, for a server that answers for several: the first is shown at its root, others
   * under their slugs. What is on no domain is on all other addresses.
   */
  readonly domains?: Readonly<Record<string, string | readonly string[]>>;
}

/** Where a page is on the web, by the config; empty where it does not say. */
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
