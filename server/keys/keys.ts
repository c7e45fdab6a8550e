import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed hashes and signatures, all from one secret; each use has its own prefix, so that none works for another. */
export interface Keys {
  /** Identifies a phone (digits) wherever the number itself is not needed. */
  phone(digits: string): string;
  address(limitKey: string): string;
  prefix(digits: string): string;
  code(requestId: string, phoneKey: string, code: string): string;
  proof(parts: readonly string[]): string;
  /** A login belongs to one entry of KAVLING_DESK_PEOPLE: another token means another entry. */
  session(token: string, entry: string): string;
}

export function createKeys(secret: string): Keys {
  const keyed = (use: string, parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([use, ...parts]))
      .digest('base64url');
  return {
    phone: (digits) => keyed('phone', [digits]),
    address: (limitKey) => keyed('address', [limitKey]),
    prefix: (digits) => keyed('prefix', [digits.slice(0, -4)]),
    code: (requestId, phoneKey, code) => keyed('code', [requestId, phoneKey, code]),
    proof: (parts) => keyed('proof', parts),
    session: (token, entry) => keyed('session', [token, entry]),
  };
}

/** Compares in constant time. */
export function isEqualSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
