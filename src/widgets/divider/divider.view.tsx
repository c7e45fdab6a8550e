import type { ReactElement } from 'react';
import type { Divider } from '../../generated/view.types.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './divider.module.css';

/** A line between widgets. */
export function DividerView({ id, look, spacing, align }: ViewProps<Divider>): ReactElement {
  return <hr id={id} className={css.root} data-look={look} data-spacing={spacing} data-align={align} />;
}
