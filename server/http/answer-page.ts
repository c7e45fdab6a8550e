import { hash } from 'node:crypto';
import { copy } from '../copy.ts';

/** The style of every page that answers a visitor without script, the WordPress plugin's too. */
export const ANSWER_STYLE =
  '*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#fbfaf7;' +
  'color:#1c2420;font:1.0625rem/1.6 "Plus Jakarta Sans Variable",system-ui,sans-serif}' +
  'header{padding:1.25rem 1.5rem;border-bottom:1px solid #dcdacf;font-weight:650;letter-spacing:-.01em}' +
  'main{width:100%;max-width:31rem;margin:0 auto;padding:clamp(2rem,9vh,6rem) 1.5rem 3rem}' +
  'h1{font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;letter-spacing:-.022em;font-weight:650;margin:0 0 .75rem}' +
  'p{margin:0 0 1.25rem}.lead{color:#58625c}.error{color:#9f2513;font-weight:550}' +
  'form{display:grid;gap:1.1rem;margin:0 0 1.5rem}label{display:block;font-weight:550}' +
  'input{width:100%;min-height:3.25rem;padding:.6rem 1rem;border:1.5px solid #848b86;border-radius:.6rem;background:#fff;' +
  'font:inherit;font-weight:400;color:inherit;margin-top:.45rem}input.code{font-size:1.6rem;font-weight:600;letter-spacing:.4em;text-align:center;text-transform:uppercase}' +
  '.button,button{display:block;width:100%;min-height:3.25rem;padding:.8rem 1.5rem;border:0;border-radius:.75rem;background:#1f4d3a;' +
  'color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}' +
  '.quiet{background:none;color:#1f4d3a;border:1.5px solid #1f4d3a}.ways{display:grid;gap:.9rem;margin:0}' +
  '.back{color:#1f4d3a;justify-self:start;padding:.4rem 0}' +
  ':focus-visible{outline:3px solid #a06f15;outline-offset:3px}';

const STYLE_HASH = hash('sha256', ANSWER_STYLE, 'base64');

/** One page that answers a visitor without script. Texts are plain and get escaped; `form` is ready HTML. */
export interface AnswerPage {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly isError?: boolean;
  /** The name at the top of the page. */
  readonly name: string;
  readonly form?: string;
  /** A chat with the project's sales, or empty. */
  readonly whatsapp: string;
  /** The page that the visitor comes from, or empty. */
  readonly back: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The finished page: what happened, what to do about it, and the ways on from here. */
export function answerPage(page: AnswerPage): Response {
  const message = `<p class="${page.isError ? 'error" role="alert' : 'lead'}">${escapeHtml(page.message)}</p>`;
  const chat =
    page.whatsapp &&
    `<a class="button${page.form ? ' quiet' : ''}" href="${escapeHtml(page.whatsapp)}">${copy.thanksWhatsapp}</a>`;
  const back = page.back && `<a class="back" href="${escapeHtml(page.back)}">${copy.back}</a>`;
  const html =
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(page.title)} - ${escapeHtml(page.name)}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${ANSWER_STYLE}</style></head><body><header>${escapeHtml(page.name)}</header><main><h1>${escapeHtml(page.title)}</h1>` +
    `${message}${page.form ?? ''}<div class="ways">${chat}${back}</div></main></body></html>`;
  return new Response(html, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      ...page.headers,
    },
  });
}

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
