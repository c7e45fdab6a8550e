import { languages } from '../../../src/lib/languages.ts';
import { studioServerMessages } from '../../../tools/messages/studio-server.ts';
import { page } from '../answers.ts';

const CSS =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;color:#21302a;background:#faf8f2}main{max-width:30rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 1.75rem}';

/** The page for a client whose link has expired. It is in every language because the client's is unknown. */
export function expiredPage(): Response {
  const said = [...languages].reverse().map((language) => {
    const { linkOver, linkOverWhy } = studioServerMessages[language];
    return `<div lang="${language}"><h1>${linkOver}</h1><p>${linkOverWhy}</p></div>`;
  });
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${studioServerMessages.id.linkOver}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/.kavling/studio/look.css"></head><body><main>${said.join('')}</main></body></html>`;
  return page(
    html,
    {
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex',
    },
    410,
  );
}

/** Its style. */
export function expiredStyle(): Response {
  return new Response(CSS, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
  });
}
