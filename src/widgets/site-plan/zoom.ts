/** The largest enlargement of a plan, and the factor of one press. */
const LARGEST = 6;
const STEP = 1.5;

/**
 * Enlarges a plan in its frame: by buttons, by two fingers, by Ctrl and the wheel, and by + and -. The plan grows by a transform
 * and the frame scrolls, so that arrow keys, one finger and momentum are the browser's own and the page scrolls on at the edges.
 */
export function enableZoom(frame: HTMLElement, plan: HTMLElement, buttons: readonly HTMLElement[]): void {
  const spots = plan.querySelector('ul');
  let scale = 1;

  /** Enlarges to a scale; the point of the frame at x, y stays where it is. */
  const zoomTo = (wanted: number, x = frame.clientWidth / 2, y = frame.clientHeight / 2) => {
    const next = Math.min(LARGEST, Math.max(1, wanted));
    const left = ((frame.scrollLeft + x) * next) / scale - x;
    const top = ((frame.scrollTop + y) * next) / scale - y;
    scale = next;
    plan.style.transform = next === 1 ? '' : `scale(${next})`;
    spots?.style.setProperty('--zoom', String(next));
    frame.dataset.state = next === 1 ? 'whole' : 'large';
    frame.scrollTo({ left, top, behavior: 'instant' });
    for (const button of buttons)
      button.ariaDisabled = String(next === (button.dataset.part === 'zoom-in' ? LARGEST : 1));
  };
  const inFrame = (x: number, y: number) => {
    const box = frame.getBoundingClientRect();
    return [x - box.left, y - box.top] as const;
  };

  for (const button of buttons)
    button.addEventListener('click', () =>
      zoomTo(button.dataset.part === 'zoom-in' ? scale * STEP : scale / STEP),
    );
  frame.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoomTo(scale * STEP);
    else if (key === '-') zoomTo(scale / STEP);
    else if (key === '0') zoomTo(1);
  });
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(scale * Math.exp(-event.deltaY / 100), ...inFrame(event.clientX, event.clientY));
    },
    { passive: false },
  );
  pinch(
    frame,
    plan,
    () => scale,
    (next, x, y) => zoomTo(next, ...inFrame(x, y)),
  );
  drag(frame);
  frame.tabIndex = 0;
  zoomTo(1);
}

/** Two fingers enlarge; one is left to the browser. */
function pinch(
  frame: HTMLElement,
  plan: HTMLElement,
  scaleNow: () => number,
  zoom: (scale: number, x: number, y: number) => void,
): void {
  let start: { distance: number; scale: number } | undefined;
  const between = ({ touches: [one, other] }: TouchEvent) =>
    one && other
      ? {
          distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
          x: (one.clientX + other.clientX) / 2,
          y: (one.clientY + other.clientY) / 2,
        }
      : undefined;
  const begin = (event: TouchEvent) => {
    const fingers = event.touches.length === 2 ? between(event) : undefined;
    start = fingers && { distance: fingers.distance, scale: scaleNow() };
    // While fingers move, the plan is one layer that only changes its size; after that it is drawn sharp.
    plan.style.willChange = start ? 'transform' : '';
    if (start) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const fingers = start && between(event);
    if (!fingers || !start) return;
    event.preventDefault();
    zoom((start.scale * fingers.distance) / start.distance, fingers.x, fingers.y);
  };
  frame.addEventListener('touchstart', begin, { passive: false });
  frame.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) frame.addEventListener(type, begin);
}

/** The distance in px from which a press that moves is a drag and no click. */
const STILL = 5;

/** A mouse drags the enlarged plan; a finger does by itself. */
function drag(frame: HTMLElement): void {
  let from: { x: number; y: number; left: number; top: number } | undefined;
  let hasMoved = false;
  frame.addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
    hasMoved = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    from = { x: clientX, y: clientY, left: frame.scrollLeft, top: frame.scrollTop };
  });
  frame.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (!hasMoved && Math.hypot(x, y) < STILL) return;
    if (!hasMoved) frame.setPointerCapture(pointerId);
    hasMoved = true;
    frame.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(type, () => {
      from = undefined;
    });
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  frame.addEventListener(
    'click',
    (event) => {
      if (hasMoved) event.stopPropagation();
      if (hasMoved) event.preventDefault();
      hasMoved = false;
    },
    { capture: true },
  );
}
