import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/**
 * A cookie that only this server sets and reads. Over HTTPS (and on this machine) its name begins with `__Host-`,
 * so that no other host can set it; over plain HTTP browsers refuse that, and it has no prefix.
 */
export function readCookie(request: Request, name: string, secure: boolean): string | null {
  const header = request.headers.get('cookie');
  if (header === null) return null;
  const full = secure ? `__Host-${name}` : name;
  return parse(header, full)[full] ?? null;
}

export interface CookieRules {
  readonly secure: boolean;
  readonly maxAgeSeconds: number;
  /** `None` only for pages that are served from another, allowed origin. */
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}

/** The value of a `Set-Cookie` header; no script can read the cookie. */
export function writeCookie(
  name: string,
  value: string,
  { secure, maxAgeSeconds, sameSite }: CookieRules,
): string {
  return generateCookie(name, value, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    sameSite,
    ...(secure ? { prefix: 'host' } : {}),
  });
}
