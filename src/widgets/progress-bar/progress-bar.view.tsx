import { type ReactElement, useId } from 'react';
import type { ProgressBar } from '../../generated/view.types.ts';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './progress-bar.module.css';

type Props = ViewProps<ProgressBar>;

/** Bars that fill by style alone when they come into view; without that they are full from the start. */
export function ProgressBarView({ id, items, showPercent }: Props): ReactElement {
  return (
    <div id={id} className={css.root}>
      {items.map((item, index) => (
        <Bar key={index} item={item} showPercent={showPercent} />
      ))}
    </div>
  );
}

function Bar({ item, showPercent }: { item: Props['items'][number]; showPercent: boolean }): ReactElement {
  const { label, percent, note } = item;
  const labelId = useId();
  const width = useStyle({ desktop: { '--percent': `${percent}%` } });
  const words = `${percent.toLocaleString('id-ID')}%`;
  return (
    <div className={css.item}>
      <p className={css.line}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        {showPercent && (
          <span className={css.percent} aria-hidden="true">
            {words}
          </span>
        )}
      </p>
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={note ? `${words}, ${note}` : words}
      >
        <div className={classes(css.fill, width)} />
      </div>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
