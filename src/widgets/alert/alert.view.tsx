import type { ReactElement } from 'react';
import type { Alert } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { InlineView } from '../../renderer/parts/rich-text.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './alert.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'shield' } as const;

/** A notice of the page itself: present from the start, so it is a status and never interrupts a screen reader. */
export function AlertView({ id, tone, title, text, dismissible }: ViewProps<Alert>): ReactElement {
  const { copy } = usePage();
  return (
    <div id={id} className={css.root} data-tone={tone} role="status">
      <Icon name={icons[tone]} className={css.icon ?? ''} />
      <p className={css.text}>
        {title && <strong>{title} </strong>}
        <InlineView parts={text} />
      </p>
      {dismissible && (
        <button type="button" className={css.dismiss} aria-label={copy.close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
