import { createHash } from 'node:crypto';
import { BRAND_TYPE, brandMark, brandStyle, type ServedBrand } from '../../../server/site/brand.ts';
import { withBase } from '../../../src/lib/base-path.ts';
import { escapeHtml } from '../../../src/lib/escape-html.ts';
import type { PageRecord } from './manifest.ts';

/** A page that belongs to the site and to no document: its HTML, and the policy it is sent with. */
export interface FrontPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where a page is on the host that lists it, as an address inside the site. */
export interface ListedPage extends Pick<PageRecord, 'card'> {
  readonly href: string;
}

/** A site's appearance on its front pages: that of its projects where they share one, with the name to put beside it. */
export interface FrontBrand extends ServedBrand {
  /** Empty where there are several projects. */
  readonly name: string;
}

interface FrontInput {
  readonly base?: string | undefined;
  readonly brand?: FrontBrand | undefined;
}

/** The root of a site that shows no page there: its pages, each with its picture. */
export function listPage(pages: readonly ListedPage[], { base = '', brand }: FrontInput = {}): FrontPage {
  const count = pages.length === 1 ? 'Satu proyek' : `${pages.length} proyek`;
  const body =
    pages.length === 0
      ? '<p class="lead">Belum ada halaman yang dibuka untuk umum.</p>'
      : `<ul class="cards">${pages.map((page, index) => card(page, index, base)).join('')}</ul>`;
  return front({
    brand,
    title: 'Daftar proyek',
    isHidden: false,
    body: `${headerOf(brand, base)}<p class="eyebrow">${pages.length === 0 ? 'Segera hadir' : count}</p><h1>Pilih proyek</h1></header><main>${body}</main>`,
  });
}

/** The "not found" page, with links to the existing pages. */
export function notFoundPage(pages: readonly ListedPage[], { base = '', brand }: FrontInput = {}): FrontPage {
  const links = pages
    .slice(0, MOST_LINKS)
    .map(
      ({ href, card: { name, place } }) =>
        `<li><a href="${escapeHtml(withBase(base, href))}"><span>${escapeHtml(name)}</span>${place ? `<small>${escapeHtml(place)}</small>` : ''}</a></li>`,
    );
  const list =
    links.length === 0
      ? ''
      : `<nav aria-label="Halaman lain"><h2>Mungkin yang Anda cari</h2><ul class="links">${links.join('')}</ul></nav>`;
  const home =
    pages.length > MOST_LINKS
      ? `<p><a class="more" href="${escapeHtml(withBase(base, '/'))}">Lihat semua proyek</a></p>`
      : '';
  return front({
    brand,
    title: 'Halaman tidak ditemukan',
    isHidden: true,
    body:
      `${headerOf(brand, base)}<p class="eyebrow">404</p><h1>Halaman ini tidak ditemukan</h1>` +
      '<p class="lead">Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.</p></header>' +
      `<main>${list}${home}</main>`,
  });
}

/** More links than this are a list, which `/` is. */
const MOST_LINKS = 6;

/** The picture for shared links is a poster with the name on it; a plain one, and none, get the name below. */
function card({ href, card }: ListedPage, index: number, base: string): string {
  const { name, place, image, isPoster } = card;
  const alt = isPoster ? [name, place].filter(Boolean).join(', ') : '';
  const loading = index < SEEN_AT_ONCE ? 'eager' : 'lazy';
  const picture = image
    ? `<img src="${escapeHtml(withBase(base, image))}" alt="${escapeHtml(alt)}" width="1200" height="630" loading="${loading}" decoding="async">`
    : `<span class="blank" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>`;
  const words = `<span class="name">${escapeHtml(name)}</span>${place ? `<span class="place">${escapeHtml(place)}</span>` : ''}`;
  return `<li><a href="${escapeHtml(withBase(base, href))}">${picture}${image && isPoster ? '' : words}</a></li>`;
}

const SEEN_AT_ONCE = 4;

