import type { ReactElement, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { LightboxLink } from './lightbox-link.tsx';

type LightboxProps = Parameters<typeof LightboxLink>[0];

/** A picture as its author wants it: a link, what opens the media viewer, or only itself. */
export function PictureLink(
  props: Omit<LightboxProps, 'item'> & {
    item: LightboxProps['item'] & { readonly link?: string | undefined };
    opensLarge: boolean;
    draggable?: false;
    children: ReactNode;
  },
): ReactElement {
  const { opensLarge, draggable, ...rest } = props;
  const { item, className, children } = rest;
  if (item.link !== undefined)
    return (
      <Anchor className={className} href={item.link} {...(draggable === false ? { draggable } : {})}>
        {children}
      </Anchor>
    );
  return opensLarge ? <LightboxLink {...rest} /> : <>{children}</>;
}
