import type { Path } from '../../../src/document/path.ts';
import { cancelDrag, dragFacts, dragTo, drop, startDrag } from '../state/drag.ts';
import type { Studio } from '../state/studio.tsx';
import { type Line, lineOf, nearestLine } from './lines.ts';
import type { Rows } from './rows.ts';

/** Pixels that a pointer goes before it is a drag. */
const LEAST = 4;
/** The distance from an edge at which the outline begins to scroll, and its highest speed, in pixels. */
const EDGE = 36;
const FASTEST = 14;

/** The parts of the outline that a drag needs. */
export interface DragHost {
  readonly studio: Studio;
  readonly scroller: HTMLElement;
  /** The rows as they are now. */
  rows(): Rows;
  /** Shows or hides the label that follows the pointer. */
  show(ghost: { readonly x: number; readonly y: number } | undefined): void;
}

/**
 * Follows a pointer from its press on a row to its release. Within a few pixels it is a click; otherwise a line shows the
 * nearest allowed place, and nothing else moves. Escape or a lost pointer puts the widget back.
 */
export function dragByPointer(host: DragHost, down: PointerEvent, node: Path): void {
  const { studio, scroller } = host;
  const { pointerId } = down;
  let point = { x: down.clientX, y: down.clientY };
  let lines: readonly Line[] = [];
  let frame = 0;
  let isDrag = false;

  const choose = () => {
    const box = scroller.getBoundingClientRect();
    const isOver = point.x >= box.left - EDGE && point.x <= box.right + EDGE;
    const line = isOver
      ? nearestLine(lines, point.x - box.left, point.y - box.top + scroller.scrollTop)
      : undefined;
    dragTo(studio, line?.place);
    host.show(point);
  };
  const scroll = () => {
    const box = scroller.getBoundingClientRect();
    const by = speed(point.y - box.top) - speed(box.bottom - point.y);
    const before = scroller.scrollTop;
    if (by !== 0) scroller.scrollTop += by;
    if (scroller.scrollTop !== before) choose();
    frame = requestAnimationFrame(scroll);
  };
  const begin = (): boolean => {
    if (!startDrag(studio, node, 'pointer')) return false;
    const rows = host.rows();
    lines = (dragFacts(studio)?.places ?? []).flatMap((place) => lineOf(rows, place) ?? []);
    scroller.setPointerCapture?.(pointerId);
    frame = requestAnimationFrame(scroll);
    return true;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    if (!isDrag) {
      if (Math.hypot(point.x - down.clientX, point.y - down.clientY) < LEAST) return;
      isDrag = begin();
      if (!isDrag) return end();
    }
    choose();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const wasDrag = isDrag;
    end();
    if (wasDrag) drop(studio);
  };
  const cancel = () => {
    const wasDrag = isDrag;
    end();
    if (wasDrag) cancelDrag(studio);
  };
  const press = (event: KeyboardEvent) => {
    if (!isDrag) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
  };
  const events: readonly [string, (event: never) => void][] = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['blur', cancel],
  ];
  function end(): void {
    cancelAnimationFrame(frame);
    for (const [name, listen] of events) removeEventListener(name, listen as EventListener);
    removeEventListener('keydown', press, true);
    if (isDrag) scroller.releasePointerCapture?.(pointerId);
    isDrag = false;
    host.show(undefined);
  }
  for (const [name, listen] of events) addEventListener(name, listen as EventListener);
  addEventListener('keydown', press, true);
}

/** Pixels a frame, by the distance from an edge. */
function speed(distance: number): number {
  return distance >= EDGE ? 0 : -Math.min(FASTEST, Math.ceil((EDGE - distance) / 3));
}
