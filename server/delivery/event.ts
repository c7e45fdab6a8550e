import type { Language } from '../../src/lib/languages.ts';
import type { WebhookEvent } from '../config/webhook-events.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import type { LeadTable } from '../store/database/tables.ts';

/** One notice to one place. `to` is an address, a number, a chat, or a push subscription as JSON. */
export interface Notice {
  readonly to: string;
  readonly language: Language;
  /** The text somebody wrote; empty for the usual one. */
  readonly text: string;
}

/** What a receiver gets about a lead. `id` stays the same however often it is sent. */
export interface LeadEvent {
  readonly id: string;
  /**
   * `lead.updated`: the person came again, now with a proven number. It is the same lead, whole. `notice.assigned` and
   * `reminder.due` are for the team alone: a lead was assigned manually, or a reminder was requested. `test` is
   * about no lead.
   */
  readonly type: WebhookEvent | 'notice.assigned' | 'reminder.due' | 'test';
  /** When the lead came or changed: ISO 8601. */
  readonly at: string;
  /** All of it; after it was erased its id alone. */
  readonly lead: Readonly<Record<string, string | number | boolean>>;
  /** What changed, from what, and by whom. */
  readonly change?: Readonly<Record<string, string>>;
  /** The person of the desk whom it concerns, where that is not whoever looks after the lead. */
  readonly person?: string;
  /** What a reminder says. */
  readonly text?: string;
  /** Where a notice to one person goes. */
  readonly notice?: Notice;
}

export function makeLeadEvent(id: string, type: LeadEvent['type'], lead: LeadTable): LeadEvent {
  return {
    id,
    type,
    at: new Date(type === 'lead.created' ? lead.created_at : lead.changed_at).toISOString(),
    lead: type === 'lead.erased' ? { id: lead.id } : factsOf(lead),
  };
}

function factsOf(lead: LeadTable): LeadEvent['lead'] {
  return {
    id: lead.id,
    phone: lead.phone,
    otp_verified: lead.otp_verified === 1,
    otp_reason: lead.otp_reason,
    ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])),
  };
}
