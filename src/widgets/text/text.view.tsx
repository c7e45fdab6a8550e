import type { ReactElement } from 'react';
import type { Text } from '../../generated/view.types.ts';
import { RichText } from '../../renderer/parts/rich-text.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './text.module.css';

/** Paragraphs, lists and quotes in a comfortable measure. */
export function TextView({ id, content, size, align, muted }: ViewProps<Text>): ReactElement {
  return (
    <div id={id} className={classes(css.root, muted && css.muted)} data-size={size} data-align={align}>
      <RichText content={content} />
    </div>
  );
}
