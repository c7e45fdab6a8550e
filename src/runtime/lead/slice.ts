import './events.ts';
import { defineSlice, type Outcome } from '../state.ts';
import { hasKept } from './queue-names.ts';
import { formOf, type LeadState, setForm } from './state.ts';

/** Loads the part that runs from the filled form on. */
export const loadSubmission = () => import('./submission.ts');

/** From the filled form to the saved lead (specification, section 4). */
export default defineSlice({
  name: 'lead',
  initial: () => ({ forms: {}, sending: null, redirect: null, offering: null }),
  on: {
    'form/touched': (own, { form, id }) => {
      const touched = formOf(own, form);
      touched.key ||= id;
      // New input may be another lead: the success message of the last one would be in its way.
      if (touched.name === 'waiting') touched.name = 'idle';
      return undefined;
    },

    'brochure/finished': (own, { form }) => reloadAfterOffer(own, own.offering?.form === form),
    'dialog/closed': (own, { dialog }) => reloadAfterOffer(own, own.offering?.source === dialog),

    'page/shown': (own, { persisted }) => {
      if (!persisted) return;
      // The visitor is back from WhatsApp: the forms are ready for the next lead.
      own.redirect = null;
      for (const [id, form] of Object.entries(own.forms)) {
        if (form.name === 'sent') setForm(own, id, { key: '' });
      }
      return undefined;
    },
    'button/clicked': (own) => {
      if (own.redirect || own.offering) return;
      for (const [id, form] of Object.entries(own.forms)) {
        if (form.isUnseen) form.isUnseen = false;
        else if (form.name === 'sent') setForm(own, id, { key: '' });
      }
      return undefined;
    },
  },
  lazy: {
    // A code that is asked for may bring a lead back whose form sleeps.
    when: ({ settings }, stored) => (settings.otp.enabled || hasKept(stored) ? 'start' : 'island'),
    load: async () => (await loadSubmission()).default,
  },
});

function reloadAfterOffer(own: LeadState, isDone: boolean): Outcome[] | undefined {
  if (!isDone) return;
  own.offering = null;
  return [{ type: 'browser/reload' }];
}
