import type { Outbox } from '../delivery/outbox.ts';
import type { DeskFeed } from '../desk/live.ts';
import { readCookie } from '../http/cookie.ts';
import { createLeadSaver } from '../lead/save.ts';
import { createPhoneVerifier } from '../otp/phone-verification.ts';
import { PROOF_COOKIE } from '../otp/proof.ts';
import type { SaveLeadParts } from '../routes/save-lead.ts';
import type { Parts } from './parts.ts';

/** Saves leads: decides whether the phone is verified, where a lead goes next, and who is notified. */
export function createLeads(parts: Parts, outbox: Outbox, live: DeskFeed): SaveLeadParts {
  const { config, store, keys, projects, clock, ids, log, metrics } = parts;
  const verifyPhone = createPhoneVerifier({ otp: store.otp, keys, projects, clock });
  return {
    save: createLeadSaver({
      store,
      projects,
      clock,
      ids,
      duplicateMinutes: config.KAVLING_DUPLICATE_MINUTES,
      fastestMs: config.KAVLING_FASTEST_MS,
      outboxFor: outbox.messagesFor,
    }),
    log,
    phoneVerifierFor: (request, visitor, own) => {
      const hasCookie = request.headers.get('cookie')?.includes(PROOF_COOKIE) ?? false;
      const cookie = (hasCookie && readCookie(request, PROOF_COOKIE, visitor.secure)) || '';
      const proofs = [own, cookie].filter((proof) => proof !== '');
      return (phone, projectId, pageSlug) => verifyPhone(proofs, phone, projectId, pageSlug);
    },
    count(outcome) {
      metrics.count('kavling_leads_total', { outcome });
      if (outcome !== 'created' && outcome !== 'merged') return;
      outbox.wake();
      live.flush();
    },
  };
}
