import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond the edges, so that quick scrolling shows no gap. */
const BEYOND = 10;

/** The rows of a scrolling grid that are in sight: the first, one past the last, and the height of each in pixels. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): readonly [number, number, number] {
  const [height] = useState(() => (matchMedia('(pointer: coarse)').matches ? 44 : 32));
  const [[from, to], setRange] = useState<readonly [number, number]>([0, 40]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - BEYOND);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / height) + BEYOND;
      setRange((now) => (now[0] === first && now[1] === last ? now : [first, last]));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [scroller, height]);
  return [Math.min(from, count), Math.min(to, count), height];
}
