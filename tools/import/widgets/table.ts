import type { Mapper } from '../conversion.ts';
import {
  button,
  divider,
  heading,
  icon,
  iconList,
  image,
  menuAnchor,
  socialIcons,
  spacer,
  text,
} from './basic.ts';
import {
  alert,
  callToAction,
  counter,
  flipBox,
  iconBox,
  imageBox,
  priceTable,
  progress,
  rating,
  testimonial,
  testimonials,
} from './boxes.ts';
import { accordion, type Children, nestedAccordion, nestedTabs, tabs, toggle } from './interactive.ts';
import { gallery, imageCarousel, map, video } from './media.ts';

/** Our home for each Elementor widget, by its name there. */
export function mappers(children: Children): ReadonlyMap<string, Mapper> {
  return new Map<string, Mapper>([
    ['heading', heading],
    ['text-editor', text],
    ['image', image],
    ['button', button],
    ['divider', divider],
    ['spacer', spacer],
    ['icon', icon],
    ['icon-list', iconList],
    ['icon-box', iconBox],
    ['image-box', imageBox],
    ['menu-anchor', menuAnchor],
    ['social-icons', socialIcons],
    ['call-to-action', callToAction],
    ['flip-box', flipBox],
    ['testimonial', testimonial],
    ['testimonial-carousel', testimonials],
    ['reviews', testimonials],
    ['counter', counter],
    ['progress', progress],
    ['alert', alert],
    ['star-rating', rating],
    ['rating', rating],
    ['price-table', priceTable],
    ['accordion', accordion],
    ['toggle', toggle],
    ['tabs', tabs],
    ['nested-accordion', nestedAccordion(children)],
    ['nested-tabs', nestedTabs(children)],
    ['image-carousel', imageCarousel],
    ['image-gallery', gallery],
    ['gallery', gallery],
    ['video', video],
    ['google_maps', map],
  ]);
}
