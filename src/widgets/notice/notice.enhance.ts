import { isRemembered, rememberFor } from '../../lib/expiring-entry.ts';

interface Props {
  /** The key that the browser remembers it by. */
  readonly key: string;
  readonly after: number;
  readonly hideAfter: number;
  readonly rememberSeconds: number;
}

/** Shows the notice once the page is quiet, and hides it again unless the visitor is using it (specification, section 9: 5000 ms). */
export default function showNotice(
  island: HTMLElement,
  { key, after, hideAfter, rememberSeconds }: Props,
): void {
  if (isRemembered(key)) return;
  const box = island.firstElementChild as HTMLElement;
  let timer = 0;
  const wait = () => clearTimeout(timer);
  const goOn = () => {
    wait();
    if (hideAfter && !box.matches(':hover, :focus-within'))
      timer = window.setTimeout(() => box.hidePopover(), hideAfter);
  };
  for (const come of ['pointerenter', 'focusin']) box.addEventListener(come, wait);
  for (const leave of ['pointerleave', 'focusout']) box.addEventListener(leave, () => setTimeout(goOn));
  box.addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape') box.hidePopover();
  });
  box.querySelector('a')?.addEventListener('click', () => box.hidePopover());
  setTimeout(() => {
    box.showPopover();
    if (rememberSeconds) rememberFor(key, rememberSeconds);
    goOn();
  }, after);
}
