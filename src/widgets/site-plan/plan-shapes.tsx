import type { ReactElement } from 'react';
import type { SitePlan } from '../../generated/view.types.ts';
import { type Unit, unitStatuses } from '../../lib/units.ts';
import { UnitPatterns } from '../../renderer/parts/unit-patterns.tsx';
import { useUnitsFile } from '../../renderer/render-context.tsx';
import css from './site-plan.module.css';

type Shape = SitePlan['shapes'][number];

/** The width of the drawing: a tenth of a percent is one unit. */
const WIDTH = 1000;

/**
 * The homes of a plan as one drawing over its picture. It is for the eye and the finger alone: the list has the same for everyone,
 * and without script each shape leads to its entry there.
 */
export function PlanShapes(props: {
  id: string;
  /** The height of the picture for a width of 1. */
  ratio: number;
  homes: readonly { readonly unit: Unit; readonly shape: Shape }[];
  entry: (unit: Unit) => string;
}): ReactElement {
  const height = Math.round(WIDTH * props.ratio);
  // A home may change its status while the page is open.
  const isFollowing = useUnitsFile() !== undefined;
  const statuses = unitStatuses.filter(
    (one) => isFollowing || props.homes.some(({ unit }) => unit.status === one),
  );
  return (
    <svg
      className={css.shapes}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <UnitPatterns css={css} id={props.id} statuses={statuses} />
      {statuses.map((status) => (
        <g key={status} fill={`url(#${props.id}-${status})`}>
          {props.homes
            .filter(({ unit }) => unit.status === status)
            .map(({ unit, shape }) => (
              <a key={unit.code} href={`#${props.entry(unit)}`} tabIndex={-1}>
                <path d={outline(shape.points, height)} />
              </a>
            ))}
        </g>
      ))}
      <path className={css.current} d="" />
    </svg>
  );
}

function outline(points: readonly (readonly number[])[], height: number): string {
  const corners = points.map(([x = 0, y = 0]) => [
    Math.round((x * WIDTH) / 100),
    Math.round((y * height) / 100),
  ]);
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}
