import { closeDialog, fillDialog, openDialog, restoreDialog } from '../lib/dialog.ts';
import { inOwnTask } from '../lib/own-task.ts';
import { hydrateAll } from './client-islands.ts';
import { pageRead } from './client-load.ts';
import { isModified } from './modified-click.ts';

/** Delays slow work until the visitor sees the effect of the tap. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Answers lead buttons before the runtime has loaded: their dialog opens immediately, and `hear` gets the button so that
 * the runtime learns of the click. Once `isAlive` is true the runtime answers, and only the dialog's islands are
 * hydrated.
 */
export function listenForLeads(hear: (button: HTMLElement) => void, isAlive: () => boolean): void {
  // `close` does not bubble: it is caught on the way down. Also for a window that closes before the runtime has loaded.
  addEventListener('close', ({ target }) => restoreDialog(target as Element), true);
  addEventListener(
    'click',
    (event) => {
      if (isModified(event)) return;
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('[data-lead]');
      const dialog = button ? document.getElementById(button.dataset.dialog ?? '') : target.closest('dialog');
      const isDialog = dialog instanceof HTMLDialogElement;
      if (button && isDialog) afterPaint(() => hydrateAll(dialog));
      if (isAlive()) return;
      if (button?.dataset.dialog && !dialog && document.readyState === 'loading') {
        // Its dialog is at the end of the page, which has not arrived yet.
        event.preventDefault();
        void pageRead.then(() => button.click());
      } else if (button) {
        if (isDialog) {
          event.preventDefault();
          inOwnTask((isCalledOff) => {
            if (isCalledOff) return;
            fillDialog(dialog, button.dataset);
            openDialog(dialog, button);
          });
        }
        hear(button);
      } else if (isDialog && (target === dialog || target.closest('[data-close]'))) closeDialog(dialog);
    },
    true,
  );
}
