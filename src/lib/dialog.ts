import { lockPage } from './page-lock.ts';

/** The source of a cover that is empty: an image must have an address. */
export const NO_COVER = 'data:,';

/** The words and the picture that a lead button gives to the dialog it opens (specification, section 2). */
export interface DialogContent {
  title?: string | undefined;
  prompt?: string | undefined;
  submit?: string | undefined;
  cover?: string | undefined;
}

const partOf = (dialog: Element, name: string) => dialog.querySelector(`[data-part=${name}]`);

/** Writes the content into the dialog's parts as plain text; a part without new content keeps its own. */
export function fillDialog(dialog: Element, content: DialogContent): void {
  for (const name of ['title', 'prompt', 'submit'] as const) {
    const part = partOf(dialog, name);
    const text = content[name];
    if (part && text && part.textContent !== text) part.textContent = text;
  }
  const cover = partOf(dialog, 'cover');
  if (!(cover instanceof HTMLImageElement)) return;
  if (content.cover) {
    cover.dataset.ownSrc ??= cover.getAttribute('src') ?? NO_COVER;
    cover.dataset.ownSrcset ??= cover.srcset;
    cover.removeAttribute('srcset');
    cover.src = content.cover;
    cover.hidden = false;
  } else restoreDialog(dialog);
}

/** Gives the dialog its own cover back (specification, section 2: restored when it closes). */
export function restoreDialog(dialog: Element): void {
  const cover = partOf(dialog, 'cover');
  if (!(cover instanceof HTMLImageElement)) return;
  const { ownSrc, ownSrcset } = cover.dataset;
  if (ownSrc === undefined) return;
  if (ownSrcset) cover.srcset = ownSrcset;
  cover.src = ownSrc;
  cover.hidden = ownSrc === NO_COVER;
}

/** Shows the dialog over the page; the focus returns to `opener` when it closes. */
export function openDialog(dialog: HTMLDialogElement, opener?: HTMLElement | null): void {
  if (dialog.open) return;
  // Some browsers do not focus a link that is clicked, and a dialog gives focus back to what had it. A popover closes
  // under a dialog, so there it goes to the button of the popover.
  const popover = opener?.closest('[popover]');
  const home = popover ? document.querySelector<HTMLElement>(`[popovertarget=${popover.id}]`) : opener;
  home?.focus({ preventScroll: true });
  lockPage(dialog);
  // Where a browser can't make it modal, it lies over the page all the same.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.dataset.state = 'open';
}

/** Hides the dialog. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dataset.state = 'closed';
  if (dialog.open) dialog.close();
}
