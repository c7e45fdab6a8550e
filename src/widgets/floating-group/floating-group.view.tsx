import type { ReactElement, ReactNode } from 'react';
import type { FloatingGroup } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './floating-group.module.css';

/** Contact buttons at the corner. The browser's own popover opens them, closes them on Escape and keeps their state. */
export function FloatingGroupView(props: ViewProps<FloatingGroup> & { children?: ReactNode }): ReactElement {
  const { copy } = usePage();
  if (props.buttons.length === 1)
    return (
      <aside className={css.root} aria-label={props.label}>
        {props.children}
      </aside>
    );
  return (
    <aside className={css.root} aria-label={props.label}>
      <div id="_floating-buttons" className={css.panel} popover="auto">
        {props.children}
      </div>
      <button type="button" className="button" popoverTarget="_floating-buttons">
        <Icon name="whatsapp" />
        <span>{props.label}</span>
        <span className="visually-hidden">: {copy.openMenu}</span>
      </button>
    </aside>
  );
}
