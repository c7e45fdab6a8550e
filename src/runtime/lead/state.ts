import type { Lead } from './lead.ts';

/**
 * `checking`: a gate is at work. `sent`: WhatsApp opens, or the brochure did. `waiting`: a transport error (LEAD-11),
 * after which the queue sends the lead by itself.
 */
type FormStateName = 'idle' | 'invalid' | 'checking' | 'sending' | 'sent' | 'refused' | 'waiting';

/** One form of the page. Texts that do not apply are `''`. */
export interface FormState {
  name: FormStateName;
  /** Message of the alert field (FORM-05). */
  alert: string;
  /** Name of the first field that failed. */
  field: string;
  /** The line below each failing field, by its name (LIB-06). */
  errors: Readonly<Record<string, string>>;
  /** Message of the failed-message area (LEAD-09, LEAD-10, OTP-15). */
  failed: string;
  /** Type of the lead that was sent. */
  sent: 'whatsapp' | 'brochure';
  /** A link to offer: WhatsApp once it was sent, the brochure when its tab was blocked (LEAD-07). */
  link: string;
  /** Idempotency key of the lead being filled in. */
  key: string;
  /** The queue sent it while its dialog was closed: the success waits to be seen. */
  isUnseen: boolean;
  /** The queue sent it after the visitor had stopped waiting: nothing opens by itself. */
  isLate: boolean;
}

/** A lead whose visitor waits for the answer. */
export interface Sending {
  /** Names this press: its tab and its timer. */
  request: string;
  lead: Lead;
  /** The brochure's tab, opened in the visitor's gesture; `same` when opening it cut the save off. */
  tab: 'none' | 'open' | 'blocked' | 'same';
  /** Where the brochure is, `''` for none. */
  brochure: string;
}

export interface LeadState {
  /** By id of the form element; an untouched form is absent. */
  forms: Record<string, FormState>;
  /** At most one save at a time (LEAD-04). */
  sending: Sending | null;
  /** The WhatsApp link that opens when its second is over (LEAD-08). */
  redirect: { request: string; url: string } | null;
  /** The form that offers a brochure whose tab was blocked; the page reloads once it is used or closed. */
  offering: { form: string; source: string } | null;
}

const IDLE_FORM: Readonly<FormState> = {
  name: 'idle',
  alert: '',
  field: '',
  errors: {},
  failed: '',
  sent: 'whatsapp',
  link: '',
  key: '',
  isUnseen: false,
  isLate: false,
};

/** The form of that id, made when it is new. */
export function formOf(own: LeadState, id: string): FormState {
  own.forms[id] ??= { ...IDLE_FORM };
  return own.forms[id];
}

/** Puts a form into a state, with none of the texts of the last one. */
export function setForm(own: LeadState, id: string, change: Partial<FormState>): void {
  const { key } = formOf(own, id);
  own.forms[id] = { ...IDLE_FORM, key, ...change };
}

/** No form may use a key again that a server has answered for. */
export function retireKey(own: LeadState, key: string): void {
  for (const form of Object.values(own.forms)) if (form.key === key) form.key = '';
}

/** State of one form, for views. */
export function selectForm(id: string): (state: { lead: LeadState }) => Readonly<FormState> {
  return ({ lead }) => lead.forms[id] ?? IDLE_FORM;
}
