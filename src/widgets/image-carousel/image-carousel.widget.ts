import type { ImageCarousel } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { ImageCarouselView } from './image-carousel.view.tsx';
import { type CarouselProps, leastSlides } from './props.ts';

/** Where all pictures fit beside each other on every screen there is nothing to move, and so no script. */
export default defineWidget<ImageCarousel>({
  type: 'image-carousel',
  hydrate: ({ items, slides }) => (items.length > leastSlides(slides) ? 'visible' : 'never'),
  View: ImageCarouselView,
  needs: (_page, { lightbox }) => (lightbox ? ['lightbox'] : []),
  send: ({ autoplay, autoplayDelay, interval, pauseOnHover, speed, swipeThreshold, endless, sync, id }) =>
    ({
      rotation: autoplay ? { first: autoplayDelay, later: interval, pauseOnHover } : undefined,
      speed,
      swipeThreshold,
      endless,
      sync: id === undefined || sync === 'none' ? undefined : { kind: sync, key: id },
    }) satisfies CarouselProps,
});
