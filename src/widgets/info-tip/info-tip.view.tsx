import { type ReactElement, useId } from 'react';
import type { InfoTip } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './info-tip.module.css';

/** A line with a button whose explanation the browser opens, places and closes; a touch works as well as a mouse. */
export function InfoTipView({ id, text, title, tip, size }: ViewProps<InfoTip>): ReactElement {
  const bubble = useId();
  const { copy } = usePage();
  return (
    <div id={id} className={css.root} data-size={size}>
      <span>{text}</span>
      <button
        type="button"
        className={css.button}
        popoverTarget={bubble}
        aria-label={copy.moreAbout.replace('{{text}}', text)}
      >
        <Icon name="info" />
      </button>
      <div id={bubble} className={css.bubble} popover="auto" role="note">
        {title && <p className={css.title}>{title}</p>}
        <p>{tip}</p>
      </div>
    </div>
  );
}
