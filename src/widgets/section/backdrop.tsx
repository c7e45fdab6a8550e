import type { ReactElement } from 'react';
import type { Section } from '../../generated/view.types.ts';
import type { Picture } from '../../lib/picture.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { isMoving, isPictured } from './look.ts';
import css from './section.module.css';

type Background = ViewProps<Section>['background'];

/** A wide picture behind a tall phone is cropped at its sides: it is as wide as the screen is tall, and more. */
function sizesOf(picture: Picture): string {
  return picture.mobile ? '100vw' : '(max-width: 767px) 240vw, 100vw';
}

/**
 * The background behind the content: a picture, the first of several, or the poster of a film. Complete without
 * script.
 */
export function Backdrop({ background }: { background: Background }): ReactElement | null {
  const { slideshow, video, overlayStrength } = background;
  const strength = useStyle({
    desktop: overlayStrength === undefined ? {} : { '--strength': `${overlayStrength}%` },
  });
  const fade = useStyle({
    desktop: slideshow
      ? {
          '--fade': `${slideshow.transition}ms`,
          '--stay': `${slideshow.interval + 2 * slideshow.transition}ms`,
        }
      : {},
  });
  if (!isPictured(background)) return null;
  const [first, ...others] = slideshow?.images ?? [];
  const picture = video?.poster ?? first ?? background.image;
  return (
    <div
      className={classes(css.background, strength, fade)}
      data-overlay={overlayStrength === undefined ? background.overlay : 'even'}
      data-ken-burns={slideshow?.kenBurns}
      data-backdrop=""
    >
      {picture && (
        <div className={css.slide} data-slide="shown">
          <PictureView picture={picture} sizes={sizesOf(picture)} mayBeFirst />
        </div>
      )}
      {others.length > 0 && (
        <template>
          {others.map((other, index) => (
            <div key={index} className={css.slide} data-slide="" aria-hidden="true">
              <PictureView picture={other} sizes={sizesOf(other)} alt="" />
            </div>
          ))}
        </template>
      )}
    </div>
  );
}

/** Stops and starts what moves; the script shows it, for without script nothing moves. */
export function MotionButton({ background }: { background: Background }): ReactElement | null {
  const { copy } = usePage();
  if (!isMoving(background)) return null;
  return (
    <button
      type="button"
      className={css.motion}
      data-motion="paused"
      data-pause={copy.pause}
      data-play={copy.play}
      aria-label={copy.play}
      hidden
    >
      <Icon name="pause" className={css.pause ?? ''} />
      <Icon name="play" className={css.play ?? ''} />
    </button>
  );
}
