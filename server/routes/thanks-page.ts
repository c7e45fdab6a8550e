import { hash } from 'node:crypto';
import { whatsappLink } from '../../src/lib/whatsapp-link.ts';
import { copy } from '../copy.ts';
import type { ProjectSource } from '../ports.ts';
import type { SaveAnswer } from './save-lead.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf7;color:#1c211e;' +
  'font:1.0625rem/1.6 "Plus Jakarta Sans Variable",system-ui,sans-serif}' +
  'main{max-width:34rem;padding:2rem 1.5rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem;color:#1f4d3a}' +
  'p{margin:0 0 1.5rem}a{display:inline-block;padding:.875rem 1.5rem;border-radius:.75rem}' +
  '.go{background:#1f4d3a;color:#fff;text-decoration:none;font-weight:600}.back{color:#1f4d3a}' +
  'a:focus-visible{outline:3px solid #c9973f;outline-offset:3px}';

const STYLE_HASH = hash('sha256', STYLE, 'base64');

/** The finished page for a visitor without script: what happened, and where to go from here. */
export function thanksPage(answer: SaveAnswer, projects: ProjectSource, referer: string | null): Response {
  const body = answer.success ? received(answer, projects) : refused(answer.message, referer);
  const title = answer.success ? copy.thanksTitle : copy.refusedTitle;
  const html =
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status: answer.success ? 200 : answer.status === 200 ? 422 : answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

function received({ request }: SaveAnswer, projects: ProjectSource): string {
  const project = request ? projects.facts().pageOf(request) : undefined;
  const name = request?.name.trim() ?? '';
  const projectName = project?.name || request?.project_name || copy.thisProject;
  const text = `<p>${escapeHtml(copy.thanksText(name, projectName))}</p>`;
  const phone = (project?.whatsappBusinessNumber || project?.telesalesNumber || '').replace(/\D/g, '');
  if (phone === '') return text;
  const id = project?.superleadsId ? ` (ID: ${project.superleadsId})` : '';
  const href = whatsappLink({ phone, text: copy.whatsappText(name, projectName) + id, host: 'api' });
  return `${text}<a class="go" href="${escapeHtml(href)}">${copy.thanksWhatsapp}</a>`;
}

function refused(message: string, referer: string | null): string {
  const back = referer !== null && /^https?:\/\//.test(referer) ? referer : '/';
  return `<p role="alert">${escapeHtml(message)}</p><a class="back" href="${escapeHtml(back)}">${copy.back}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
