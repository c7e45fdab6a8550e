import { studioTeamMessages } from '../../../tools/messages/studio-team.ts';
import { STUDIO } from '../../wire.ts';
import { page } from '../answers.ts';
import type { StudioContext } from '../input.ts';
import script from './login-client.js?raw';

/** Below this is what a stranger may load. */
export const LOGIN = `${STUDIO}login.`;

const CSS = `:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#1d2a24;--muted:#5d675f;--line:#c9c8bd;--field:#fff;--brand:#1f6f4f;--on-brand:#fff;--bad:#a3341c}
@media (prefers-color-scheme:dark){:root{--paper:#161a18;--ink:#eceee9;--muted:#a6afa8;--line:#4a534e;--field:#1e2421;--brand:#7fd0a8;--on-brand:#10201a;--bad:#ff9d86}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:min(22rem,100vw - 3rem)}h1{font-size:1.5rem;line-height:1.2;margin:0 0 1.5rem;letter-spacing:-.01em}
label{display:block;font-weight:600;margin-bottom:.35rem}input{box-sizing:border-box;width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:8px}
input[aria-invalid=true]{border-color:var(--bad)}p{margin:.4rem 0 0;font-size:.875rem;color:var(--muted)}[role=alert]{color:var(--bad);min-height:1.5em}
button{margin-top:.75rem;width:100%;min-height:44px;font:inherit;font-weight:600;border:0;border-radius:8px;background:var(--brand);color:var(--on-brand);cursor:pointer}
:is(input,button):focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** Asks a stranger for their token. */
export function loginPage({ language }: Pick<StudioContext, 'language'>): Response {
  const say = studioTeamMessages[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${say.login} – Kavling</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${LOGIN}css"><script type="module" src="${LOGIN}js"></script></head>
<body><main><h1>${say.login}</h1><form data-wrong="${say.wrong}" data-failed="${say.failed}" data-insecure="${say.insecure}">
<label for="token">${say.token}</label>
<input id="token" type="password" autocomplete="current-password" required aria-describedby="hint">
<p id="hint">${say.tokenHint}</p><p role="alert"></p><button>${say.enter}</button></form></main></body></html>`;
  return page(html, { 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' }, 401);
}

/** Its script and style. */
export function loginFile(path: string): Response | undefined {
  const [text, type] =
    path === `${LOGIN}js` ? [script, 'text/javascript'] : path === `${LOGIN}css` ? [CSS, 'text/css'] : [];
  if (text === undefined) return undefined;
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