/** The start of the header, with the logo or the name unless there are several projects. */
function headerOf(brand: FrontBrand | undefined, base: string): string {
  if (!brand?.name) return '<header>';
  return `<header class="marked"><div class="mark"><a href="${escapeHtml(withBase(base, '/'))}">${brandMark(brand, brand.name)}</a></div>`;
}

function front(page: {
  title: string;
  body: string;
  isHidden: boolean;
  brand: FrontBrand | undefined;
}): FrontPage {
  const { title, body, isHidden, brand } = page;
  const style = BRAND_TYPE + css + (brand?.look ? `${brandStyle(brand)}:root{--accent:var(--brand)}` : '');
  const paper = /--paper:([^;]+)/.exec(brand?.look ?? '')?.[1] ?? '#fbfaf7';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy =
    `default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' data:; font-src 'self'; style-src 'sha256-${hash}'; ` +
    `require-trusted-types-for 'script'`;
  const robots = isHidden ? '<meta name="robots" content="noindex">' : '';
  return {
    html:
      `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(title)}</title>${robots}` +
      `<meta name="theme-color" content="${escapeHtml(paper)}"><link rel="icon" href="data:,"><style>${style}</style></head><body>${body}</body></html>`,
    headers: { 'Content-Security-Policy': `${policy}; frame-ancestors 'self'` },
  };
}

const css = `
:root{--paper:#fbfaf7;--surface:#f1efe8;--ink:#1c2420;--muted:#58625c;--line:#dcdacf;--brand:#1f4d3a;--accent:#a84a24;--radius:1rem}
*{margin:0}
body{min-height:100svh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--font-body);-webkit-font-smoothing:antialiased}
body>*{width:100%;max-width:76rem;margin-inline:auto;padding-inline:clamp(1.25rem,5vw,4rem)}
header{padding-top:clamp(3.5rem,11vw,8rem);padding-bottom:clamp(2rem,5vw,4rem)}
.mark{font-weight:650;letter-spacing:-.01em}.mark a{display:inline-block;padding-block:.375rem}.mark img{display:block;height:2.25rem;width:auto;max-width:100%}.marked{padding-top:1.25rem}.mark{margin-bottom:clamp(2rem,7vw,5rem)}
main{flex:1;padding-bottom:clamp(3rem,8vw,6rem)}
h1{font-size:clamp(2.25rem,1.4rem + 3.6vw,4.25rem);line-height:1.06;max-width:14ch}
h2{font-size:.9375rem;font-weight:500;color:var(--muted);margin-bottom:.75rem}
.eyebrow{color:var(--accent);font-weight:600;letter-spacing:.02em;margin-bottom:1rem}
.lead{margin-top:1.25rem;max-width:36rem;font-size:1.1875rem;color:var(--muted)}
ul{list-style:none;padding:0}
a{color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:4px;border-radius:.5rem}
.cards{display:grid;gap:clamp(2rem,4vw,3.5rem) clamp(1.25rem,3vw,2.5rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
.cards a{display:grid;gap:.125rem}
.cards img,.blank{width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover;border-radius:var(--radius);background:var(--surface);display:grid;place-items:center;font-size:4rem;color:var(--brand)}
.cards img,.blank{transition:transform .3s}.cards a:hover img{transform:scale(1.015)}@media(prefers-reduced-motion){.cards img{transition:none}.cards a:hover img{transform:none}}
.name{margin-top:.875rem;font-size:1.25rem;line-height:1.3;font-weight:600;letter-spacing:-.01em}
.place{color:var(--muted)}
.links{border-top:1px solid var(--line)}
.links a{display:grid;gap:.125rem 2rem;padding:1.125rem 0;border-bottom:1px solid var(--line);font-size:1.25rem;font-weight:600;letter-spacing:-.01em}
.links small{font-size:1rem;font-weight:400;letter-spacing:0;color:var(--muted)}
@media(min-width:40rem){.links a{grid-template-columns:1fr auto;align-items:baseline}}
.more{display:inline-block;margin-top:1.5rem;padding:.75rem 0;font-weight:600;text-decoration:underline;text-underline-offset:.25em}
.cards a:hover .name,.links a:hover span{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.2em}
`.replaceAll('\n', '');
