import { hash } from 'node:crypto';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { copy } from '../contract/copy.ts';
import { BRAND_TYPE, brandMark, brandStyle, type ServedBrand } from '../site/brand.ts';

/** The style of every response page for visitors without script, the WordPress plugin's too. */
export const ANSWER_STYLE =
  ':root{--paper:#fbfaf7;--surface:#fff;--ink:#1c2420;--muted:#58625c;--line:#dcdacf;--brand:#1f4d3a;--on-brand:#fff;' +
  '--radius:14px;--button-radius:999px}' +
  BRAND_TYPE +
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--paper);' +
  'color:var(--ink);font:1.0625rem/1.6 var(--font-body)}' +
  'header{padding:1.25rem 1.5rem;border-bottom:1px solid var(--line);font-weight:650;letter-spacing:-.01em}' +
  'header img{display:block;height:2.25rem;width:auto;max-width:100%}' +
  'main{width:100%;max-width:31rem;margin:0 auto;padding:clamp(2rem,9vh,6rem) 1.5rem 3rem}' +
  'h1{font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;margin:0 0 .75rem}' +
  'p{margin:0 0 1.25rem}.lead{color:var(--muted)}.error{color:#9f2513;font-weight:550}' +
  'input[aria-invalid]{border-color:#9f2513}label+.error{margin:.4rem 0 0;font-size:.9375rem;line-height:1.4}' +
  'form{display:grid;gap:1.1rem;margin:0 0 1.5rem}label{display:block;font-weight:550}' +
  'input{width:100%;min-height:3.25rem;padding:.6rem 1rem;border:1.5px solid #848b86;' +
  'border-color:color-mix(in oklab,var(--ink) 55%,var(--surface));border-radius:calc(var(--radius)*.7);background:var(--surface);' +
  'font:inherit;font-weight:400;color:inherit;margin-top:.45rem}input.code{font-size:1.6rem;font-weight:600;letter-spacing:.4em;text-align:center;text-transform:uppercase}' +
  '.button,button{display:block;width:100%;min-height:3.25rem;padding:.8rem 1.5rem;border:0;border-radius:var(--button-radius);background:var(--brand);' +
  'color:var(--on-brand);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}' +
  '.quiet{background:none;color:var(--brand);border:1.5px solid}.ways{display:grid;gap:.9rem;margin:0}' +
  '.back{color:var(--brand);justify-self:start;padding:.4rem 0}' +
  ':focus-visible{outline:3px solid var(--brand);outline-offset:3px}';

const STYLE_HASH = hashOf(ANSWER_STYLE);

/** A response page for a visitor without script. Texts are plain and get escaped; `form` is ready HTML. */
export interface AnswerPage {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly isError?: boolean;
  /** The name at the top of the page. */
  readonly name: string;
  /** The appearance of the project's page; without it the page has Kavling's colours and the typeface of the device. */
  readonly brand?: ServedBrand | undefined;
  readonly form?: string;
  /** A WhatsApp link to the project's sales, or empty. */
  readonly whatsapp: string;
  /** The page that the visitor comes from, or empty. */
  readonly back: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The complete page: the result, the next step, and links. */
export function answerPage(page: AnswerPage): Response {
  const message = `<p class="${page.isError ? 'error" role="alert' : 'lead'}">${escapeHtml(page.message)}</p>`;
  const chat =
    page.whatsapp &&
    `<a class="button${page.form ? ' quiet' : ''}" href="${escapeHtml(page.whatsapp)}">${copy.thanksWhatsapp}</a>`;
  const back = page.back && `<a class="back" href="${escapeHtml(page.back)}">${copy.back}</a>`;
  const brand = page.brand ?? {};
  const look = brandStyle(brand);
  const hashes = [STYLE_HASH, ...(look ? [hashOf(look)] : [])].map((each) => `'sha256-${each}'`).join(' ');
  const html =
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(page.title)} - ${escapeHtml(page.name)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${ANSWER_STYLE}</style>${look && `<style>${look}</style>`}</head><body><header>${brandMark(brand, page.name)}</header><main><h1>${escapeHtml(page.title)}</h1>` +
    `${message}${page.form ?? ''}<div class="ways">${chat}${back}</div></main></body></html>`;
  return new Response(html, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${hashes}; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ...page.headers,
    },
  });
}

function hashOf(style: string): string {
  return hash('sha256', style, 'base64');
}
