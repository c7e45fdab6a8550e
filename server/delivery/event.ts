import type { Language, Sentence } from '../../src/lib/languages.ts';
import type { WebhookEvent } from '../config/webhook-events.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import type { LeadTable } from '../store/database/tables.ts';

/** One notice to one destination. `to` is an address, a number, a chat, or a push subscription as JSON. */
export interface Notice {
  readonly to: string;
  readonly language: Language;
  /** A custom text; empty for the default. */
  readonly text: string;
}

/** An event about a lead. `id` stays the same over all deliveries. */
export interface LeadEvent {
  readonly id: string;
  /**
   * `lead.updated`: the person submitted again, now with a verified number. It contains the same lead, complete.
   * `notice.assigned` and `reminder.due` are only for the team: a lead was assigned manually, or a reminder is due.
   * `notice.units` is about the list of homes of a project, `test` about nothing: both have no lead.
   */
  readonly type: WebhookEvent | 'notice.assigned' | 'reminder.due' | 'notice.units' | 'test';
  /** The time of the lead or of its change: ISO 8601. */
  readonly at: string;
  /** The complete lead; once erased, only its id. */
  readonly lead: Readonly<Record<string, string | number | boolean>>;
  /** The change: field, previous value, and person. */
  readonly change?: Readonly<Record<string, string>>;
  /** The person concerned, if it is not the one the lead is assigned to. */
  readonly person?: string;
  /** The text of a reminder. */
  readonly text?: string;
  /** Why a list of homes needs a team lead. */
  readonly reason?: Sentence;
  /** The destination of a notice to one person. */
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
