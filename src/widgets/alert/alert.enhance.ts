/** Puts a notice away with a fade, and keeps it away for as long as its author wants. Entries look as those of the runtime's store. */
export default function dismissible(
  root: HTMLElement,
  { id, rememberSeconds }: { id?: string; rememberSeconds: number },
): void {
  const alert = root.firstElementChild as HTMLElement;
  const key = `kavling-alert-${id}`;
  const until = /^expires=(\d+);/.exec(remembered(key))?.[1];
  if (id && Date.now() < Number(until)) alert.hidden = true;

  alert.querySelector('button')?.addEventListener('click', () => {
    alert.dataset.state = 'leaving';
    try {
      if (id && rememberSeconds) localStorage[key] = `expires=${Date.now() + rememberSeconds * 1000};1`;
    } catch {}
    // Whoever works with the keyboard goes on with what follows.
    const next = (root.nextElementSibling ?? root.parentElement) as HTMLElement;
    const target = (next.localName === 'k-island' ? next.firstElementChild : next) as HTMLElement;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    setTimeout(() => {
      alert.hidden = true;
    }, 400);
  });
}

function remembered(key: string): string {
  try {
    return localStorage[key] ?? '';
  } catch {
    return '';
  }
}
