import { LIMITS } from '../limits.ts';
import { type Ask, defineLazyPart, type Outcome, raise, type Stamp, type State } from '../state.ts';
import { checkForm, type FormProblem } from './check-form.ts';
import { contentOf } from './content.ts';
import { brochureDestination } from './destination.ts';
import { leadEffects } from './effects.ts';
import { type FormSubmission, type Lead, toLead } from './lead.ts';
import { failLead, finishLater, finishLead, loseLead, refuseLead, showBrochureLink } from './outcome.ts';
import { leadPayload } from './payload.ts';
import { saveRequest } from './save-request.ts';
import { formOf, type LeadState, retireKey, setForm } from './state.ts';

export { answerHeldForms } from './held-forms.ts';

/** The part that runs from the filled form on: no page needs it before a visitor touches a form. */
export default defineLazyPart<'lead'>({
  on: {
    'lead/submitted': (own, event, all, ask) => {
      const { form, fields, unticked } = event;
      const { name, key } = formOf(own, form);
      if (name === 'sent') return;
      const problem = checkForm(fields, unticked, all.facts);
      if (problem) return reject(own, event, problem);
      const lead = toLead(event, key || event.id, all);
      formOf(own, form).key = lead.key;
      return [
        { type: 'fields/fill', form, values: { whatsapp_number: `+${lead.phone}` }, onlyEmpty: false },
        raise({ type: 'lead/checked', lead }),
        ...askGates(own, lead, event, all, ask),
      ];
    },

    'lead/tried': (own, event, { facts }) => {
      const problem = checkForm(event.fields, event.unticked, facts);
      if (problem) return reject(own, event, problem);
      if (formOf(own, event.form).name === 'invalid') setForm(own, event.form, {});
      return undefined;
    },

    'lead/resumed': (own, event, all) => {
      // While it waited, its form may have used the key for another lead.
      const lead = { ...event.lead, key: event.id };
      if (!own.sending) return post(own, lead, event, all);
      // Another form was faster: this lead goes by the queue rather than getting lost.
      const { sent, posted } = writeDown(lead, event, all);
      if (lead.form !== own.sending.lead.form) setForm(own, lead.form, { name: 'waiting', key: sent.key });
      return [posted];
    },

    'lead/released': (own, { form, failed }) => {
      if (own.sending?.lead.form !== form) setForm(own, form, { name: failed ? 'refused' : 'idle', failed });
      return undefined;
    },

    'lead/overdue': (own, { request }) =>
      own.sending?.request === request ? loseLead(own, own.sending, 'no answer yet') : undefined,
    'queue/delivered': (own, { entry, url, isOwn }, all) => {
      const { sending } = own;
      const outcomes =
        sending?.lead.key === entry.key
          ? finishLead(own, sending, all)
          : finishLater(own, { entry, isOwn }, url, all);
      retireKey(own, entry.key);
      return outcomes;
    },
    'lead/corrected': (own, { key }) => {
      retireKey(own, key);
      return undefined;
    },
    'queue/refused': (own, { entry, message }, { facts }) =>
      refuseLead(own, entry.key, message || facts.copy.leadFailed),
    'queue/failed': (own, { key, reason, isUnclear }, { facts, queue }) => {
      if (own.sending?.lead.key !== key) return;
      if (own.sending.tab === 'same') {
        // Our own tab has cut it off.
        own.sending.tab = 'blocked';
        const event = { type: 'queue/due', key, timer: queue.tries[key]?.timer ?? '' } as const;
        return [{ type: 'clock/after', ms: LIMITS.afterOwnTab, event }];
      }
      if (isUnclear) return failLead(own, own.sending, facts.copy.leadFailed);
      return loseLead(own, own.sending, reason);
    },
    'queue/rekeyed': (own, { from, to }) => {
      for (const form of Object.values(own.forms)) if (form.key === from) form.key = to;
      if (own.sending?.lead.key === from) own.sending.lead.key = to;
      return undefined;
    },

    'lead/redirect-due': (own, { request }) => {
      if (own.redirect?.request !== request) return;
      const { url } = own.redirect;
      own.redirect = null;
      return [{ type: 'browser/navigate', url }];
    },

    // After the save has left: in some apps the tab would take the place of the page.
    'brochure/wanted': (own, { request }) =>
      own.sending?.request === request ? [{ type: 'brochure/open-tab', request }] : undefined,
    'brochure/tab-answered': (own, { request, tab }) => {
      if (own.sending?.request === request) own.sending.tab = tab;
      else if (tab === 'open') return [{ type: 'brochure/close-tab', request }];
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

function reject(own: LeadState, { form, surface }: FormSubmission, problem: FormProblem): Outcome[] {
  const { name } = formOf(own, form);
  setForm(own, form, {
    name: name === 'sending' ? name : 'invalid',
    alert: problem.message,
    field: problem.field,
    errors: problem.errors,
  });
  return [
    raise({ type: 'lead/rejected', form, surface, message: problem.message, field: problem.field }),
    { type: 'form/focus', form, field: problem.field },
  ];
}

function askGates(own: LeadState, lead: Lead, event: Stamp, all: Readonly<State>, ask: Ask): Outcome[] {
  // A form that is being sent went through its gates.
  const gate = own.sending?.lead.form === lead.form ? '' : ask.gateFor(lead);
  if (gate === '') return post(own, lead, event, all);
  setForm(own, lead.form, { name: 'checking' });
  return [raise({ type: 'lead/held', gate, lead })];
}

function post(own: LeadState, lead: Lead, event: Stamp, all: Readonly<State>): Outcome[] {
  if (own.sending) return [{ type: 'browser/alert', text: all.facts.copy.submitting }];

  const { sent, posted, replaced } = writeDown(lead, event, all, formOf(own, lead.form).key);
  const { id: request } = event;
  const brochure = lead.type === 'brochure' ? brochureDestination(lead, event.url, all) : '';
  own.sending = { request, lead: sent, tab: 'none', brochure };
  setForm(own, lead.form, { name: 'sending', key: sent.key });
  return [
    ...replaced,
    posted,
    ...(brochure ? [raise({ type: 'brochure/wanted', request })] : []),
    { type: 'clock/after', ms: LIMITS.saveTimeout, event: { type: 'lead/overdue', request } },
  ];
}

/** Hands a lead to the queue. What was said before goes by the key it had; a corrected lead takes the old one's place. */
function writeDown(lead: Lead, event: Stamp, all: Readonly<State>, old = '') {
  const fresh = leadPayload(lead, event, all);
  const content = contentOf(fresh);
  const { entries, sent: known, corrected: before } = all.queue;
  const kept = entries.find((entry) => entry.content === content && !entry.answer);
  const others = entries.filter((entry) => entry !== kept);
  const corrected = others.find(
    ({ key, fields }) => key === old && fields.lead_type_id === fresh.lead_type_id,
  );
  const isTaken = others.some(({ key }) => key === lead.key);
  const key = kept?.key ?? known[content] ?? before[content] ?? (isTaken ? event.id : lead.key);
  const { otp_proof } = fresh;
  const fields = kept
    ? { ...kept.fields, ...(otp_proof && { otp_proof }) }
    : { ...fresh, idempotency_key: key };
  const sent = { ...lead, key };
  return {
    sent,
    posted: raise({ type: 'lead/posted', lead: sent, save: saveRequest(all), fields }),
    replaced: corrected ? [raise({ type: 'lead/corrected', key: corrected.key })] : [],
  };
}
