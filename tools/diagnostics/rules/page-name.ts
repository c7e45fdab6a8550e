import type { Rule } from './rule.ts';

/** First parts of an address that belong to the backend or the preview. */
const RESERVED = new Set([
  'assets',
  'catalogue',
  'patterns',
  'starters',
  'leads',
  'desk',
  'healthz',
  'readyz',
  'metrics',
  'wp-admin',
  'wp-json',
]);

/** True if a page with this name would be unreachable, because its URL is in use. */
export function isReservedName(slug: string): boolean {
  return RESERVED.has(slug.toLowerCase());
}

/** A page has its own address. */
export const pageNameIsFree: Rule = (_page, _folder, { slug }) =>
  slug !== undefined && isReservedName(slug) ? [{ code: 'KV410', path: [], params: { slug } }] : [];
