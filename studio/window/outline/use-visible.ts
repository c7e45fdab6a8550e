import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { ROW } from './lines.ts';

/** Rows drawn beyond the edges, so that quick scrolling shows no gap. */
const BEYOND = 12;
/** The assumed height where there is no layout, in pixels. */
const NO_LAYOUT = 1200;

/** Returns the rows that are visible in a scrolling element: the first, and one past the last. */
export function useVisible(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): readonly [number, number] {
  const [[top, height], setView] = useState<readonly [number, number]>([0, NO_LAYOUT]);
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = [element.scrollTop - (element.scrollTop % ROW), element.clientHeight || NO_LAYOUT] as const;
    setView((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    sizes?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, [scroller, measure]);
  const from = Math.max(0, Math.floor(top / ROW) - BEYOND);
  return [from, Math.min(count, Math.ceil((top + height) / ROW) + BEYOND)];
}

/** Scrolls a row into sight, as little as it takes. */
export function showRow(element: HTMLElement | null, index: number): void {
  if (!element || index < 0 || element.clientHeight === 0) return;
  const [top, bottom] = [index * ROW, (index + 1) * ROW];
  if (top < element.scrollTop) element.scrollTop = top - ROW;
  else if (bottom > element.scrollTop + element.clientHeight)
    element.scrollTop = bottom + ROW - element.clientHeight;
}
