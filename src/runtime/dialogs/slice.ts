import type { DialogContent } from '../../lib/dialog.ts';
import { isGeneralWhatsapp, type LeadButton } from '../../lib/lead-button.ts';
import { defineSlice, type Outcome } from '../state.ts';

export interface DialogsState {
  name: 'closed' | 'open';
  /** Id of the dialog that is open, or was last. */
  id: string;
  /** The lead button that was clicked last: its form is filled from it. */
  button: LeadButton | null;
}

declare module '../state.ts' {
  interface State {
    dialogs: DialogsState;
  }
  interface EventMap {
    /** `isPutAway`: its dialog was shown and closed again before the runtime stood. */
    'button/clicked': { button: LeadButton; isPutAway?: boolean };
    /** Another slice wants this dialog. */
    'dialog/asked': { dialog: string };
    'dialog/dismissed': { dialog: string };
    /** The element closed, by any means. */
    'dialog/closed': { dialog: string };
  }
  interface EffectMap {
    /** Shows this dialog and closes any other. */
    'dialog/show': { id: string; content: DialogContent };
    'dialog/hide': { id: string };
  }
}

/** The open window, and the button it is for (BTN-02 to BTN-07, BTN-09). */
export default defineSlice({
  name: 'dialogs',
  initial: () => ({ name: 'closed', id: '', button: null }),
  on: {
    'button/clicked': (own, { button, isPutAway }, { facts }, ask) => {
      const { enabled, link } = facts.settings.overwriteWhatsapp;
      // A plain link (BTN-06) needs no script: the browser follows it.
      if (button.dialog === '') return;
      if (enabled && isGeneralWhatsapp(button.kind)) return [{ type: 'browser/navigate', url: link }];
      own.button = button;
      if (isPutAway) return;
      return show(own, ask.diversion() || button.dialog);
    },
    'dialog/asked': (own, { dialog }) => show(own, dialog),
    'dialog/dismissed': (own, { dialog }) => {
      if (own.id === dialog) own.name = 'closed';
      return [{ type: 'dialog/hide', id: dialog }];
    },
    'dialog/closed': (own, { dialog }) => {
      if (own.id === dialog) own.name = 'closed';
      return undefined;
    },
  },
  effects: {
    'dialog/show': ({ id, content }, { dom }) => dom.showDialog(id, content),
    'dialog/hide': ({ id }, { dom }) => dom.hideDialog(id),
  },
});

function show(own: DialogsState, id: string): Outcome[] {
  own.name = 'open';
  own.id = id;
  const { title = '', prompt = '', submit = '', cover = '', dialog } = own.button ?? {};
  return [{ type: 'dialog/show', id, content: dialog === id ? { title, prompt, submit, cover } : {} }];
}
