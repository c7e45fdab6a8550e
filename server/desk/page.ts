import type { Hono } from 'hono';
import { createPageServer, type PageServer } from '../http/static.ts';
import type { Bindings } from '../http/visitor.ts';

/** The desk runs under the strictest policy that React allows: own files only, and no HTML from text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Serves the built desk (`build/desk`) at /desk. */
export function addDeskPage(
  app: Hono<{ Bindings: Bindings }>,
  folder: string | undefined,
  guard: (response: Response, request: Request, env: Bindings) => Response,
): void {
  let pages: PageServer | undefined;
  // The preview builds the desk when it is first opened.
  const open = async () =>
    folder === undefined ? undefined : createPageServer(folder).catch(() => undefined);

  app.get('/desk', (c) => {
    const location = `desk/${new URL(c.req.url).search}`;
    return new Response(null, { status: 308, headers: { location } });
  });
  app.get('/desk/*', async (c) => {
    pages ??= await open();
    if (!pages) return new Response('The desk is not built. Run: npm run build:desk', { status: 503 });
    const url = new URL(c.req.raw.url);
    url.pathname = c.req.path.slice('/desk'.length);
    const response = await pages.answer(new Request(url, { headers: c.req.raw.headers }));
    if (!response) return new Response('Not found', { status: 404 });
    response.headers.set('content-security-policy', POLICY);
    response.headers.set('x-frame-options', 'DENY');
    response.headers.set('referrer-policy', 'no-referrer');
    response.headers.set('x-robots-tag', 'noindex');
    return guard(response, c.req.raw, c.env);
  });
}
