import type { ReactElement } from 'react';
import type { Button } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './button.module.css';

/** A link that looks like a button. */
export function ButtonView(props: ViewProps<Button>): ReactElement {
  return (
    <Anchor
      id={props.id}
      className={css.root}
      href={props.link}
      newTab={props.newTab}
      data-look={props.look}
      data-size={props.size}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.label}
    </Anchor>
  );
}
