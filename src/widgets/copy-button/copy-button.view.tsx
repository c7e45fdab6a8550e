import type { ReactElement } from 'react';
import type { CopyButton } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './copy-button.module.css';

/** A value and the button that copies it. Both labels share one place, so that the button keeps its width. */
export function CopyButtonView(props: ViewProps<CopyButton>): ReactElement {
  const { copy } = usePage();
  return (
    <div id={props.id} className={css.root}>
      {props.caption && <p className={css.caption}>{props.caption}</p>}
      <div className={css.line}>
        <code className={css.value} data-shown={props.showValue || undefined}>
          {props.value}
        </code>
        <button type="button" className={`button ${css.button}`} data-look={props.look} data-size="small">
          <Icon name="copy" />
          <span className={css.labels}>
            <span className={css.before}>{props.label}</span>
            <span className={css.after}>{copy.copied}</span>
          </span>
        </button>
      </div>
      <p className={css.status} role="status" data-failed={copy.copyFailed} />
    </div>
  );
}
