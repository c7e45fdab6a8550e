import { type Ask, defineLatePart, type Outcome, raise, type Stamp, type State } from '../state.ts';
import { readSaveAnswer } from './answer.ts';
import { checkForm } from './check-form.ts';
import { brochureDestination } from './destination.ts';
import { leadEffects } from './effects.ts';
import { type Lead, toLead } from './lead.ts';
import { failLead, finishLead, loseLead, settleLead, showBrochureLink } from './outcome.ts';
import { isSameLead, leadPayload } from './payload.ts';
import { saveRequest } from './save-request.ts';
import { formOf, type LeadState, setForm } from './state.ts';

/** What happens from the filled form on: no page needs it before a form is alive. */
export default defineLatePart<'lead'>({
  on: {
    'lead/submitted': (own, event, all, ask) => {
      const { form, surface, fields, unticked } = event;
      const { name, key } = formOf(own, form);
      if (name === 'sent') return;
      const problem = checkForm(fields, unticked, all.facts);
      if (problem) {
        setForm(own, form, {
          name: name === 'sending' ? name : 'invalid',
          alert: problem.message,
          field: problem.field,
        });
        return [
          raise({ type: 'lead/rejected', form, surface, ...problem }),
          { type: 'form/focus', form, field: problem.field },
        ];
      }
      const lead = toLead(event, key || event.id, all);
      formOf(own, form).key = lead.key;
      return [
        { type: 'fields/fill', form, values: { whatsapp_number: `+${lead.phone}` }, onlyEmpty: false },
        raise({ type: 'lead/checked', lead }),
        ...askGates(own, lead, event, all, ask),
      ];
    },

    'lead/resumed': (own, event, all) => {
      // While it waited, its form may have used the key for another lead.
      const lead = { ...event.lead, key: event.id };
      if (!own.sending) return post(own, lead, event, all);
      // Another form was faster: this lead goes by the outbox rather than getting lost.
      if (lead.form !== own.sending.lead.form) setForm(own, lead.form, {});
      const fields = leadPayload(lead, event, all);
      const isKnown = all.outbox.entries.some((entry) => isSameLead(entry.fields, fields));
      return isKnown ? [] : [raise({ type: 'lead/posted', lead, save: saveRequest(all), fields })];
    },

    'lead/released': (own, { form, failed }) => {
      if (own.sending?.lead.form !== form) setForm(own, form, { name: failed ? 'refused' : 'idle', failed });
      return undefined;
    },

    'lead/answered': (own, { request, status, body }, all) => {
      if (own.sending?.request !== request) return;
      const answer = readSaveAnswer({ status, body });
      const { copy, settings } = all.facts;
      switch (answer.name) {
        case 'saved':
          return finishLead(own, own.sending, all);
        case 'refused':
          // On pages with codes the flag is only logged (specification, section 7, call 3).
          if (settings.otp.enabled) {
            return [
              {
                type: 'browser/log',
                text: 'The lead was answered with success: false',
                detail: answer.message,
              },
              ...finishLead(own, own.sending, all),
            ];
          }
          return settleLead(own, own.sending, answer.message || copy.leadFailed);
        case 'unsure':
          return failLead(own, own.sending, copy.leadFailed);
        case 'conflict':
          return settleLead(own, own.sending, '');
        case 'lost':
          return loseLead(own, own.sending, answer.reason);
      }
    },

    'lead/unanswered': (own, { request, reason }) => {
      if (own.sending?.request !== request) return;
      return loseLead(own, own.sending, reason);
    },

    'lead/redirect-due': (own, { request }) => {
      if (own.redirect?.request !== request) return;
      const { url } = own.redirect;
      own.redirect = null;
      return [{ type: 'browser/navigate', url }];
    },

    'brochure/tab-opened': (own, { request }) => {
      if (own.sending?.request !== request) return [{ type: 'brochure/close-tab', request }];
      own.sending.tab = 'open';
      return undefined;
    },
    'brochure/tab-blocked': (own, { request }) => {
      if (own.sending?.request === request) own.sending.tab = 'blocked';
      return undefined;
    },
    'brochure/opened': (own) => {
      const source = own.offering?.source ?? '';
      own.offering = null;
      const close = source ? [{ type: 'dialog/hide', id: source } as const] : [];
      return [...close, { type: 'browser/reload' }];
    },
    'brochure/blocked': (own, { form, address }) => showBrochureLink(own, form, address),
  },
  effects: leadEffects,
});

function askGates(own: LeadState, lead: Lead, event: Stamp, all: Readonly<State>, ask: Ask): Outcome[] {
  // A form that is being sent went through its gates.
  const gate = own.sending?.lead.form === lead.form ? '' : ask.gateFor(lead);
  if (gate === '') return post(own, lead, event, all);
  setForm(own, lead.form, { name: 'checking' });
  return [raise({ type: 'lead/held', gate, lead })];
}

function post(own: LeadState, lead: Lead, event: Stamp, all: Readonly<State>): Outcome[] {
  if (own.sending) return [{ type: 'browser/alert', text: all.facts.copy.submitting }];

  const fresh = leadPayload(lead, event, all);
  const kept = all.outbox.entries.find((entry) => isSameLead(entry.fields, fresh));
  // A lost lead that was corrected in its form: the new one takes its place.
  const old = formOf(own, lead.form).key;
  const superseded = all.outbox.entries.some((entry) => entry.key === old && entry !== kept);
  const key = kept?.key ?? (superseded ? event.id : lead.key);
  const fields = kept ? { ...kept.fields } : { ...fresh, idempotency_key: key };
  const sent = { ...lead, key };
  const save = saveRequest(all);
  const brochure = lead.type === 'brochure' ? brochureDestination(lead, event.url, all) : '';

  own.sending = { ...save, request: event.id, lead: sent, fields, tab: 'none', brochure };
  setForm(own, lead.form, { name: 'sending', key });
  return [
    ...(superseded ? [raise({ type: 'lead/settled', key: old })] : []),
    raise({ type: 'lead/posted', lead: sent, save, fields }),
    ...(brochure ? [{ type: 'brochure/open-tab', request: event.id } as const] : []),
    { type: 'lead/save', ...save, request: event.id, fields },
  ];
}
