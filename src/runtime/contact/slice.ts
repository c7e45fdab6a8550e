import { defineSlice } from '../state.ts';

/** Name and number of the visitor, under their wire names (specification, section 3). */
export interface Contact {
  name: string;
  whatsapp_number: string;
}

declare module '../state.ts' {
  interface State {
    contact: Contact;
  }
  interface Restored {
    contact: Contact;
  }
  interface EventMap {
    'init/contact': object;
  }
  interface EffectMap {
    'contact/keep': Contact;
  }
}

const KEY = 'temp_leads_contact_data';

/** The visitor's details, so that the next form on the page is filled (FORM-04). */
export default defineSlice({
  name: 'contact',
  initial: () => ({ name: '', whatsapp_number: '' }),
  restore: ({ session }) => readContact(session.get(KEY)),
  on: {
    'page/loaded': (own, { restored }) => {
      Object.assign(own, restored.contact);
      return undefined;
    },
    'init/contact': (own) =>
      own.name || own.whatsapp_number
        ? [{ type: 'fields/fill', form: '', values: { ...own }, onlyEmpty: true }]
        : undefined,
    'lead/checked': (own, { lead }) => {
      own.name = (lead.fields.name ?? '').trim();
      own.whatsapp_number = `+${lead.phone}`;
      return [
        { type: 'contact/keep', ...own },
        { type: 'fields/fill', form: '', values: { ...own }, onlyEmpty: true },
      ];
    },
  },
  effects: {
    'contact/keep': ({ name, whatsapp_number }, { session }) =>
      session.set(KEY, JSON.stringify({ name, whatsapp_number })),
  },
});

function readContact(text = '{}'): Contact {
  try {
    const { name, whatsapp_number } = JSON.parse(text) as Partial<Contact>;
    return { name: String(name ?? ''), whatsapp_number: String(whatsapp_number ?? '') };
  } catch {
    return { name: '', whatsapp_number: '' };
  }
}
