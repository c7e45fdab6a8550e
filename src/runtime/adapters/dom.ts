import { closeDialog, fillDialog, openDialog } from '../../lib/dialog.ts';
import { isWhatsappLink, withWhatsappNumber } from '../../lib/whatsapp-link.ts';
import type { Dom } from '../ports.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface CodeCredentials {
  get(options: object): Promise<{ code?: string } | null>;
}

/** The page's elements, found by the DOM contract each time they are needed. `opener` is what was clicked last. */
export function createDom(page: Document, opener: () => HTMLElement | null): Dom {
  const dialog = (id: string) => {
    const element = page.getElementById(id);
    return element instanceof HTMLDialogElement ? element : undefined;
  };
  const forms = (id: string) => {
    const found = page.querySelectorAll<HTMLFormElement>('form[data-lead-form]');
    return [...found].filter((form) => id === '' || form.id === id);
  };
  return {
    showDialog(id, content) {
      let follows = false;
      for (const other of page.querySelectorAll<HTMLDialogElement>('dialog[data-dialog-root][open]')) {
        if (other.id === id) continue;
        closeDialog(other);
        follows = true;
      }
      const target = dialog(id);
      if (!target) return;
      if (!target.open) target.toggleAttribute('data-follows', follows);
      fillDialog(target, content);
      openDialog(target, opener());
    },
    hideDialog(id) {
      const target = dialog(id);
      if (target) closeDialog(target);
    },
    retargetButtons(id) {
      for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-lead][data-dialog]')) {
        if (id) {
          dataset.ownDialog ??= dataset.dialog ?? '';
          dataset.dialog = id;
        } else if (dataset.ownDialog !== undefined) {
          dataset.dialog = dataset.ownDialog;
          delete dataset.ownDialog;
        }
      }
    },
    fillFields(id, values, onlyEmpty) {
      for (const form of forms(id)) {
        for (const [name, value] of Object.entries(values)) {
          for (const field of fieldsOf(form, name)) {
            const isTaken = onlyEmpty && (field.value !== '' || field === page.activeElement);
            if (!isTaken && field.value !== value) field.value = value;
          }
        }
      }
    },
    focusField(id, name) {
      for (const form of forms(id)) {
        const field = [...form.elements].find((each) => each.getAttribute('name') === name);
        if (field instanceof HTMLElement) field.focus();
      }
    },
    askConsent(isAsking) {
      const banner = page.querySelector<HTMLElement>('[data-consent-banner]');
      if (!banner || banner.hidden !== isAsking) return;
      const hadFocus = banner.contains(page.activeElement);
      banner.hidden = !isAsking;
      if (hadFocus) page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    overwriteTelesales(number) {
      for (const field of page.querySelectorAll<HTMLInputElement>('[name=telesales_number]'))
        field.value = number;
      for (const place of page.querySelectorAll('[data-telesales]')) place.textContent = number;
      for (const link of page.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (isWhatsappLink(href)) link.setAttribute('href', withWhatsappNumber(href, number));
      }
    },
    listenForCode(found) {
      const stop = new AbortController();
      const credentials = page.defaultView?.navigator.credentials as CodeCredentials | undefined;
      if (page.defaultView && 'OTPCredential' in page.defaultView && credentials) {
        credentials.get({ otp: { transport: ['sms'] }, signal: stop.signal }).then(
          (answer) => answer?.code && found(answer.code),
          () => undefined,
        );
      }
      return () => stop.abort();
    },
  };
}

function fieldsOf(form: HTMLFormElement, name: string): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type))) &&
      field.name === name,
  );
}
