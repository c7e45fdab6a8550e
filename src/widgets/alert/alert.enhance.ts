import { isRemembered, rememberFor } from '../../lib/expiring-entry.ts';

/** Puts a notice away with a fade, and keeps it away for as long as its author wants. */
export default function dismissible(
  root: HTMLElement,
  { id, rememberSeconds }: { id?: string; rememberSeconds: number },
): void {
  const alert = root.firstElementChild as HTMLElement;
  const key = `kavling-alert-${id}`;
  if (id && isRemembered(key)) alert.hidden = true;

  alert.querySelector('button')?.addEventListener('click', () => {
    alert.dataset.state = 'leaving';
    if (id && rememberSeconds) rememberFor(key, rememberSeconds);
    // Keyboard users continue with the next element.
    const next = (root.nextElementSibling ?? root.parentElement) as HTMLElement;
    const target = (next.localName === 'k-island' ? next.firstElementChild : next) as HTMLElement;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    setTimeout(() => {
      alert.hidden = true;
    }, 400);
  });
}
