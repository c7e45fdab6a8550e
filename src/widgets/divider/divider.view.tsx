import type { ReactElement } from 'react';
import type { Divider } from '../../generated/view.types.ts';
import { Icon } from '../../renderer/parts/icon.tsx';
import { classes } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './divider.module.css';

/** A line between widgets; with words in it, it is a line of text. */
export function DividerView(props: ViewProps<Divider>): ReactElement {
  const { id, label, icon } = props;
  const data = { 'data-look': props.look, 'data-spacing': props.spacing, 'data-align': props.align };
  if (!label && !icon) return <hr id={id} className={css.root} {...data} />;
  return (
    <div id={id} className={classes(css.root, css.spoken)} {...data}>
      {icon && <Icon name={icon} />}
      {label && <p>{label}</p>}
    </div>
  );
}
