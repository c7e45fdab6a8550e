/** Time for which the controls stay after the visitor's last input, in milliseconds (specification, section 9). */
const autoHideAfter = 3500;

/**
 * Hides the controls when nothing happens, except while `stays` returns true. Returns a function that shows them
 * again.
 */
export function bindAutoHide(dialog: HTMLElement, stays: () => boolean, signal: AbortSignal): () => void {
  let timer = 0;
  const show = () => {
    clearTimeout(timer);
    dialog.dataset.controls = 'shown';
    timer = window.setTimeout(() => {
      if (!stays()) dialog.dataset.controls = 'hidden';
    }, autoHideAfter);
  };
  for (const type of ['click', 'pointermove', 'pointerdown', 'keydown'])
    dialog.addEventListener(type, show, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  show();
  return show;
}
