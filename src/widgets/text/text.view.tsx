import type { ReactElement } from 'react';
import type { Text } from '../../generated/view.types.ts';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './text.module.css';

/** Paragraphs, lists and quotes in a comfortable measure. */
export function TextView({ content, ...props }: ViewProps<Text>): ReactElement {
  const { columns, dropCap } = props;
  const isNewspaper = Math.max(columns.desktop ?? 1, columns.tablet ?? 1, columns.mobile ?? 1) > 1;
  const style = useStyle(isNewspaper ? responsive('columns', columns) : {});
  return (
    <div
      id={props.id}
      className={classes(css.root, props.muted && css.muted, isNewspaper && css.newspaper, style)}
      data-size={props.size}
      data-align={props.align}
      data-align-mobile={props.alignMobile}
      data-drop-cap={dropCap === 'none' ? undefined : dropCap}
    >
      <RichText content={content} subheadingLevel={props.subheadingLevel} />
    </div>
  );
}
