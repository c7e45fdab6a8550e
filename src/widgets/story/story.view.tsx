import type { ReactElement } from 'react';
import type { Story } from '../../generated/view.types.ts';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './story.module.css';

/**
 * Steps in the order they are read, each picture with its text. Where the browser can follow scrolling without script and
 * the screen is wide, the pictures share one place that stays in view.
 */
export function StoryView({ id, items, side }: ViewProps<Story>): ReactElement {
  const steps = useStyle({ desktop: { '--steps': items.length } });
  return (
    <ol id={id} className={classes(css.root, steps)} data-side={side}>
      {items.map(({ image, time, title, text }, index) => (
        <li key={index} className={css.step}>
          <div className={css.view}>
            <PictureView
              picture={image}
              sizes="(max-width: 1024px) 100vw, 680px"
              shape="landscape"
              className={css.picture}
            />
          </div>
          <div className={css.words}>
            {time && <p className={css.time}>{time}</p>}
            <p className={css.title}>{title}</p>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
