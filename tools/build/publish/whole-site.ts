import { pagesByHost, type SiteConfig } from '../../../src/engine/site-config.ts';
import { type FrontBrand, type FrontPage, type ListedPage, listPage, notFoundPage } from './front-pages.ts';
import type { PageRecord } from './manifest.ts';
import { searchFiles } from './search-files.ts';

/** Where a server reads which host shows which pages; `server/http/generation.ts` reads it. */
export const SITES_FILE = '.kavling/sites.json';

/** The record of the site as a whole, for the next build. */
export interface Sites {
  /** The path below which the site is; undefined at the root. */
  readonly base?: string;
  readonly home: string;
  /** The slugs of each host, the one at `/` first. */
  readonly domains: Readonly<Record<string, readonly string[]>>;
  /** All files of the site that belong to no page, by path. */
  readonly files: readonly string[];
}

/** The files that belong to no page: `/`, "not found", robots and sitemap of the site, and of each of its domains. */
export interface WholeSite {
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the page at `/` that it names relative to itself, by path: where they are. */
  readonly copies: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, FrontPage['headers']>>;
}

export interface WholeSiteInput {
  readonly records: readonly PageRecord[];
  readonly config: SiteConfig;
  /** The HTML of the page at `/`, where the config names one. */
  readonly homeHtml: string | undefined;
}

/** Makes all of it from the records of the pages. */
export function wholeSite({ records, config, homeHtml }: WholeSiteInput): WholeSite {
  const { base = '' } = config;
  const hosts = pagesByHost(config);
  const onDomains = new Set([...hosts.values()].flat());
  const open = records.filter(({ slug }) => !onDomains.has(slug));
  const home = homeHtml === undefined ? undefined : records.find(({ slug }) => slug === config.home);
  const listed = (pages: readonly PageRecord[], first: string | undefined) =>
    pages.filter(({ isHidden }) => !isHidden).map((page) => toListed(page, first));

  const brand = sharedBrand(home ? [home] : open);
  const lost = notFoundPage(listed(open, home?.slug), { base, brand });
  const list = listPage(listed(open, undefined), { base, brand });
  const texts = new Map([
    ['404.html', lost.html],
    ['index.html', homeHtml ?? list.html],
    ...searchFiles(open, base),
    ...redirectFiles(base),
  ]);
  const headers: Record<string, FrontPage['headers']> = { '/404.html': lost.headers };
  if (!home) headers['/'] = list.headers;

  for (const [host, slugs] of hosts) {
    const own = slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? []);
    const folder = `.kavling/hosts/${host}`;
    const page = notFoundPage(listed(own, slugs[0]), { base, brand: sharedBrand(own.slice(0, 1)) });
    texts.set(`${folder}/404.html`, page.html);
    headers[`/${folder}/404.html`] = page.headers;
    const found = own.map((record) => (isOn(host, record) ? record : { ...record, url: '' }));
    for (const [path, text] of searchFiles(found, base)) texts.set(`${folder}/${path}`, text);
  }
  const copies = new Map(
    (home?.files ?? []).map((file) => [file.slice(home?.slug ? home.slug.length + 2 : 1), file.slice(1)]),
  );
  const sites: Sites = {
    ...(base ? { base } : {}),
    home: home?.slug ?? '',
    domains: Object.fromEntries(hosts),
    files: [...texts.keys(), ...copies.keys()].sort(),
  };
  texts.set(SITES_FILE, `${JSON.stringify(sites)}\n`);
  return { texts, copies, headers };
}

/** The appearance that all of these pages have, and the name of the only project among them. */
function sharedBrand(records: readonly PageRecord[]): FrontBrand | undefined {
  const [first, ...others] = records.map(({ facts }) => facts);
  if (!first) return undefined;
  const { look = '', faces = '', logo } = first;
  if (others.some((one) => (one.look ?? '') !== look || (one.faces ?? '') !== faces)) return undefined;
  const isOne = others.every(({ id }) => id === first.id);
  return { name: isOne ? first.name : '', look, faces, ...(isOne && logo ? { logo } : {}) };
}

/** For Netlify and Cloudflare Pages, where the built folder is the root of the host whatever the base. */
function redirectFiles(base: string): [path: string, text: string][] {
  return base ? [['_redirects', `/ ${base}/ 302\n${base}/* /:splat 200\n`]] : [];
}

function toListed({ slug, card }: PageRecord, first: string | undefined): ListedPage {
  return { href: slug === first ? '/' : `/${slug}/`, card };
}

/** A search engine believes a host only about its own addresses. */
function isOn(host: string, { url }: PageRecord): boolean {
  return url !== '' && new URL(url).host === host;
}
