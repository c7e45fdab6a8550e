import type { ReactElement } from 'react';
import type { SiteHeader } from '../../generated/view.types.ts';
import type { ViewProps } from '../widget.ts';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';

/** A short fact with its icon, and its link where it has one. */
export function IconLine({ icon, text, link }: ViewProps<SiteHeader>['facts'][number]): ReactElement {
  return (
    <>
      {icon && <Icon name={icon} />}
      {link ? <Anchor href={link}>{text}</Anchor> : <span>{text}</span>}
    </>
  );
}
