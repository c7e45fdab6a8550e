import { withBase } from '../../../src/lib/base-path.ts';
import type { PageRecord } from './manifest.ts';

/** The files for search engines about the whole site below its base: `sitemap.xml` and `robots.txt`, by path. */
export function searchFiles(records: readonly PageRecord[], base = ''): [path: string, text: string][] {
  const open = records.filter(({ url, isHidden }) => url !== '' && !isHidden);
  const robots: [string, string] = ['robots.txt', robotsText(records, open, base)];
  return open.length > 0 ? [['sitemap.xml', sitemap(open)], robots] : [robots];
}

function sitemap(records: readonly PageRecord[]): string {
  const entries = records.map(({ url, updated }) => {
    const day = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * A site with nothing to find is closed. A page that is kept out beside others stays open here, because a search
 * engine must read a page to learn that it may not list it.
 */
function robotsText(records: readonly PageRecord[], open: readonly PageRecord[], base: string): string {
  const isClosed = records.length > 0 && records.every(({ isHidden }) => isHidden);
  if (isClosed) return `User-agent: *\nDisallow: ${withBase(base, '/')}\n`;
  const origins = [...new Set(open.map(({ url }) => new URL(url).origin))];
  const maps = origins.map((origin) => `Sitemap: ${origin}${withBase(base, '/sitemap.xml')}\n`).join('');
  return `User-agent: *\nAllow: /\n${maps && `\n${maps}`}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
