import { safeUrl } from '../lib/safe-url.ts';

/** Parameters that record where a visitor came from, not which page it is. */
const tracking =
  /^(utm_.*|gclid|gbraid|wbraid|gad_.*|dclid|fbclid|ttclid|msclkid|twclid|igshid|li_fat_id|mc_[ce]id|_gl|ref|source)$/i;

/** The one address of a page: without what tracks visitors, without an anchor; empty if it is not a web address. */
export function canonicalUrl(address: string): string {
  const safe = address && safeUrl(address, 'link');
  if (!safe || !/^https?:/.test(safe)) return '';
  const url = new URL(safe);
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
