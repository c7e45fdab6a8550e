import { getPath } from 'hono/utils/url';
import { withoutBase } from '../../src/lib/base-path.ts';
import type { ProjectSource } from '../site/facts.ts';
import type { PageServer } from './static.ts';

/** Paths at the root of a host, whatever the base of its site. */
const OF_HOST = /^\/(robots\.txt$|\.well-known\/)/;

/** The path without the base, used for routing. Paths outside the base are unchanged, as probes use the root. */
export function createPathReader(projects: ProjectSource): (request: Request) => string {
  return (request) => {
    const path = getPath(request);
    return withoutBase(projects.facts().base, path) || path;
  };
}

/**
 * Handles all other requests: a page or a file of the site below its base, a redirect to it from `/`, or "not
 * found".
 */
export function createSiteAnswer(
  pages: PageServer,
  projects: ProjectSource,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { base } = projects.facts();
    const { pathname, search } = new URL(request.url);
    if (base !== '' && pathname === '/')
      return new Response(null, { status: 302, headers: { location: `${base}/${search}` } });
    const isOfHost = OF_HOST.test(pathname);
    return (await pages.answer(request, isOfHost ? '' : base)) ?? pages.notFound(request);
  };
}
