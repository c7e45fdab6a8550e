import { type ReactElement, useId } from 'react';
import type { ImageCarousel } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Icon } from '../../renderer/parts/icon.tsx';
import { lightboxId } from '../../renderer/parts/lightbox-link.tsx';
import { PictureLink } from '../../renderer/parts/picture-link.tsx';
import { PictureView } from '../../renderer/parts/picture-view.tsx';
import { StepButtons } from '../../renderer/parts/step-buttons.tsx';
import { classes, responsive, useStyle } from '../../renderer/style.ts';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './image-carousel.module.css';
import { leastSlides } from './props.ts';

type Props = ViewProps<ImageCarousel>;

const slideRole = (label: string) =>
  ({ role: 'group', 'aria-roledescription': 'slide', 'aria-label': label }) as const;

/**
 * Pictures in a row. Without script it is a row to scroll, with stops; near the screen it becomes a carousel by the
 * ARIA practices: pause first in the tab order, slides as groups, one button for each position.
 */
export function ImageCarouselView(props: Props): ReactElement {
  const { copy } = usePage();
  const slides = useStyle(responsive('--slides', props.slides));
  const moves = props.items.length > leastSlides(props.slides);
  return (
    <section
      id={props.id}
      className={classes(css.root, slides)}
      aria-roledescription="carousel"
      aria-label={props.name}
      data-ratio={props.ratio}
      data-gap={props.gap}
    >
      {moves && (
        <div className={css.controls}>
          {props.autoplay && (
            <button
              type="button"
              className={css.button}
              data-part="rotation"
              aria-label={copy.play}
              data-pause={copy.pause}
              data-play={copy.play}
            >
              <Icon name="pause" className={css.pause ?? ''} />
              <Icon name="play" className={css.play ?? ''} />
            </button>
          )}
          {props.arrows && <StepButtons css={css} />}
        </div>
      )}
      <div className={classes(css.viewport, 'swiper')} data-part="viewport" {...reachable(props)}>
        <div className={classes(css.track, 'swiper-wrapper')} data-part="track" aria-live="polite">
          {props.items.map((item, index) => (
            <Slide key={index} carousel={props} item={item} index={index} />
          ))}
        </div>
      </div>
      {moves && props.dots && (
        <div className={css.dots} data-part="dots">
          {props.items.map((_, index) => (
            <Dot key={index} index={index} total={props.items.length} slides={props.slides} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The width of one of the slides that are visible together, in the usual column. */
function sizesOf({ desktop = 3, tablet = desktop, mobile = tablet }: Props['slides']): string {
  const share = (width: number, slides: number) => Math.round(width / slides);
  const [large, middle, small] = [share(1216, desktop), share(92, tablet), share(92, mobile)];
  return `(max-width: 767px) ${small}vw, (max-width: 1024px) ${middle}vw, ${large}px`;
}

/** A row that can be scrolled and holds no link must be reachable itself. */
function reachable({ items, lightbox, name }: Props) {
  const hasLinks = lightbox || items.some(({ link }) => link !== undefined);
  return hasLinks ? {} : ({ tabIndex: 0, role: 'group', 'aria-label': name } as const);
}

function Slide(props: { carousel: Props; item: Props['items'][number]; index: number }): ReactElement {
  const { carousel, item, index } = props;
  const ownId = useId();
  const { copy } = usePage();
  const total = carousel.items.length;
  const place = copy.slideOf.replace('{{index}}', String(index + 1)).replace('{{total}}', String(total));
  const group = carousel.id ?? `carousel-${carousel.name}-${carousel.items[0]?.image.src}`;
  return (
    <div
      {...(carousel.id && carousel.sync === 'hash' ? { id: `${carousel.id}-${index + 1}` } : {})}
      className={classes(css.slide, 'swiper-slide')}
      {...slideRole(place)}
    >
      <figure>
        <PictureLink
          className={css.link}
          item={item}
          opensLarge={carousel.lightbox}
          draggable={false}
          id={lightboxId(carousel.id, ownId, index)}
          {...{ group, index }}
        >
          <PictureView
            picture={item.image}
            sizes={sizesOf(carousel.slides)}
            shape={carousel.ratio}
            className={css.picture}
            measured
          />
        </PictureLink>
        {carousel.captions && item.caption && <figcaption className={css.caption}>{item.caption}</figcaption>}
      </figure>
    </div>
  );
}

/** A carousel that shows three of six has four positions; how many it shows depends on the screen. */
function Dot(props: { index: number; total: number; slides: Props['slides'] }): ReactElement {
  const { index, total, slides } = props;
  const { copy } = usePage();
  const seen = (count: number) => ({ display: index <= Math.max(0, total - count) ? 'inline-grid' : 'none' });
  const style = useStyle({
    desktop: seen(slides.desktop ?? 3),
    ...(slides.tablet === undefined ? {} : { tablet: seen(slides.tablet) }),
    ...(slides.mobile === undefined ? {} : { mobile: seen(slides.mobile) }),
  });
  return (
    <button
      type="button"
      className={classes(css.dot, style)}
      data-part="dot"
      aria-label={copy.goToSlide.replace('{{index}}', String(index + 1))}
      aria-disabled={index === 0}
    />
  );
}
