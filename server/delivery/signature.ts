import { createHmac } from 'node:crypto';
import { isEqualSecret } from '../keys.ts';

/** Seconds a receiver should accept a signature for. */
const TOLERANCE = 300;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time stamp, a dot and the raw body. */
export function signBody(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** What a receiver does with the header; here for its documentation and its tests. */
export function isSignedBy(secret: string, body: string, header: string, now: number): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match?.[1] || Math.abs(now / 1000 - Number(match[1])) > TOLERANCE) return false;
  return isEqualSecret(signBody(secret, body, Number(match[1]) * 1000), header);
}
