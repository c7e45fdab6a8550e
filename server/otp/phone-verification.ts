import type { Keys } from '../keys/keys.ts';
import type { PhoneVerification } from '../lead/save.ts';
import { normalisePhone } from '../phone/phone.ts';
import type { Clock } from '../ports/clock.ts';
import type { ProjectSource } from '../site/facts.ts';
import type { OtpRepository } from '../store/otp/otp-repository.ts';
import { isProofOf, openProof } from './proof.ts';

/** The time after a failed code delivery during which a lead is accepted unverified, in milliseconds (OTP-16). */
const UNSENT_GRACE = 15 * 60_000;

export interface PhoneVerificationParts {
  readonly otp: Pick<OtpRepository, 'find' | 'hasUnsent'>;
  readonly keys: Keys;
  readonly projects: ProjectSource;
  readonly clock: Clock;
}

/**
 * Decides from the server's own record whether a phone is proven; the page's readable cookie is never asked. Of
 * several proofs (the lead's own, the cookie's) one that holds is enough.
 * @returns null when the project needs a code and there is no proof of it
 */
export function createPhoneVerifier(parts: PhoneVerificationParts) {
  async function findProven(
    proofs: readonly string[],
    phoneKey: string,
    projectId: string,
  ): Promise<string | null> {
    for (const proof of proofs) {
      const requestId = await readProven(proof, phoneKey, projectId);
      if (requestId !== null) return requestId;
    }
    return null;
  }

  async function readProven(proof: string, phoneKey: string, projectId: string): Promise<string | null> {
    const opened = openProof(proof, parts.clock.now());
    if (!opened) return null;
    const request = await parts.otp.find(opened.requestId);
    if (request?.state !== 'verified' || request.phone_key !== phoneKey) return null;
    if (request.project_id !== '' && request.project_id !== projectId) return null;
    return isProofOf(parts.keys, opened, phoneKey, request.project_id) ? request.id : null;
  }

  return async (
    proofs: readonly string[],
    phone: string,
    projectId: string,
    pageSlug = '',
  ): Promise<PhoneVerification | null> => {
    const rule = parts.projects.facts().codeRule(pageSlug, projectId);
    const required = rule === 'required';
    if (rule === 'not-required' && proofs.length === 0)
      return { verified: false, reason: 'not-required', requestId: '' };
    const phoneKey = parts.keys.phone(normalisePhone(phone));
    const requestId = await findProven(proofs, phoneKey, projectId);
    if (rule === 'unknown-page')
      return { verified: requestId !== null, reason: 'unknown-page', requestId: requestId ?? '' };
    if (requestId !== null) return { verified: true, reason: 'proven', requestId };
    if (!required) return { verified: false, reason: 'not-required', requestId: '' };
    const unsent = await parts.otp.hasUnsent(phoneKey, parts.clock.now() - UNSENT_GRACE);
    return unsent ? { verified: false, reason: 'sender-down', requestId: '' } : null;
  };
}
