import { lockPage } from '../../lib/page-lock.ts';
import { bindAutoHide } from './auto-hide.ts';
import { bindFullscreen } from './fullscreen.ts';
import { turnFocus } from './keyboard.ts';
import { fillText, type Parts } from './parts.ts';
import { bindShareMenu } from './share-menu.ts';
import type { Slide, Slideshow } from './slides.ts';
import { openViewer } from './viewer.ts';

/** Opens the viewer over the page with a slideshow; `opener` gets the focus back (specification, section 4). */
export function openLightbox(parts: Parts, show: Slideshow, opener: HTMLElement): void {
  const { dialog } = parts;
  const words = dialog.dataset;
  const many = show.slides.length > 1;
  const life = new AbortController();
  const { signal } = life;
  let index = show.start;
  let failures = 0;
  const current = (): Slide => show.slides[index] as Slide;

  for (const part of [parts.previous, parts.next, parts.counter]) if (part) part.hidden = !many;
  dialog.dataset.state = 'open';
  lockPage(dialog);
  dialog.showModal();
  parts.close.focus({ preventScroll: true });

  const menu = bindShareMenu(parts, current, (isOpen) => viewer.hold(isOpen), signal);
  const showControls = bindAutoHide(dialog, () => menu.isOpen, signal);
  bindFullscreen(parts.fullscreen, parts.frame, signal);

  const viewer = openViewer(parts.stage, show, words, {
    onChange(next) {
      index = next;
      tellOf(parts, current(), index, show.slides.length);
    },
    onZoom(isZoomed) {
      if (parts.zoom) parts.zoom.ariaChecked = String(isZoomed);
      for (const arrow of [parts.previous, parts.next]) arrow.ariaDisabled = String(isZoomed);
    },
    onImageError() {
      failures += 1;
      parts.alert.textContent = words.notFound ?? '';
      if (many && failures < show.slides.length) viewer.move(1);
    },
    onTap: showControls,
    onClosed() {
      life.abort();
      empty(parts);
      dialog.dataset.state = 'closed';
      dialog.close();
      opener.focus({ preventScroll: true });
    },
  });

  const on = (part: HTMLElement | null, run: () => void) => part?.addEventListener('click', run, { signal });
  const move = (by: 1 | -1) => {
    parts.alert.textContent = '';
    viewer.move(by);
  };
  on(parts.close, viewer.close);
  on(parts.zoom, viewer.toggleZoom);
  on(parts.previous, () => move(-1));
  on(parts.next, () => move(1));
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      if (menu.isOpen) menu.close();
      else viewer.close();
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const shareStops = [parts.share, parts.shareLinks].filter((part) => part !== null);
      if (event.key === 'Tab') turnFocus(event, menu.isOpen ? shareStops : [parts.frame]);
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        event.preventDefault();
        move(event.key === 'ArrowLeft' ? -1 : 1);
      }
    },
    { signal },
  );
}

/** Writes what goes with a slide: counter, footer, and a sentence for those who hear the page. */
function tellOf(parts: Parts, slide: Slide, index: number, total: number): void {
  const { counter, footer, title, description, zoom, status, dialog } = parts;
  if (counter) counter.textContent = `${index + 1} / ${total}`;
  if (title) title.textContent = slide.title;
  if (description) description.textContent = slide.description;
  if (footer) footer.hidden = !(title?.textContent || description?.textContent);
  if (zoom) zoom.hidden = slide.video !== undefined;
  const place = fillText(dialog.dataset.slideOf, { index: index + 1, total });
  status.textContent = [slide.title || slide.alt, total > 1 ? place : ''].filter(Boolean).join(', ');
}

/** Nothing of the last slideshow stays behind. */
function empty(parts: Parts): void {
  const texts = [parts.counter, parts.title, parts.description, parts.alert, parts.status];
  for (const part of texts) part?.replaceChildren();
  parts.stage.replaceChildren();
  parts.shareLinks?.replaceChildren();
  if (parts.shareLinks) parts.shareLinks.hidden = true;
  if (parts.share) parts.share.ariaExpanded = 'false';
  if (parts.zoom) parts.zoom.ariaChecked = 'false';
}
