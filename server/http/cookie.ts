/**
 * A cookie only this server sets and reads. Over HTTPS (and on this machine) its name begins with `__Host-`,
 * so no other host can plant one; over plain HTTP browsers refuse that, and it goes without.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie') ?? '';
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

export interface CookieRules {
  readonly secure: boolean;
  readonly maxAgeSeconds: number;
  /** `None` only for pages that are served from another, allowed origin. */
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}

export function writeCookie(name: string, value: string, rules: CookieRules): string {
  const parts = [
    `${cookieName(name, rules.secure)}=${value}`,
    'Path=/',
    `Max-Age=${rules.maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${rules.sameSite}`,
  ];
  if (rules.secure) parts.push('Secure');
  return parts.join('; ');
}
