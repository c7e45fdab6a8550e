/** Time for which a toast stays before it fades, in milliseconds (specification, section 9). */
const toastDelay = 500;

const timers = new WeakMap<HTMLElement, number>();

/**
 * Shows a message in a status element: it is announced immediately, shown for the toast delay, then fades by the style of
 * `[data-state]`.
 */
export function showToast(toast: HTMLElement, words: string, delay = toastDelay): void {
  toast.textContent = words;
  toast.dataset.state = 'shown';
  clearTimeout(timers.get(toast));
  const hide = () => {
    toast.dataset.state = 'hiding';
  };
  timers.set(toast, window.setTimeout(hide, delay));
}
