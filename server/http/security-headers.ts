/** Headers every answer carries, unless the route or the page's own policy says otherwise. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export function addSecurityHeaders(response: Response, secure: boolean, hstsSeconds: number): Response {
  for (const [name, value] of Object.entries(ALWAYS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (secure && hstsSeconds > 0) {
    response.headers.set('strict-transport-security', `max-age=${hstsSeconds}; includeSubDomains`);
  }
  return response;
}
