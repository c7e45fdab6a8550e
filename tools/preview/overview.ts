import type { SiteConfig } from '../../src/engine/site-config.ts';
import { withBase } from '../../src/lib/base-path.ts';
import { STUDIO } from '../../studio/wire.ts';

/** Where the list of all pages is, whatever the config shows at the root of the site. */
export const OVERVIEW = '/.kavling/';

/** Where the preview lists the pages: where the built site does, or beside a page that is shown there. */
export function overviewOf({ base = '', home }: SiteConfig): string {
  return home === undefined ? withBase(base, '/') : OVERVIEW;
}

/** Where a page is edited. */
export function editorOf(slug: string): string {
  return `${STUDIO}edit/${encodeURIComponent(slug)}`;
}
