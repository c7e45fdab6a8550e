/**
 * The full-screen switch (specification, section 4). Where the browser has no full screen it is marked as not enabled
 * and does nothing. Returns a function that leaves full screen and stops listening.
 */
export function bindFullscreen(button: HTMLElement | null, frame: HTMLElement, signal: AbortSignal): void {
  if (!button) return;
  const isEnabled = document.fullscreenEnabled === true && typeof frame.requestFullscreen === 'function';
  button.dataset.enabled = String(isEnabled);
  if (!isEnabled) {
    button.ariaDisabled = 'true';
    return;
  }
  const show = () => {
    button.ariaChecked = String(document.fullscreenElement === frame);
  };
  button.addEventListener(
    'click',
    () => {
      const work = document.fullscreenElement ? document.exitFullscreen() : frame.requestFullscreen();
      work.catch(() => {});
    },
    { signal },
  );
  document.addEventListener('fullscreenchange', show, { signal });
  signal.addEventListener('abort', () => {
    button.ariaChecked = 'false';
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  });
}
