/**
 * True if a write comes from the site's own pages. Sec-Fetch-Site decides if the browser sends it, otherwise
 * Origin; a client that sends neither is not a browser, so it has no one's cookies.
 */
export function isOwnOrigin(request: Request, allowed: readonly string[]): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return site === null || site === 'none';
  if (allowed.includes(origin)) return true;
  if (site === 'cross-site' || site === 'same-site') return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Headers that let an allowed foreign page read the answer, with its cookies. */
export function corsHeaders(request: Request, allowed: readonly string[]): Readonly<Record<string, string>> {
  if (allowed.length === 0) return {};
  const origin = request.headers.get('origin');
  const vary = { vary: 'Origin, Sec-Fetch-Site' };
  if (origin === null || !allowed.includes(origin)) return vary;
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Idempotency-Key, X-Requested-With',
    'access-control-max-age': '86400',
  };
}
