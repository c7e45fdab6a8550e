import type { ReactElement } from 'react';
import type { UnitStatus } from '../../lib/units.ts';

/** The lines of each status on a tile of 12 × 12: the same figures as the gradients of unit-status.module.css. */
const LINES: Readonly<Record<UnitStatus, string>> = {
  available: '',
  held: 'M6 6h.01',
  booked: 'M-3 3 3-3M0 12 12 0M9 15l6-6',
  sold: 'M0 12 12 0M0 0l12 12',
  planned: 'M0 6h12',
  'not-for-sale': 'M6 0v12',
};

/** The fills of the shapes of a plan: `url(#<id>-<status>)`. Nothing tells two statuses apart by colour alone. */
export function UnitPatterns(props: {
  css: Readonly<Record<string, string>>;
  id: string;
  statuses: readonly UnitStatus[];
}): ReactElement {
  return (
    <defs>
      {props.statuses.map((status) => (
        <pattern
          key={status}
          id={`${props.id}-${status}`}
          className={props.css.pattern}
          data-status={status}
          width={12}
          height={12}
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0h12v12H0z" />
          {LINES[status] && <path d={LINES[status]} data-part="lines" />}
        </pattern>
      ))}
    </defs>
  );
}
