import type { Page } from '@playwright/test';

/** Changes that translators, password managers and other extensions make to a form. */
export const FOREIGN_CHANGES = {
  'a translator wraps every text': (form: HTMLElement) => {
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'a password manager puts an element next to every field': (form: HTMLElement) => {
    for (const input of form.querySelectorAll('input:not([type=hidden])')) {
      const badge = document.createElement('div');
      badge.append(document.createElement('input'));
      input.after(badge);
    }
  },
  'an extension moves every field into a wrapper, without letting go of the focus': (form: HTMLElement) => {
    const { activeElement } = document;
    for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
      const [start, end] = [input.selectionStart, input.selectionEnd];
      const wrapper = document.createElement('span');
      input.before(wrapper);
      wrapper.append(input);
      if (input !== activeElement) continue;
      input.focus();
      input.setSelectionRange(start, end);
    }
  },
  'an extension removes elements and attributes': (form: HTMLElement) => {
    for (const element of form.querySelectorAll('label, [role=status]')) element.remove();
    for (const input of form.querySelectorAll('input:not([type=hidden])')) {
      input.removeAttribute('id');
      input.removeAttribute('placeholder');
    }
  },
  'an editor splits every text': (form: HTMLElement) => {
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.length > 2) text.splitText(1).before(document.createComment(''));
  },
} as const;

/** Where the visitor is writing: the field, what it holds, and the selection in it. */
export function writingPlace(page: Page) {
  return page.evaluate(() => {
    const { name, value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { name, value, selection: [selectionStart, selectionEnd] };
  });
}
