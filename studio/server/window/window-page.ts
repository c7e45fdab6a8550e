import { randomBytes } from 'node:crypto';
import { STUDIO } from '../../wire.ts';
import { page } from '../answers.ts';
import type { StudioContext } from '../input.ts';

/** Where the built files of the window are. */
export const WINDOW_FILES = `${STUDIO}assets/`;

/** The window of the studio: an empty page with its script. What it shows it asks for. */
export function windowPage({ language, messages }: StudioContext, slug: string): Response {
  const nonce = randomBytes(18).toString('base64');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="kavling-nonce" content="${nonce}">
<title>${escapeHtml(slug === '' ? 'Kavling' : `${messages.title(slug)} – Kavling`)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${WINDOW_FILES}studio.css">
<script type="module" src="${WINDOW_FILES}studio.js"></script></head>
<body><div id="studio"></div><noscript>${escapeHtml(messages.needsScript)}</noscript></body></html>`;
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
