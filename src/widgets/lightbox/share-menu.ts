import { fillText, type Parts } from './parts.ts';
import { shareLinks } from './share-links.ts';
import type { Slide } from './slides.ts';

/** The share menu while it is open or closed. */
export interface ShareMenu {
  readonly isOpen: boolean;
  close(): void;
}

/** Popups are as large as the specification says (section 7, call 6). */
const popup = 'popup,width=640,height=480,noopener';

/** A press that moved farther than this many CSS pixels before it was let go was a drag, no click. */
const clickTolerance = 10;

/** Opens and closes the menu; its links are rebuilt each time, for the visible slide. */
export function bindShareMenu(
  { share, shareLinks: list, dialog }: Parts,
  current: () => Slide,
  onToggle: (isOpen: boolean) => void,
  signal: AbortSignal,
): ShareMenu {
  const toggle = (isOpen: boolean) => {
    if (!share || !list || isOpen === !list.hidden) return;
    if (isOpen)
      list.replaceChildren(
        ...shareLinks(current(), location.href).map((link) => entry(link, dialog.dataset)),
      );
    else if (list.contains(document.activeElement)) share.focus();
    list.hidden = !isOpen;
    share.ariaExpanded = String(isOpen);
    onToggle(isOpen);
  };
  share?.addEventListener('click', () => toggle(list?.hidden === true), { signal });
  let pressed = { clientX: 0, clientY: 0 };
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressed = event;
    },
    { signal, capture: true },
  );
  dialog.addEventListener(
    'click',
    ({ target, clientX, clientY, detail }) => {
      const isOwn = (target as Element).closest('[data-part="share"], [data-part="share-links"]');
      const way = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY);
      // A key's click, which has no press before it, has no place either.
      if (!isOwn && (!detail || way < clickTolerance)) toggle(false);
    },
    { signal, capture: true },
  );
  return {
    get isOpen() {
      return list?.hidden === false;
    },
    close: () => toggle(false),
  };
}

function entry(link: ReturnType<typeof shareLinks>[number], words: DOMStringMap): HTMLLIElement {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = link.href;
  anchor.textContent = link.isDownload
    ? (words.download ?? '')
    : fillText(words.shareOn, { name: link.name });
  if (link.isDownload) anchor.download = '';
  else {
    anchor.target = '_blank';
    anchor.rel = 'noopener';
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      window.open(link.href, '_blank', popup);
    });
  }
  item.append(anchor);
  return item;
}
