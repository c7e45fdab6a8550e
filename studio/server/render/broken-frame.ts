import { page } from '../answers.ts';
import type { StudioContext } from '../input.ts';

/** The content of the frame for a page that has never been valid. */
export function brokenFrame({ language, messages }: StudioContext): Response {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${messages.neverWorked}</title></head>
<body><main id="_main"><h1>${messages.neverWorked}</h1><p>${messages.neverWorkedWhy}</p></main></body></html>`;
  const policy = "default-src 'none'; frame-ancestors 'self'; trusted-types studio";
  return page(html, { 'content-security-policy': policy, 'x-kavling-frame': 'broken' }, 500);
}
