import filmCss from './film.css?inline';
import css from './lightbox.css?inline';
import { openLightbox } from './open.ts';
import { findParts } from './parts.ts';
import photoSwipeCss from './photoswipe.css?inline';
import { gatherSlideshow } from './slides.ts';

/** Answers every click on a link with lightbox data; what may not be shown is passed over in silence. */
export default function startLightbox(root: HTMLElement): void {
  const parts = findParts(root);
  addStyle(photoSwipeCss + filmCss + css);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-lightbox]');
    if (!link || event.defaultPrevented || event.button) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (parts.dialog.open) return;
    const show = gatherSlideshow(link);
    if (show) openLightbox(parts, show, link);
  });
}

/**
 * Adds the style of a lazily loaded part. Such sheets sit beside the page's own style element, so the
 * content-security policy need not allow anything for them.
 */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
