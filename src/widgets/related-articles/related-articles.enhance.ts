import { retryPictures } from './retry.ts';

/** Two buttons for a row that the browser scrolls, and new tries for pictures that do not come. */
export default function startArticles(island: HTMLElement): void {
  const root = island.firstElementChild as HTMLElement;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const track = part('track');
  if (!track) return;
  retryPictures(track);
  const previous = part('previous');
  const next = part('next');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const step = () => {
    const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
    return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
  };
  const room = () => track.scrollWidth - track.clientWidth;
  const show = () => {
    root.toggleAttribute('data-locked', room() < 2);
    mark(previous, track.scrollLeft <= 2);
    mark(next, track.scrollLeft >= room() - 2);
  };
  const move = (by: 1 | -1) => {
    const button = by < 0 ? previous : next;
    if (button?.ariaDisabled === 'true') return;
    track.scrollBy({ left: by * step(), behavior: isStill ? 'instant' : 'smooth' });
  };
  previous?.addEventListener('click', () => move(-1));
  next?.addEventListener('click', () => move(1));
  track.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(track);
  show();
}

function mark(button: HTMLElement | null, isEdge: boolean): void {
  if (!button) return;
  button.ariaDisabled = String(isEdge);
  button.ariaLabel = (isEdge ? button.dataset.edge : button.dataset.label) ?? '';
}
