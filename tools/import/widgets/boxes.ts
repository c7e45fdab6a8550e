import type { Conversion, Mapper, Node } from '../conversion.ts';
import { percentOf } from '../layout/sizes.ts';
import { linedText, plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { alignOf, cardPicture, headingNode, levelOf, linkOf, namedIcon, textNode } from './basic.ts';
import { besideWords } from './beside.ts';
import { boxIcon } from './icon-sets.ts';
import { shareOf } from './image.ts';

/** The default share of a box that its image takes, in percent. */
const PICTURE_SHARE = 30;

/** The maximum width of an image next to text: on a phone it is alone on its line. */
function narrowOnPhones(share: number, { room }: Conversion): { maxWidth?: number } {
  const widest = Math.round((share / 100) * Math.max(room.desktop, room.tablet, room.mobile));
  return widest < room.mobile * 0.88 ? { maxWidth: Math.max(24, widest) } : {};
}

/** A box of an icon or picture, a title and a text, all of it one link. */
export const iconBox: Mapper = (settings, conversion) => {
  const title = plainText(settings.text('title_text', 'This is the heading'));
  const detail = linedText(settings.text('description_text'));
  const level = levelOf(settings, 'title_size', 3);
  settings.ignore('position', 'view', 'shape');
  const name = boxIcon(settings);
  if (title === '') return textNode(settings.text('description_text'), conversion);
  if (name === '' || !conversion.hasIcons) return iconless(settings, conversion, title);
  const more = { ...namedIcon(name, conversion), ...linkOf(settings, conversion) };
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

/** A box without an icon, or in a band whose boxes show none. Elementor centres its words if the icon was above them. */
function iconless(settings: Settings, conversion: Conversion, title: string): Node[] {
  const { link } = linkOf(settings, conversion);
  const isAbove = /^(?:top|block-start)$/.test(settings.choice('position', 'top'));
  const side = { ...(isAbove ? { align: 'center' } : {}), ...alignOf(settings, 'text_align') };
  if (!conversion.hasIcons)
    conversion.addNote('The icons of the boxes are omitted, as most of them have no counterpart.');
  return stack([
    { type: 'heading', text: title, level: 3, size: 'small', ...side, ...(link ? { link } : {}) },
    ...textNode(settings.text('description_text'), conversion, side),
  ]);
}

export const imageBox: Mapper = (settings, conversion) => {
  const title = settings.text('title_text', 'This is the heading');
  const picture = conversion.picture(settings.media('image'), plainText(title));
  const { link } = linkOf(settings, conversion);
  const level = levelOf(settings, 'title_size', 3);
  const position = settings.choice('position', 'top');
  const isAbove = position === 'top' || !picture;
  settings.ignore(
    'image_size',
    'image_size_tablet',
    'image_size_mobile',
    'position_mobile',
    'thumbnail_size',
  );
  const side = { ...(isAbove ? { align: 'center' } : {}), ...alignOf(settings, 'text_align') };
  const linked = link ? { link } : {};
  const share = percentOf(settings.raw.image_size, conversion.room.desktop, 'desktop') ?? PICTURE_SHARE;
  const words = [
    ...headingNode(title, level, { ...side, ...linked }),
    ...textNode(settings.text('description_text'), conversion, side),
  ];
  if (isAbove || words.length === 0) {
    const width = shareOf(share, conversion.room.desktop);
    return stack([
      ...(picture ? [cardPicture(picture, conversion, { ...side, ...width, ...linked })] : []),
      ...words,
    ]);
  }
  const node = cardPicture(picture, conversion, { ...narrowOnPhones(share, conversion), ...linked });
  return besideWords(node, stack(words), share, position === 'right');
};

function quoteOf(
  settings: Settings,
  conversion: Conversion,
  keys: { quote: string; name: string; role: string; photo: string },
) {
  const quote = linedText(settings.text(keys.quote));
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

/** Centres a widget that has no setting for its side. */
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
  conversion.addNote('The quote is in the middle; its text begins at one edge.');
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
  const words = linedText(
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
      text: (words || title).split('\n'),
      dismissible: isOpen,
    },
  ];
};
