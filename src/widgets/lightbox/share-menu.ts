import { type Parts, say } from './parts.ts';
import { shareLinks } from './share-links.ts';
import type { Slide } from './slides.ts';

/** The share menu while it is open or closed. */
export interface ShareMenu {
  readonly isOpen: boolean;
  close(): void;
}

/** Popups are as large as the specification says (section 7, call 6). */
const popup = 'popup,width=640,height=480,noopener';

/** Opens and closes the menu; its links are made anew each time, for the slide that is seen. */
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
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const isOwn = (target as Element).closest('[data-part="share"], [data-part="share-links"]');
      if (!isOwn) toggle(false);
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
  anchor.textContent = link.isDownload ? (words.download ?? '') : say(words.shareOn, { name: link.name });
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
