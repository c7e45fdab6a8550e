import { LIMITS } from '../limits.ts';
import type { Outcome, State } from '../state.ts';
import { brochureDestination, whatsappDestination } from './destination.ts';
import type { QueueEntry } from './queue-entry.ts';
import { formOf, type LeadState, retireKey, type Sending, setForm } from './state.ts';

/** Success (LEAD-06 to LEAD-08): to WhatsApp after its second, or to the brochure immediately. */
export function finishLead(own: LeadState, sending: Sending, all: Readonly<State>): Outcome[] {
  const { lead, request } = sending;
  own.sending = null;
  const outcomes: Outcome[] = [markSent(lead.form)];
  if (lead.type === 'brochure') return [...outcomes, ...openBrochure(own, sending)];

  const url = whatsappDestination(lead, all);
  setForm(own, lead.form, { name: 'sent', sent: 'whatsapp', link: url, key: '' });
  own.redirect = { request, url };
  const event = { type: 'lead/redirect-due', request } as const;
  return [...outcomes, { type: 'clock/after', ms: LIMITS.redirectAfter, event }];
}

function markSent(form: string): Outcome {
  return { type: 'fields/fill', form, values: { submit_status: '1' }, onlyEmpty: false };
}

/**
 * The queue delivered a lead whose visitor no longer waits: its form shows the success and the link, and nothing opens
 * by itself. A form that is being filled with another lead is left alone, and so is an empty one in a tab in which this lead
 * was not left.
 */
export function finishLater(
  own: LeadState,
  { entry, isOwn }: { entry: QueueEntry; isOwn: boolean },
  page: string,
  all: Readonly<State>,
): Outcome[] {
  const { lead, slug, key } = entry;
  if (!lead || slug !== all.facts.slug) return [];
  const { form, source, type } = lead;
  const { name, key: filled } = formOf(own, form);
  const isWaited =
    filled === key ? name === 'waiting' || name === 'refused' : filled === '' && name === 'idle';
  if (!isWaited || (filled !== key && !isOwn)) return [];
  const link = type === 'whatsapp' ? whatsappDestination(lead, all) : brochureDestination(lead, page, all);
  const isSeen = source === '' || (all.dialogs.name === 'open' && all.dialogs.id === source);
  setForm(own, form, { name: 'sent', sent: type, link, key: '', isUnseen: !isSeen, isLate: true });
  if (type === 'brochure' && link) own.offering = { form, source };
  return [markSent(form)];
}

function openBrochure(own: LeadState, { lead, request, tab, brochure }: Sending): Outcome[] {
  const { form, source } = lead;
  setForm(own, form, { name: 'sent', sent: 'brochure', key: '' });
  if (!brochure) return [{ type: 'browser/log', text: 'The brochure has no address that may be opened' }];
  own.offering = { form, source };
  if (tab !== 'open') return showBrochureLink(own, form, brochure);
  return [{ type: 'brochure/point-tab', request, form, url: brochure }];
}

/** The tab was blocked: a link in the form, and no reload until it is used or closed (LEAD-07). */
export function showBrochureLink(own: LeadState, form: string, url: string): Outcome[] {
  if (own.offering?.form === form) setForm(own, form, { name: 'sent', sent: 'brochure', link: url, key: '' });
  return [];
}

/** The answer says nothing either way (LEAD-09): the message shows, the lead stays in the queue. */
export function failLead(own: LeadState, sending: Sending, failed: string): Outcome[] {
  setForm(own, sending.lead.form, { name: 'refused', failed });
  return endSending(own, sending);
}

/** No usable answer (LEAD-11): logged; the lead stays in the queue, and the form says that it waits. */
export function loseLead(own: LeadState, sending: Sending, reason: string): Outcome[] {
  setForm(own, sending.lead.form, { name: 'waiting' });
  return [
    ...endSending(own, sending),
    { type: 'browser/log', text: 'The lead was not sent', detail: reason },
  ];
}

/** The server said no (LEAD-10): another try is another lead. */
export function refuseLead(own: LeadState, key: string, failed: string): Outcome[] {
  const { sending } = own;
  const outcomes = sending?.lead.key === key ? endSending(own, sending) : [];
  for (const [id, form] of Object.entries(own.forms)) {
    if (form.key === key) setForm(own, id, { name: 'refused', failed });
  }
  retireKey(own, key);
  return outcomes;
}

function endSending(own: LeadState, { tab, request }: Sending): Outcome[] {
  own.sending = null;
  return tab === 'open' ? [{ type: 'brochure/close-tab', request }] : [];
}
