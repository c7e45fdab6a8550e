import type { ReactElement } from 'react';
import type { Section } from '../../generated/view.types.ts';
import type { Picture } from '../../lib/picture.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { usePhoneCrop } from '../../renderer/render-context.tsx';
import { classes, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import { isMoving, isPictured, placeOf } from './look.ts';
import css from './section.module.css';

type Background = ViewProps<Section>['background'];
type Place = Background['place'];

/**
 * A wide picture behind a tall phone is cropped at its sides: it is as wide as the screen is tall, and more. A placed
 * picture is about square on a phone, and next to the text a little taller than it is wide.
 */
function sizesOf(picture: Picture, place: Place | undefined): string {
  if (!place) return picture.mobile ? '100vw' : '(max-width: 767px) 240vw, 100vw';
  const cropped = (width: number, ratio: number) =>
    `${Math.round(width * Math.max(1, picture.width / picture.height / ratio))}vw`;
  const small = picture.mobile ? '100vw' : cropped(100, 1);
  const middle = place === 'beside' ? `(max-width: 1024px) 100vw, ${cropped(50, 0.85)}` : '100vw';
  return small === middle ? middle : `(max-width: 767px) ${small}, ${middle}`;
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
  const place = placeOf(background);
  const { onScroll } = background;
  return (
    <div
      className={classes(css.background, onScroll !== 'none' && css[onScroll], strength, fade)}
      data-overlay={place ? 'none' : overlayStrength === undefined ? background.overlay : 'even'}
      data-ken-burns={slideshow?.kenBurns}
      data-backdrop=""
    >
      {picture && (
        <div className={css.slide} data-slide="shown">
          <Covering picture={picture} place={place} mayBeFirst />
        </div>
      )}
      {others.length > 0 && (
        <template>
          {others.map((other, index) => (
            <div key={index} className={css.slide} data-slide="" aria-hidden="true">
              <Covering picture={other} place={place} alt="" />
            </div>
          ))}
        </template>
      )}
    </div>
  );
}

/** One picture of a background; where phones would see a part of it alone, they get that part. */
function Covering(props: { picture: Picture; place: Place | undefined; mayBeFirst?: boolean; alt?: string }) {
  const { picture, place, ...rest } = props;
  const cropped = usePhoneCrop(picture) ?? picture;
  return <PictureView picture={place ? picture : cropped} sizes={sizesOf(picture, place)} {...rest} />;
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
