import type { ReactElement } from 'react';
import type { Drawing } from '../icons.ts';

/**
 * A drawing from Kavling's set, for views that run in browsers too; it never has an accessible name, so the text
 * beside it must carry the meaning.
 */
export function PlainIcon({ icon, className }: { icon: Drawing; className?: string }): ReactElement {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill={icon.fill ? 'currentColor' : 'none'}
      stroke={icon.fill ? 'none' : 'currentColor'}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon.d} />
    </svg>
  );
}
