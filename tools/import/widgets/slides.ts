import type { Conversion, Mapper, Node } from '../conversion.ts';
import { onSide } from '../layout/looks.ts';
import { heightNear, pixelsOf } from '../layout/shapes.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { headingNode, linkOf, sides, textNode } from './basic.ts';
import { buttonNode } from './button.ts';

interface Slide {
  readonly align: string;
  readonly picture: { src: string; alt: string } | undefined;
  readonly words: Node[];
  /** Where a slide leads that has no button to lead there. */
  readonly link: { link?: string };
}

/**
 * Moving slides. Without text they are a carousel. With text, each keeps its own picture: the first one large, the
 * others next to each other below it.
 */
export const slides: Mapper = (settings, conversion) => {
  const align =
    sides[settings.choice('slides_text_align', settings.choice('text_align', 'center'))] ?? 'center';
  const isMany = settings.list('slides').length > 2;
  const all = settings
    .list('slides')
    .map((slide, at) => slideOf(slide, sideOf(slide) ?? align, isMany && at > 0, conversion));
  const minHeight = heightNear(pixelsOf(settings.raw.slides_height)) ?? 'half';
  const said = all.filter(({ words }) => words.length > 0);
  settings.ignore(
    'slides_height',
    'navigation',
    'autoplay',
    'autoplay_speed',
    'transition',
    'slides_title_tag',
  );
  const [first, ...others] = said;
  if (!first) return carousel(all);
  const wordless = all.filter(({ words }) => words.length === 0);
  const unsaid = wordless.flatMap(({ picture }) => picture ?? []);
  for (const { link } of wordless.map((slide) => slide.link))
    if (link) conversion.hint(`A slide without words led to ${link.slice(0, 80)}; it is a background now.`);
  const pictures = [...(first.picture ? [first.picture] : []), ...unsaid];
  const hero = onPictures(first.words, pictures, { spacing: 'large', minHeight, ...around(first.align) });
  if (others.length === 0) return hero;
  conversion.addNote('The slides do not move: the first one is large, the others are below it.');
  const look = { spacing: 'large', ...(others.length === 1 ? { minHeight: 'half' } : {}) };
  const cards = others.flatMap(({ words, picture, align: side }) =>
    stack(onPictures(words, picture ? [picture] : [], { ...look, ...around(side) })),
  );
  if (cards.length === 1) return [...hero, ...cards];
  const desktop = Math.min(3, cards.length);
  const columns = { desktop, tablet: Math.min(2, desktop), mobile: 1 };
  return [...hero, { type: 'columns', columns, verticalAlign: 'stretch', children: cards }];
};

/** Text over an image, or over several that change; the text alone without any. */
function onPictures(
  words: Node[],
  [image, ...more]: readonly { src: string; alt: string }[],
  look: Record<string, unknown>,
): Node[] {
  if (!image) return words;
  const background = more.length ? { slideshow: { images: [image, ...more].slice(0, 12) } } : { image };
  return [{ type: 'section', background, ...look, children: words }];
}

/** The side of a band's content; at the start by itself. */
const around = (align: string) => (align === 'start' ? {} : { align });

/** The side that a slide sets for its own text. */
const sideOf = (slide: Settings): string | undefined =>
  slide.on('custom_style', false) ? sides[slide.choice('text_align', '')] : undefined;

function slideOf(slide: Settings, align: string, isSmall: boolean, conversion: Conversion): Slide {
  const title = slide.text('heading');
  const label = plainText(slide.text('button_text'));
  const link = label ? {} : linkOf(slide, conversion);
  return {
    align,
    link,
    picture: conversion.picture(slide.media('background_image'), plainText(title)),
    words: [
      ...headingNode(title, 2, { ...(isSmall ? { size: 'medium' } : {}), align, ...link }),
      ...textNode(slide.text('description'), conversion, { align }),
      ...(label ? onSide([buttonNode(label, slide.link('link'), conversion, { look: 'solid' })], align) : []),
    ],
  };
}

/** Pictures that move by themselves, one at a time. */
function carousel(slides: readonly Slide[]): Node[] {
  const items = slides.flatMap(({ picture, link }) => (picture ? [{ image: picture, ...link }] : []));
  const [only, ...more] = items;
  if (!only) return [];
  if (more.length === 0) return [{ type: 'image', ...only }];
  return [
    {
      type: 'image-carousel',
      items,
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
    const isLink = slide.choice('image_link_to_type', '') === 'custom';
    return image ? [{ image, ...(isLink ? linkOf(slide, conversion, 'image_link_to') : {}) }] : [];
  });
  return items.length ? [{ type: 'image-carousel', items }] : [];
};
