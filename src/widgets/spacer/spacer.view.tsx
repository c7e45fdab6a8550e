import type { ReactElement } from 'react';
import type { Spacer } from '../../generated/view.types.ts';
import { classes, type Responsive, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './spacer.module.css';

/** Empty space; nothing for a screen reader. */
export function SpacerView({ id, size, height = {} }: ViewProps<Spacer>): ReactElement {
  const exact = Object.entries(height).map(([screen, px]) => [screen, `${px}px`]);
  const style = useStyle(responsive('--height', Object.fromEntries(exact) as Responsive<string>));
  return <div id={id} className={classes(css.root, style)} data-size={size} aria-hidden="true" />;
}
