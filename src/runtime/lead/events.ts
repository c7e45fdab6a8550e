import type { FormSubmission, Lead } from './lead.ts';
import type { SaveRequest } from './save-request.ts';
import type { LeadState } from './state.ts';

declare module '../state.ts' {
  interface State {
    lead: LeadState;
  }
  interface EventMap {
    /** The first keystroke in a form, and any later one. */
    'form/touched': { form: string };
    'lead/submitted': FormSubmission;
    /** A form was submitted that is not alive yet: it is checked, and sent once it is. */
    'lead/tried': FormSubmission;
    /** FORM-05 failed (LEAD-01). */
    'lead/rejected': { form: string; surface: string; message: string; field: string };
    /** FORM-05 passed. */
    'lead/checked': { lead: Lead };
    /** A gate keeps the lead back. */
    'lead/held': { gate: string; lead: Lead };
    /** The gate lets a lead go on. */
    'lead/resumed': { lead: Lead };
    /** The gate is done with the form, and the lead did not go on; the message goes to its failed-message area. */
    'lead/released': { form: string; failed: string };
    'lead/posted': { lead: Lead; save: SaveRequest; fields: Record<string, string> };
    /** The save takes too long to let the visitor wait; it may still be answered. */
    'lead/overdue': { request: string };
    /** Another lead takes its place: it is not sent again. */
    'lead/corrected': { key: string };
    'lead/redirect-due': { request: string };
    'brochure/wanted': { request: string };
    'brochure/tab-answered': { request: string; tab: 'open' | 'blocked' | 'same' };
    'brochure/opened': { form: string };
    'brochure/blocked': { form: string; address: string };
    /** The visible brochure link was used, or put away. */
    'brochure/finished': { form: string };
  }
  interface EffectMap {
    'brochure/open-tab': { request: string };
    'brochure/point-tab': { request: string; form: string; url: string };
    'brochure/close-tab': { request: string };
  }
}
