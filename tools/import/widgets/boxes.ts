import type { Conversion, Mapper, Node } from '../conversion.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { alignOf, cardPicture, headingNode, iconOf, levelOf, linkOf, textNode } from './basic.ts';
import { buttonNode } from './button.ts';

/** A box of an icon or picture, a title and a text, all of it one link. */
export const iconBox: Mapper = (settings, conversion) => {
  const title = plainText(settings.text('title_text', 'This is the heading'));
  const detail = plainText(settings.text('description_text'));
  const level = levelOf(settings, 'title_size', 3);
  settings.ignore('position', 'view', 'shape');
  const more = { ...iconOf(settings, conversion, 'selected_icon', 'icon'), ...linkOf(settings, conversion) };
  if (title === '') return detail ? textNode(detail, conversion) : [];
  if (level !== 3) conversion.addNote('The title of the box has the size of a list entry.');
  return [
    {
      type: 'icon-list',
      look: 'card',
      items: [{ text: title, ...(detail ? { detail } : {}), ...more }],
      columns: { desktop: 1 },
    },
  ];
};

export const imageBox: Mapper = (settings, conversion) => {
  const title = settings.text('title_text', 'This is the heading');
  const picture = conversion.picture(settings.media('image'), plainText(title));
  const { link } = linkOf(settings, conversion);
  const level = levelOf(settings, 'title_size', 3);
  const isAbove = settings.choice('position', 'top') === 'top';
  settings.ignore('image_size', 'thumbnail_size');
  const side = { ...(isAbove ? { align: 'center' } : {}), ...alignOf(settings, 'text_align') };
  return stack([
    ...(picture ? [cardPicture(picture, conversion, { ...side, ...(link ? { link } : {}) })] : []),
    ...headingNode(title, level, { ...side, ...(link ? { link } : {}) }),
    ...textNode(settings.text('description_text'), conversion, side),
  ]);
};

/** A card that turns: both sides are shown, one below the other. */
export const flipBox: Mapper = (settings, conversion) => {
  const label = plainText(settings.text('button_text'));
  const link = settings.link('link');
  const front =
    conversion.picture(settings.media('image')) ?? conversion.picture(settings.media('background_a_image'));
  const back = plainText(settings.text('title_text_b'));
  settings.ignore('graphic_element', 'flip_effect', 'flip_direction', 'height');
  conversion.addNote('The card does not turn: both sides are shown.');
  return stack([
    ...(front ? [{ type: 'image', image: front }] : []),
    ...headingNode(settings.text('title_text_a'), 3),
    ...textNode(settings.text('description_text_a'), conversion),
    ...headingNode(back === plainText(settings.text('title_text_a')) ? '' : back, 3),
    ...textNode(settings.text('description_text_b'), conversion),
    ...(label ? [buttonNode(label, link, conversion)] : []),
  ]);
};

function quoteOf(
  settings: Settings,
  conversion: Conversion,
  keys: { quote: string; name: string; role: string; photo: string },
) {
  const quote = plainText(settings.text(keys.quote));
  const name = plainText(settings.text(keys.name));
  const role = plainText(settings.text(keys.role));
  const photo = conversion.picture(settings.media(keys.photo), name);
  const rating = settings.number('rating');
  if (quote === '') return undefined;
  if (name === '') conversion.addNote('A testimonial without a name.');
  return {
    quote,
    name: name || role || 'Pembeli',
    ...(role && name ? { role } : {}),
    ...(photo ? { photo } : {}),
    ...(rating ? { rating: Math.min(5, Math.max(1, Math.round(rating))) } : {}),
  };
}

/** A widget that has no side of its own, in the middle of its room. */
const inMiddle = (node: Node): Node => ({
  type: 'columns',
  layout: 'flex',
  direction: { desktop: 'row' },
  justify: 'center',
  children: [node],
});

export const testimonial: Mapper = (settings, conversion) => {
  const item = quoteOf(settings, conversion, {
    quote: 'testimonial_content',
    name: 'testimonial_name',
    role: 'testimonial_job',
    photo: 'testimonial_image',
  });
  settings.ignore('testimonial_image_position', 'testimonial_image_size');
  const { link } = linkOf(settings, conversion);
  const isCentred = settings.choice('testimonial_alignment', '') === 'center';
  if (!item) return [];
  const node = { type: 'testimonial', items: [{ ...item, ...(link ? { link } : {}) }] };
  if (!isCentred) return [node];
  conversion.addNote('The quote stands in the middle; its words begin at one edge.');
  return [inMiddle(node)];
};

export const testimonials: Mapper = (settings, conversion) => {
  const items = settings
    .list('slides')
    .flatMap(
      (slide) =>
        quoteOf(slide, conversion, { quote: 'content', name: 'name', role: 'title', photo: 'image' }) ?? [],
    );
  conversion.addNote('The quotes stand side by side instead of moving.');
  return items.length
    ? [{ type: 'testimonial', items, columns: { desktop: Math.min(3, items.length), mobile: 1 } }]
    : [];
};

export const alert: Mapper = (settings, conversion) => {
  const tone = settings.choice('alert_type', 'info');
  const title = plainText(settings.text('alert_title', 'This is an Alert'));
  const words = plainText(
    settings.text('alert_description', 'I am a description. Click the edit button to change this text.'),
  );
  const isOpen = settings.on('show_dismiss', true);
  if (title === '' && words === '') return [];
  if (words === '') conversion.addNote('Only a title was given; it became the text.');
  return [
    {
      type: 'alert',
      tone: ['info', 'success', 'warning', 'danger'].includes(tone) ? tone : 'info',
      ...(title && words ? { title } : {}),
      text: [words || title],
      dismissible: isOpen,
    },
  ];
};
