/**
 * Holds the page behind a modal dialog still, at its width, until no dialog is open (dialog.css). Call it before the
 * dialog opens, while the scrollbar can be measured.
 */
export function lockPage(dialog: HTMLDialogElement): void {
  const page = dialog.ownerDocument;
  const root = page.documentElement;
  if (root.dataset.dialog === undefined)
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
  root.dataset.dialog = '';
  const unlock = () => {
    if (page.querySelector('dialog[open]')) return;
    delete root.dataset.dialog;
    root.style.removeProperty('--scrollbar');
  };
  dialog.addEventListener('close', unlock, { once: true });
}
