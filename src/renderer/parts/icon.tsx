import type { ReactElement } from 'react';
import { ReadyHtml } from '../html.tsx';
import { icons } from '../icons.ts';
import { useSiteIcon } from '../render-context.tsx';
import { PlainIcon } from './plain-icon.tsx';

/**
 * A drawing from the site or from our own set; it never has an accessible name, so the text beside it must carry the
 * meaning.
 */
export function Icon({ name, className }: { name: string; className?: string }): ReactElement | null {
  const own = useSiteIcon(name);
  const ours = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!own) return ours ? <PlainIcon icon={ours} {...(className ? { className } : {})} /> : null;
  const attributes = { ...own.attributes, className: className ? `icon ${className}` : 'icon' };
  return <ReadyHtml as="svg" attributes={{ ...attributes, 'aria-hidden': 'true' }} html={own.html} />;
}
