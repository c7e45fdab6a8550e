import type { ReactElement } from 'react';
import { usePage } from '../../renderer/page-context.tsx';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { type LeadButtonProps, leadLink } from './lead-link.ts';

/** A real link to WhatsApp that opens the lead form where there is script (specification, section 2). */
export function LeadButtonView(props: LeadButtonProps): ReactElement {
  const { href, data } = leadLink(props, usePage());
  return (
    <Anchor
      id={props.id}
      className="lead-button button"
      href={href}
      data-look={props.look}
      data-size={props.size}
      {...data}
    >
      {props.icon && <Icon name={props.icon} />}
      <span>{props.label}</span>
    </Anchor>
  );
}
