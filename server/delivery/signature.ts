import { createHmac } from 'node:crypto';
import { isEqualSecret } from '../keys/keys.ts';

/** Seconds a receiver should accept a signature for. */
const TOLERANCE = 300;

/** The prefix of Standard Webhooks keys; base64 follows. */
const KEY_PREFIX = 'whsec_';

function hmac(key: string | Buffer, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time stamp, a dot and the raw body. A second key adds a second `v1`.
 */
export function signBody(secrets: readonly string[], body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const signed = secrets.map((secret) => `v1=${hmac(secret, `${seconds}.${body}`, 'hex')}`);
  return [`t=${seconds}`, ...signed].join(',');
}

/** Verifies the header as a receiver would; for its documentation and its tests. */
export function isSignedBy(secret: string, body: string, header: string, now: number): boolean {
  const match = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64})+)$/.exec(header);
  if (!match?.[1] || Math.abs(now / 1000 - Number(match[1])) > TOLERANCE) return false;
  const own = `v1=${hmac(secret, `${match[1]}.${body}`, 'hex')}`;
  return (match[2] ?? '').split(',').some((signature) => isEqualSecret(signature, own));
}

/** The headers of Standard Webhooks: each key adds a signature, and a receiver needs to know one of them. */
export function standardHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  now: number,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(now / 1000);
  const signed = secrets.map((secret) => `v1,${hmac(keyOf(secret), `${id}.${seconds}.${body}`, 'base64')}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signed.join(' '),
  };
}

/** The bytes of a key: decoded from `whsec_…`, or those of any other text. */
function keyOf(secret: string): Buffer {
  return secret.startsWith(KEY_PREFIX)
    ? Buffer.from(secret.slice(KEY_PREFIX.length), 'base64')
    : Buffer.from(secret, 'utf8');
}
