import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react';
import { arrowStep } from '../forms/arrow-steps.ts';
import { type Point, within } from '../forms/shape-edits.ts';

/** The step of an arrow key, in percent; ten times as far with Shift. */
const STEP = 0.2;

/** A corner of an outline on the plan: moved by pointer or arrow keys, taken away with Delete. */
export function ShapeCorner(props: {
  point: Point;
  label: string;
  isChosen: boolean;
  at: (event: { clientX: number; clientY: number }) => Point;
  onChoose: () => void;
  onMove: (to: Point, isTyping: boolean) => void;
  onRemove: () => void;
}): ReactElement {
  const [dragged, setDragged] = useState<Point>();
  const [x, y] = dragged ?? props.point;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by) props.onMove([within(x + by[0] * STEP), within(y + by[1] * STEP)], true);
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove();
  };
  return (
    <button
      type="button"
      className="st-corner"
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-label={props.label}
      aria-current={props.isChosen || undefined}
      onFocus={props.onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(props.point);
      }}
      onPointerMove={(event) => dragged && setDragged(props.at(event))}
      onPointerUp={(event) => {
        const to = props.at(event);
        if (dragged && (dragged[0] !== props.point[0] || dragged[1] !== props.point[1]))
          props.onMove(to, false);
        setDragged(undefined);
      }}
      onPointerCancel={() => setDragged(undefined)}
    />
  );
}
