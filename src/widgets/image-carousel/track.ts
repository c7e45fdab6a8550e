import Swiper from 'swiper';
import { markDrags } from './drag.ts';
import type { CarouselProps } from './props.ts';

/** The moving row: Swiper does touch, speed and positions; its widths stay those of the CSS. */
export interface Track {
  readonly index: number;
  /** Number of positions; 1 when all slides fit. */
  readonly positions: number;
  move(by: 1 | -1): void;
  go(index: number): void;
}

/** Takes over a row that was scrolled until now, at its current slide. */
export function startTrack(
  viewport: HTMLElement,
  props: CarouselProps,
  start: number | undefined,
  events: { onChange: () => void; onTouch: (isTouched: boolean) => void },
): Track {
  const row = viewport.firstElementChild as HTMLElement;
  const spaceBetween = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const first = (row.children[0] as HTMLElement | undefined)?.offsetWidth ?? 1;
  const scrolled = Math.round(viewport.scrollLeft / (first + spaceBetween));
  viewport.scrollLeft = 0;
  viewport.removeAttribute('tabindex');
  const swiper = new Swiper(viewport, {
    slidesPerView: 'auto',
    spaceBetween,
    initialSlide: start ?? scrolled,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : props.speed,
    threshold: props.swipeThreshold,
    // A movement past the threshold is a swipe, however slow.
    longSwipesRatio: 0.02,
    rewind: props.endless,
    watchSlidesProgress: true,
    watchOverflow: true,
  });
  // Not Swiper's own class: it composes its names, and styles of class names that appear nowhere are removed from the page.
  viewport.dataset.awake = '';
  markDrags(viewport);
  const show = () => {
    for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible');
  };
  swiper.on('progress', show);
  swiper.on('snapIndexChange', events.onChange);
  swiper.on('snapGridLengthChange', events.onChange);
  swiper.on('touchStart', () => events.onTouch(true));
  swiper.on('touchEnd', () => events.onTouch(false));
  show();
  return {
    get index() {
      return swiper.snapIndex;
    },
    get positions() {
      return swiper.snapGrid.length;
    },
    move: (by) => void (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    go: (index) => void swiper.slideTo(index),
  };
}
