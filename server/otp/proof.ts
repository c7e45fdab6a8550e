import { isEqualSecret, type Keys } from '../keys/keys.ts';

/**
 * The browser's proof of a verified code; it contains no phone, and no script can read it. The response gives the
 * page the same text, since a browser may keep no cookie for this address.
 */
export const PROOF_COOKIE = 'kavling-proof';

/** `requestId.expiresAt.signature`; the signature covers phone and project too, so it fits no other lead. */
export function makeProof(
  keys: Keys,
  requestId: string,
  phoneKey: string,
  projectId: string,
  expiresAt: number,
) {
  return `${requestId}.${expiresAt}.${keys.proof([requestId, phoneKey, projectId, String(expiresAt)])}`;
}

/** The request of a proof, if it was made here and is not too old; its signature is not yet checked. */
export function openProof(
  value: string,
  now: number,
): { requestId: string; expiresAt: number; signature: string } | null {
  const [requestId = '', expiry = '', signature = '', ...rest] = value.split('.');
  const expiresAt = Number(expiry);
  if (rest.length > 0 || requestId === '' || signature === '' || !/^\d{1,15}$/.test(expiry)) return null;
  return now < expiresAt ? { requestId, expiresAt, signature } : null;
}

export function isProofOf(
  keys: Keys,
  proof: { requestId: string; expiresAt: number; signature: string },
  phoneKey: string,
  projectId: string,
): boolean {
  const expected = keys.proof([proof.requestId, phoneKey, projectId, String(proof.expiresAt)]);
  return isEqualSecret(expected, proof.signature);
}
