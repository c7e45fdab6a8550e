/** The distance in pixels from which a press no longer counts as a click. */
const wobble = 6;

/**
 * Marks the row while it is dragged: its links then ignore the pointer, and the end of a drag is not a click on one.
 */
export function markDrags(viewport: HTMLElement): void {
  let from: number | undefined;
  // A picture or a link would be dragged away instead.
  viewport.addEventListener('dragstart', (event) => event.preventDefault());
  viewport.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
  });
  addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined && Math.abs(clientX - from) > wobble) viewport.dataset.dragged = '';
  });
  const end = () => {
    from = undefined;
    // The click comes right after the pointer has left.
    setTimeout(() => delete viewport.dataset.dragged);
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
