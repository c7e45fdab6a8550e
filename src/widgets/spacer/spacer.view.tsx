import type { ReactElement } from 'react';
import type { Spacer } from '../../generated/view.types.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './spacer.module.css';

/** Empty space; nothing for a screen reader. */
export function SpacerView({ id, size }: ViewProps<Spacer>): ReactElement {
  return <div id={id} className={css.root} data-size={size} aria-hidden="true" />;
}
