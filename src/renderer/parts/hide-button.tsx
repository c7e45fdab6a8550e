import type { ReactElement } from 'react';
import { usePage } from '../page-context.tsx';
import { Icon } from './icon.tsx';

/** Closes the popover of an id, without script (hide-button.module.css). */
export function HideButton({ of, className }: { of: string; className: string | undefined }): ReactElement {
  const { copy } = usePage();
  return (
    <button
      type="button"
      className={className}
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={copy.close}
    >
      <Icon name="close" />
    </button>
  );
}
