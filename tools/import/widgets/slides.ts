import type { Conversion, Mapper, Node } from '../conversion.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { headingNode, textNode } from './basic.ts';
import { buttonNode } from './button.ts';

interface Slide {
  readonly picture: { src: string; alt: string } | undefined;
  readonly words: Node[];
}

/**
 * Slides that move. Without words they are a carousel. With words the first ones lie over all the pictures, and those of
 * the other slides stand beside each other below.
 */
export const slides: Mapper = (settings, conversion) => {
  const all = settings.list('slides').map((slide, at) => slideOf(slide, at, conversion));
  const pictures = all.flatMap(({ picture }) => picture ?? []);
  const [first, ...others] = all.flatMap(({ words }) => (words.length ? [words] : []));
  settings.ignore(
    'slides_height',
    'navigation',
    'autoplay',
    'autoplay_speed',
    'transition',
    'slides_title_tag',
  );
  if (!first) return carousel(pictures);
  const [image] = pictures;
  const images = pictures.length > 1 ? { slideshow: { images: pictures.slice(0, 12) } } : { image };
  const hero: Node[] = image
    ? [{ type: 'section', background: images, spacing: 'large', minHeight: 'half', children: first }]
    : first;
  if (others.length === 0) return hero;
  conversion.addNote('The words of the first slide lie over all pictures; the others stand below.');
  const desktop = Math.min(3, others.length);
  const cards = others.flatMap((words) => stack(words));
  const below: Node =
    cards.length > 1
      ? { type: 'columns', columns: { desktop, tablet: Math.min(2, desktop), mobile: 1 }, children: cards }
      : { type: 'columns', columns: { desktop: 1 }, children: cards };
  return [...hero, below];
};

function slideOf(slide: Settings, at: number, conversion: Conversion): Slide {
  const title = slide.text('heading');
  const label = plainText(slide.text('button_text'));
  return {
    picture: conversion.picture(slide.media('background_image'), plainText(title)),
    words: [
      ...headingNode(title, at === 0 ? 2 : 3),
      ...textNode(slide.text('description'), conversion),
      ...(label ? [buttonNode(label, slide.link('link'), conversion)] : []),
    ],
  };
}

/** Pictures that move by themselves, one at a time. */
function carousel(pictures: readonly { src: string; alt: string }[]): Node[] {
  const [only, ...more] = pictures;
  if (!only) return [];
  if (more.length === 0) return [{ type: 'image', image: only }];
  return [
    {
      type: 'image-carousel',
      items: pictures.map((image) => ({ image })),
      slides: { desktop: 1, tablet: 1, mobile: 1 },
      ratio: 'wide',
      lightbox: false,
    },
  ];
}

/** Slides of pictures or videos, each with its own link. */
export const mediaCarousel: Mapper = (settings, conversion) => {
  const items = settings.list('slides').flatMap((slide) => {
    const image = conversion.picture(slide.media('image'));
    return image ? [{ image }] : [];
  });
  return items.length ? [{ type: 'image-carousel', items }] : [];
};
