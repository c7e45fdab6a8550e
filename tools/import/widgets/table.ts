import type { Mapper } from '../conversion.ts';
import { divider, heading, menuAnchor, spacer, text } from './basic.ts';
import { alert, iconBox, imageBox, testimonial, testimonials } from './boxes.ts';
import { button } from './button.ts';
import { callToAction } from './call-to-action.ts';
import { flipBox } from './flip-box.ts';
import { icon, iconList, socialIcons } from './icon-widgets.ts';
import { image } from './image.ts';
import {
  accordion,
  type Children,
  nestedAccordion,
  nestedCarousel,
  nestedTabs,
  tabs,
  toggle,
} from './interactive.ts';
import { map } from './map.ts';
import { gallery, imageCarousel, video } from './media.ts';

import { counter, priceTable, progress, rating } from './numbers.ts';
import { animatedHeadline, blockquote, form, formField, html, priceList, share, shortcode } from './pro.ts';
import {
  audio,
  code,
  contactButtons,
  contents,
  hotspot,
  lottie,
  megaMenu,
  offCanvas,
  playlist,
} from './pro-media.ts';
import { copyright, countdown } from './site.ts';
import { mediaCarousel, slides } from './slides.ts';

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
    ['nested-carousel', nestedCarousel(children)],
    ['image-carousel', imageCarousel],
    ['image-gallery', gallery],
    ['gallery', gallery],
    ['video', video],
    ['google_maps', map],
    ['form', form],
    ['e-form-field', formField],
    ['html', html],
    ['shortcode', shortcode],
    ['slides', slides],
    ['animated-headline', animatedHeadline],
    ['blockquote', blockquote],
    ['price-list', priceList],
    ['media-carousel', mediaCarousel],
    ['share-buttons', share],
    ['countdown', countdown],
    ['copyright', copyright],
    ['hotspot', hotspot],
    ['video-playlist', playlist],
    ['lottie', lottie],
    ['table-of-contents', contents],
    ['code-highlight', code],
    ['audio', audio],
    ['contact-buttons', contactButtons],
    ['off-canvas', offCanvas(children)],
    ['mega-menu', megaMenu(children)],
  ]);
}
