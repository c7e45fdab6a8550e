import type { ReactElement } from 'react';
import type { Columns } from '../../generated/view.types.ts';
import { classes, type Declarations, type Responsive, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './columns.module.css';

/** Widgets side by side; how many depends on the screen alone, so no script is needed. */
export function ColumnsView(props: ViewProps<Columns>): ReactElement {
  const isFlex = props.layout === 'flex';
  const columns = useStyle(isFlex ? {} : responsive('--columns', props.columns));
  const tracks = useStyle(isFlex ? {} : tracksOf(props));
  const direction = useStyle(isFlex ? responsive('flex-direction', props.direction) : {});
  return (
    <div
      id={props.id}
      className={classes(css.root, columns, tracks, direction)}
      data-layout={props.layout}
      data-wrap={props.wrap || undefined}
      data-gap={props.gap}
      data-justify={props.justify}
      data-vertical={props.verticalAlign}
      data-ratio={props.ratio}
      data-reverse={props.reverseOn.join(' ') || undefined}
      data-height={props.minHeight}
      data-filled={isFlex && isFilled(props) ? '' : undefined}
      data-look={props.look}
      data-row={isPanelRow(props) || undefined}
      data-items={props.itemLook}
      data-padding={props.padding}
    >
      {props.children}
    </div>
  );
}

/** True if its widgets are below one another on every screen, each as wide as it is itself. */
const isFilled = ({ direction, verticalAlign }: ViewProps<Columns>): boolean =>
  verticalAlign === 'stretch' && Object.values(direction).every((one) => one === 'column');

/** True if a box with a ground holds parts next to each other: they begin alike. */
const isPanelRow = ({ layout, look, columns }: ViewProps<Columns>): boolean =>
  layout === 'grid' && look !== 'plain' && (columns.desktop ?? 1) > 1;

/** The grid's columns on each screen size with custom widths; the others keep columns of the same width. */
function tracksOf({ widths, gap }: ViewProps<Columns>): Responsive<Declarations> {
  const { desktop, tablet, mobile } = widths;
  const own = (list: readonly number[]) => ({
    'grid-template-columns': list.length ? tracks(list, GAPS[gap]) : 'repeat(var(--columns,1),minmax(0,1fr))',
  });
  if (desktop.length + tablet.length + mobile.length === 0) return {};
  return { desktop: own(desktop), tablet: own(tablet), mobile: own(mobile) };
}

/** The space between columns, as the style sheet has it. */
const GAPS = {
  none: '0px',
  small: 'var(--space-s)',
  medium: 'var(--space-m)',
  large: 'clamp(2rem,1rem + 4vw,5rem)',
} as const;

/** Widths that fill the row share it; others are a part of what the gaps leave. */
function tracks(list: readonly number[], gap: string): string {
  const isFull = list.reduce((sum, share) => sum + share, 0) > 92;
  const part = (share: number) => `calc((100% - ${list.length - 1}*${gap})*${share / 100})`;
  return list.map((share) => `minmax(0,${isFull ? `${share}fr` : part(share)})`).join(' ');
}
