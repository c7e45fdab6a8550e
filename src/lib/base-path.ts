/**
 * The base path of a site is where it begins on its host: `/promo`, or `''` at the root. Inside the site every address
 * is written from its own root (`/assets/hero.avif`); these two are the way out to the browser and back.
 */

/** The address that browsers ask for: `/taman-asri/` as `/promo/taman-asri/`. What does not begin at the root of the site stays. */
export function withBase(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? `${base}${address}` : address;
}

/** The path inside the site that a request names, or undefined where it is outside; `''` is the base without its slash. */
export function withoutBase(base: string, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const inner = path.slice(base.length);
  return inner === '' || inner.startsWith('/') ? inner : undefined;
}
