import { addressOfSlide, slideOfAddress } from './address.ts';
import type { CarouselProps } from './props.ts';
import { bindRotation } from './rotation-control.ts';
import { startTrack } from './track.ts';

/** Makes a row of slides a carousel: arrows, positions, keys, rotation, address. */
export default function startCarousel(island: HTMLElement, props: CarouselProps): void {
  const root = island.firstElementChild as HTMLElement;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const viewport = part('viewport');
  if (!viewport) return;
  const previous = part('previous');
  const next = part('next');
  const dots = [...root.querySelectorAll<HTMLElement>('[data-part="dot"]')];
  const { sync } = props;
  const named = () => (sync ? slideOfAddress(location.href, sync) : undefined);

  const track = startTrack(viewport, props, named(), {
    onChange: () => {
      show();
      rotation?.restart();
      if (sync) history.replaceState(history.state, '', addressOfSlide(location.href, sync, track.index));
    },
    onTouch: (isTouched) => {
      rotation?.hold('touch', isTouched);
      if (isTouched) rotation?.turn(false);
    },
  });
  const rotation = bindRotation(root, props.rotation, () => track.move(1));

  function show(): void {
    const last = track.positions - 1;
    root.toggleAttribute('data-locked', last < 1);
    dots.forEach((dot, index) => {
      dot.ariaDisabled = String(index === track.index);
      dot.hidden = index > last;
    });
    markEdge(previous, !props.endless && track.index === 0);
    markEdge(next, !props.endless && track.index === last);
  }
  const byHand = (run: () => void) => {
    rotation?.turn(false);
    run();
  };
  const move = (by: 1 | -1) => {
    const isEdge = (by < 0 ? previous : next)?.ariaDisabled === 'true';
    byHand(() => !isEdge && track.move(by));
  };
  previous?.addEventListener('click', () => move(-1));
  next?.addEventListener('click', () => move(1));
  for (const [index, dot] of dots.entries())
    dot.addEventListener('click', () => byHand(() => track.go(index)));
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else return;
    event.preventDefault();
  });
  if (sync?.kind === 'hash')
    addEventListener('hashchange', () => {
      const index = named();
      if (index !== undefined) byHand(() => track.go(index));
    });
  show();
}

/** Labels an arrow at an end (specification, section 8: carousel texts); it keeps the focus. */
function markEdge(button: HTMLElement | null, isEdge: boolean): void {
  if (!button) return;
  button.ariaDisabled = String(isEdge);
  button.ariaLabel = (isEdge ? button.dataset.edge : button.dataset.label) ?? '';
}
