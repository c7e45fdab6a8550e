import type { ReactElement } from 'react';
import type { Columns } from '../../generated/view.types.ts';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './columns.module.css';

/** Widgets side by side; how many depends on the screen alone, so no script is needed. */
export function ColumnsView(props: ViewProps<Columns>): ReactElement {
  const columns = useStyle(responsive('--columns', props.columns));
  return (
    <div
      id={props.id}
      className={classes(css.root, columns)}
      data-gap={props.gap}
      data-vertical={props.verticalAlign}
      data-ratio={props.ratio}
    >
      {props.children}
    </div>
  );
}
