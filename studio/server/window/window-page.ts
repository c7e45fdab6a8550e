import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../../src/lib/escape-html.ts';
import { STUDIO } from '../../wire.ts';
import { page } from '../answers.ts';
import type { StudioContext } from '../input.ts';

/** Where the built files of the window are. */
export const WINDOW_FILES = `${STUDIO}assets/`;

/** Until the script has drawn the window: its name, and a line that moves. */
const OPENING =
  '#opening{display:grid;place-content:center;gap:12px;height:100vh;margin:0;font:15px system-ui,sans-serif;color:#4a5550}#opening::after{content:"";height:3px;border-radius:3px;background:linear-gradient(90deg,#1f5fd0 40%,#d9dfdc 0) 0/250% 100%}@media (prefers-reduced-motion:no-preference){#opening::after{animation:a 1.2s linear infinite}}@keyframes a{0%{background-position:100% 0}to{background-position:-67% 0}}body{margin:0}';

/** The window of the studio: a page with its script, which asks for what it shows. */
export function windowPage({ language, messages }: StudioContext, slug: string): Response {
  const nonce = randomBytes(18).toString('base64');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="kavling-nonce" content="${nonce}">
<title>${escapeHtml(slug === '' ? 'Kavling' : `${messages.title(slug)} – Kavling`)}</title>
<link rel="icon" href="data:,"><style nonce="${nonce}">${OPENING}</style>
<script type="module" src="${WINDOW_FILES}studio.js"></script></head>
<body><div id="studio"><p id="opening" role="status">${escapeHtml(messages.opening(slug))}</p></div>
<link rel="stylesheet" href="${WINDOW_FILES}studio.css"><noscript>${escapeHtml(messages.needsScript)}</noscript></body></html>`;
  return page(html, {
    'content-security-policy': policy(nonce),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  });
}

/** Own files only. The nonce is for the style elements of CodeMirror, which takes it from the meta element. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types studio',
  ].join('; ');
}
