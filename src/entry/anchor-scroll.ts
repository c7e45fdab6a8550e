/** Duration of the scroll of an in-page link, in milliseconds (specification, section 2). */
export const SCROLL_MS = 500;

/**
 * The height of the top of the screen that is covered once `target` is in place: by the bar of the editor, by fixed
 * elements, and by sticky ones. In pixels.
 */
export function coveredAbove(target: HTMLElement): number {
  const page = target.ownerDocument;
  const covers = [
    ...page.querySelectorAll<HTMLElement>('header, nav, section, [data-sticky], [data-admin-bar]'),
  ];
  return Math.max(0, ...covers.map((cover) => coverOf(cover, target)));
}

/** An element that sticks covers a target that comes after it in the same container; a fixed one covers all. */
function coverOf(cover: HTMLElement, target: HTMLElement): number {
  if (cover.contains(target)) return 0;
  const { position, top } = getComputedStyle(cover);
  const edge = Number.parseFloat(top);
  if ((position !== 'sticky' && position !== 'fixed') || Number.isNaN(edge)) return 0;
  const box = cover.getBoundingClientRect();
  if (position === 'fixed') return edge <= 1 && box.height < innerHeight / 2 ? edge + box.height : 0;
  const isAfter = cover.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter && containerOf(cover)?.contains(target) ? edge + box.height : 0;
}

/** The box that a sticking element cannot leave. Islands and their slots have no box. */
function containerOf(cover: HTMLElement): Element | null {
  let parent = cover.parentElement;
  while (parent?.localName === 'k-island' || parent?.localName === 'k-slot') parent = parent.parentElement;
  return parent;
}

/**
 * Scrolls to `target` in exactly {@link SCROLL_MS}, or immediately with reduced motion, then focuses it and updates the
 * address. A wheel, touch or key event ends the movement. Measures again on every frame, so pictures that load on the
 * way do not matter.
 */
export function scrollToTarget(target: HTMLElement): void {
  const root = target.ownerDocument.documentElement;
  // The menu from which the target was chosen would lie over it.
  for (const menu of root.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  const from = scrollY;
  const covered = coveredAbove(target);
  const goal = () =>
    Math.min(
      Math.max(0, target.getBoundingClientRect().top + scrollY - covered),
      root.scrollHeight - innerHeight,
    );
  const place = (y: number) => scrollTo({ top: y, behavior: 'instant' });
  const arrive = () => {
    // The browser's own jump to the address, and later ones, stop at the same place.
    root.style.scrollPaddingTop = `${covered}px`;
    location.replace(hash);
    place(goal());
    focusOn(target);
    if (isNew) dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href }));
  };
  const hash = `#${encodeURIComponent(target.id)}`;
  const isNew = location.hash !== hash;
  // Now, so that going back returns to where the visitor was, not to where the movement ends.
  if (isNew) history.pushState(null, '', hash);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) arrive();
  else
    glide(
      (share) => place(from + (goal() - from) * share),
      arrive,
      () => focusOn(target),
    );
}

/** The movement under way: a newer one ends it without a word. */
let latest = new AbortController();

/** Calls `move` on every frame with the share of the way that is done, slow at both ends, then `arrive`. */
function glide(move: (share: number) => void, arrive: () => void, interrupted: () => void): void {
  const stop = new AbortController();
  latest.abort();
  latest = stop;
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  let start: number | undefined;
  const frame = (now: number) => {
    if (stop.signal.aborted) return latest === stop ? interrupted() : undefined;
    start ??= now;
    const share = (now - start) / SCROLL_MS;
    if (share < 1) {
      move(0.5 - Math.cos(share * Math.PI) / 2);
      requestAnimationFrame(frame);
    } else {
      stop.abort();
      arrive();
    }
  };
  requestAnimationFrame(frame);
}

function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
