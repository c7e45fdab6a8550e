/** The events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.updated',
  'lead.status',
  'lead.assigned',
  'lead.lost',
  'lead.erased',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
