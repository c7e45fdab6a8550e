import type { SitesOfHosts } from './generation.ts';

/** Files that each domain has separately; the build puts them into a folder of the host. */
const OWN = new Set(['/404.html', '/robots.txt', '/sitemap.xml']);

/** The place of a host's path in the site: one file, several to try in turn, or a redirect. */
export type Place = { readonly tries: readonly string[] } | { readonly moved: string };

/** Finds the place of a path on a host. A named host only serves its own pages; all others serve the site as it is. */
export function placeOf(host: string, path: string, { home = '', domains = {} }: SitesOfHosts): Place {
  const slugs = Object.hasOwn(domains, host) ? (domains[host] ?? []) : undefined;
  if (!slugs) return { tries: path === '/' && home !== '' ? [`/${home}/`, path] : [path] };
  const [first = '', ...others] = slugs;
  if (OWN.has(path)) return { tries: [`/.kavling/hosts/${host}${path}`] };
  if (path === '/') return { tries: [`/${first}/`] };
  if (path === `/${first}` || path === `/${first}/` || path === `/${first}/index.html`) return { moved: '/' };
  const isShared = path.startsWith('/assets/') || path.startsWith('/.well-known/');
  const isOwn = [first, ...others].some((slug) => path === `/${slug}` || path.startsWith(`/${slug}/`));
  return { tries: isShared || isOwn ? [path] : [`/${first}${path}`] };
}
