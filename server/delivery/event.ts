import { LEAD_FIELDS } from '../lead/fields.ts';
import type { LeadTable } from '../store/tables.ts';

/** What a receiver is told of a new lead. `id` stays the same however often it is sent. */
export interface LeadEvent {
  readonly id: string;
  readonly type: 'lead.created';
  /** ISO 8601. */
  readonly at: string;
  readonly lead: Readonly<Record<string, string | number | boolean>>;
}

export function makeLeadEvent(id: string, lead: LeadTable): LeadEvent {
  return {
    id,
    type: 'lead.created',
    at: new Date(lead.created_at).toISOString(),
    lead: {
      id: lead.id,
      phone: lead.phone,
      otp_verified: lead.otp_verified === 1,
      otp_reason: lead.otp_reason,
      ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]])),
    },
  };
}
