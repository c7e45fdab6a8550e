import { escapeHtml } from '../../src/lib/escape-html.ts';
import { inLanguages, type Language } from '../../src/lib/languages.ts';
import type { ServedBrand } from '../site/brand.ts';
import type { LeadLinks } from './links.ts';
import type { NoticeText } from './text.ts';

const mailMessages = inLanguages({
  en: { whatsapp: 'Chat on WhatsApp', desk: 'Open in the desk' },
  id: { whatsapp: 'Chat di WhatsApp', desk: 'Buka di desk' },
});

/** Kavling's own colours, for a lead of a page that the server does not know. */
const PLAIN = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#1c2420',
  muted: '#58625c',
  line: '#dcdacf',
  brand: '#1f4d3a',
  'on-brand': '#ffffff',
} as const;

export interface NoticeMail extends NoticeText {
  readonly links: LeadLinks;
  /** The name of the project; empty if it is unknown. */
  readonly project: string;
  readonly language: Language;
  readonly brand: ServedBrand | undefined;
}

/**
 * A notice as the HTML of an e-mail, in the colours of its project: tables and inline styles, which every mail program
 * shows, and no image, which many ask about first.
 */
export function noticeHtml({ subject, text, links, project, language, brand }: NoticeMail): string {
  const color = coloursOf(brand);
  const [lead = '', ...rest] = text.split('\n');
  const words = mailMessages[language];
  const button = (href: string, label: string, isMain: boolean) =>
    href &&
    `<a href="${escapeHtml(href)}" style="display:block;margin:0 0 12px;padding:14px 20px;border:2px solid ${color('brand')};` +
      `border-radius:10px;text-align:center;text-decoration:none;font-weight:600;` +
      `background:${color(isMain ? 'brand' : 'surface')};color:${color(isMain ? 'on-brand' : 'brand')}">${label}</a>`;
  const buttons =
    button(links.whatsapp, words.whatsapp, true) + button(links.desk, words.desk, links.whatsapp === '');
  const lines = rest
    .filter((line) => line !== project)
    .map(
      (line) =>
        `<p style="margin:0 0 8px;color:${color('muted')};overflow-wrap:anywhere">${escapeHtml(line)}</p>`,
    );
  const head =
    project &&
    `<tr><td style="padding:18px 28px;background:${color('brand')};color:${color('on-brand')};border-radius:14px 14px 0 0;font-weight:600">${escapeHtml(project)}</td></tr>`;
  const corners = project ? '0 0 14px 14px' : '14px';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:${color('paper')};color:${color('ink')};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;text-align:left">${head}` +
    `<tr><td style="padding:28px;background:${color('surface')};border:1px solid ${color('line')};border-radius:${corners}">` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>` +
    `<p style="margin:0 0 8px;font-size:18px;font-weight:600;overflow-wrap:anywhere">${escapeHtml(lead)}</p>${lines.join('')}` +
    `${buttons && `<div style="margin-top:20px">${buttons}</div>`}</td></tr></table></td></tr></table></body></html>`
  );
}

function coloursOf(brand: ServedBrand | undefined): (name: keyof typeof PLAIN) => string {
  const given = new Map(
    [...(brand?.look ?? '').matchAll(/--([a-z-]+):(#[\da-f]{3,8})(?=;|$)/gi)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  // Half a palette could be unreadable.
  const isWhole = Object.keys(PLAIN).every((name) => given.has(name));
  return (name) => (isWhole && given.get(name)) || PLAIN[name];
}
