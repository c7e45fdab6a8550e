import type { ReactElement } from 'react';
import type { BeforeAfter } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './before-after.module.css';

/** Two views of one place: side by side without script, one over the other with a line between them where scripts run. */
export function BeforeAfterView(props: ViewProps<BeforeAfter>): ReactElement {
  const { copy } = usePage();
  const { id, before, after, beforeLabel, afterLabel, start, ratio } = props;
  const line = useStyle({ desktop: { '--line-at': `${start}%` } });
  return (
    <div id={id} className={classes(css.root, line)} data-ratio={ratio}>
      <Side picture={before} label={beforeLabel} ratio={ratio} />
      <Side picture={after} label={afterLabel} ratio={ratio} />
      <input
        className={css.slider}
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        aria-label={copy.compareImages}
        hidden
      />
    </div>
  );
}

function Side({ picture, label, ratio }: { picture: BeforeAfter['before']; label: string; ratio: string }) {
  return (
    <figure className={css.side}>
      <PictureView
        picture={picture}
        sizes="(max-width: 767px) 100vw, 1136px"
        shape={ratio}
        className={css.picture}
      />
      {label && <figcaption className={css.label}>{label}</figcaption>}
    </figure>
  );
}
