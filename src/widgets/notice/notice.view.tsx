import { type ReactElement, useId } from 'react';
import type { Notice } from '../../generated/view.types.ts';
import { Anchor } from '../../renderer/parts/anchor.tsx';
import { HideButton } from '../../renderer/parts/hide-button.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './notice.module.css';

/** A message in the top layer that never takes the focus; without script it is an ordinary line of the page. */
export function NoticeView({ id, title, text, link, linkLabel, side }: ViewProps<Notice>): ReactElement {
  const own = useId();
  const box = id ?? `${own}box`;
  return (
    <div
      id={box}
      className={css.root}
      popover="manual"
      data-side={side}
      aria-labelledby={`${own}title`}
      role="dialog"
    >
      <p id={`${own}title`} className={css.title}>
        {title}
      </p>
      {text && <p className={css.text}>{text}</p>}
      {link && linkLabel && (
        <Anchor className={css.link ?? ''} href={link}>
          {linkLabel}
        </Anchor>
      )}
      <HideButton of={box} className={css.close} />
    </div>
  );
}
