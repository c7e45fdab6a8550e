import type { ServerConfig } from '../config/read.ts';

/** Headers of every response, unless the route or the page's own policy sets them. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

type Hsts = Pick<ServerConfig, 'KAVLING_HSTS_SECONDS' | 'KAVLING_HSTS_SUBDOMAINS'>;

export function addSecurityHeaders(response: Response, secure: boolean, config: Hsts): Response {
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  const { KAVLING_HSTS_SECONDS: seconds, KAVLING_HSTS_SUBDOMAINS: subdomains } = config;
  if (secure && seconds > 0) {
    const scope = subdomains === 'yes' ? '; includeSubDomains' : '';
    response.headers.set('strict-transport-security', `max-age=${seconds}${scope}`);
  }
  return response;
}
