import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { safeUrl } from '../../lib/safe-url.ts';

/** A link whose address has been checked; an unsafe one becomes plain text in its place. */
export function Anchor({
  href,
  newTab = false,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; newTab?: boolean }): ReactElement {
  const safe = safeUrl(href, 'link');
  if (safe === undefined)
    return (
      <span id={rest.id} className={rest.className}>
        {children}
      </span>
    );
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...tab} href={safe}>
      {children}
    </a>
  );
}
