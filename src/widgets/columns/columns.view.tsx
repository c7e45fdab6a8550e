import type { ReactElement } from 'react';
import type { Columns } from '../../generated/view.types.ts';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './columns.module.css';

/** Widgets side by side; how many depends on the screen alone, so no script is needed. */
export function ColumnsView(props: ViewProps<Columns>): ReactElement {
  const isFlex = props.layout === 'flex';
  const columns = useStyle(isFlex ? {} : responsive('--columns', props.columns));
  const direction = useStyle(isFlex ? responsive('flex-direction', props.direction) : {});
  return (
    <div
      id={props.id}
      className={classes(css.root, columns, direction)}
      data-layout={props.layout}
      data-wrap={props.wrap || undefined}
      data-gap={props.gap}
      data-justify={props.justify}
      data-vertical={props.verticalAlign}
      data-ratio={props.ratio}
      data-reverse={props.reverseOn.join(' ') || undefined}
      data-height={props.minHeight}
      data-look={props.look}
      data-items={props.itemLook}
      data-padding={props.padding}
    >
      {props.children}
    </div>
  );
}
