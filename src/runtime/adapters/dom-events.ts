import { closeDialog } from '../../lib/dialog.ts';
import { readLeadButton } from '../../lib/lead-button.ts';
import { inOwnTask } from '../../lib/own-task.ts';
import type { Runtime } from '../state.ts';

/**
 * Tells everything that moves on its own that a lead button was clicked (FORM-02); `<html>` records it for islands
 * that are hydrated later.
 */
export const LEAD_OPEN = 'kavling:lead-open';

/** The element that was clicked last: the focus returns to it when its dialog closes. */
export interface Opener {
  element: HTMLElement | null;
}

/**
 * A click on a lead button, as the listener hands it on; also for one that came before the runtime, whose dialog may
 * have been closed again.
 */
export function clickLeadButton(
  element: HTMLElement,
  runtime: Pick<Runtime, 'dispatch'>,
  opener: Opener,
  isPutAway = false,
): void {
  opener.element = element;
  document.documentElement.dataset.leadOpen = '';
  document.dispatchEvent(new Event(LEAD_OPEN));
  runtime.dispatch({ type: 'button/clicked', button: readLeadButton(element), isPutAway });
}

/**
 * Listens to the page by the DOM contract: lead buttons, dialogs and their closing, the page's coming and
 * going. Returns how to stop listening.
 */
export function listenToPage(page: Document, runtime: Runtime, opener: Opener): () => void {
  const view = page.defaultView ?? window;
  const stop = new AbortController();
  const on = (target: EventTarget, name: string, listener: (event: never) => void, capture = false) =>
    target.addEventListener(name, listener as EventListener, { signal: stop.signal, capture });

  on(page, 'click', (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-lead]');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (button) {
      if (isModified) return;
      const answer = (isPutAway = false) => clickLeadButton(button, runtime, opener, isPutAway);
      if (!button.dataset.dialog) return answer();
      event.preventDefault();
      inOwnTask(answer);
      return;
    }
    const choice = target?.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (choice) runtime.dispatch({ type: choice === 'given' ? 'consent/given' : 'consent/refused' });
    const dialog = target?.closest('dialog');
    if (!dialog) return;
    // A click on the dialog itself, and not on what is in it, is a click on its backdrop.
    if (target?.closest('[data-close]') || (target === dialog && isOutside(dialog, event)))
      closeDialog(dialog);
  });

  // `close` does not bubble: it is caught on the way down. It comes after Escape as well.
  on(
    page,
    'close',
    ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement)) return;
      runtime.dispatch({ type: 'dialog/closed', dialog: target.id });
    },
    true,
  );

  const show = (persisted: boolean) =>
    runtime.dispatch({ type: 'page/shown', restored: runtime.restore(), persisted });
  on(view, 'pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) show(persisted);
  });
  on(view, 'pagehide', () => runtime.dispatch({ type: 'page/hidden' }));
  on(page, 'visibilitychange', () => {
    if (page.visibilityState === 'hidden') runtime.dispatch({ type: 'page/hidden' });
    else show(false);
  });
  // Another tab wrote something down.
  on(view, 'storage', () => show(false));
  on(view, 'online', () => runtime.dispatch({ type: 'page/online' }));
  return () => stop.abort();
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
