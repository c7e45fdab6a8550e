import { LIMITS } from '../limits.ts';
import { type Outcome, raise, type State } from '../state.ts';
import { whatsappDestination } from './destination.ts';
import { type LeadState, type Sending, setForm } from './state.ts';

/** Success (LEAD-06 to LEAD-08): to WhatsApp after its second, or to the brochure at once. */
export function finishLead(own: LeadState, sending: Sending, all: Readonly<State>): Outcome[] {
  const { lead, request } = sending;
  own.sending = null;
  const outcomes: Outcome[] = [
    { type: 'fields/fill', form: lead.form, values: { submit_status: '1' }, onlyEmpty: false },
    raise({ type: 'lead/saved', lead }),
  ];
  if (lead.type === 'brochure') return [...outcomes, ...openBrochure(own, sending)];

  const url = whatsappDestination(lead, all);
  setForm(own, lead.form, { name: 'sent', sent: 'whatsapp', link: url, key: '' });
  own.redirect = { request, url };
  const event = { type: 'lead/redirect-due', request } as const;
  return [...outcomes, { type: 'clock/after', ms: LIMITS.redirectAfter, event }];
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

/** The answer says nothing either way (LEAD-09): the message shows, the lead stays in the outbox. */
export function failLead(own: LeadState, sending: Sending, failed: string): Outcome[] {
  const { lead } = sending;
  setForm(own, lead.form, { name: 'refused', failed });
  return [
    ...endSending(own, sending),
    raise({ type: 'lead/lost', key: lead.key, reason: 'no clear answer' }),
  ];
}

/** No usable answer (LEAD-11): logged, nothing shown; the lead stays in the outbox. */
export function loseLead(own: LeadState, sending: Sending, reason: string): Outcome[] {
  const { lead } = sending;
  setForm(own, lead.form, { name: 'lost' });
  return [
    ...endSending(own, sending),
    { type: 'browser/log', text: 'The lead was not sent', detail: reason },
    raise({ type: 'lead/lost', key: lead.key, reason }),
  ];
}

/** The server said no (LEAD-10): another try is another lead. */
export function settleLead(own: LeadState, sending: Sending, failed: string): Outcome[] {
  const { lead } = sending;
  setForm(own, lead.form, { name: failed ? 'refused' : 'lost', failed, key: '' });
  return [...endSending(own, sending), raise({ type: 'lead/settled', key: lead.key })];
}

function endSending(own: LeadState, { tab, request }: Sending): Outcome[] {
  own.sending = null;
  return tab === 'open' ? [{ type: 'brochure/close-tab', request }] : [];
}
