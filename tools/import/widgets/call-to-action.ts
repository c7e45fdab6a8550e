import { isDark } from '../colors.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { groundIn, lookOn } from '../layout/backdrop.ts';
import { onSide } from '../layout/looks.ts';
import { partHeight, pixelsOf } from '../layout/shapes.ts';
import { plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { headingNode, iconOf, levelOf, sides, textNode } from './basic.ts';
import { buttonNode } from './button.ts';

/** Text and a button in a box: over an image, below it, next to it, or without one. */
export const callToAction: Mapper = (settings, conversion) => {
  const title = settings.text('title');
  const isCover = settings.choice('skin', 'classic') === 'cover';
  const place = settings.choice('layout', 'above');
  const isBeside = !isCover && (place === 'left' || place === 'right');
  const picture = conversion.picture(settings.media('bg_image'), plainText(title));
  const graphic = picture ? undefined : conversion.picture(settings.media('graphic_image'), plainText(title));
  const image = picture ?? graphic;
  settings.ignore('layout_tablet', 'layout_mobile', 'link_click', 'bg_image_size', 'graphic_image_size');
  settings.ignore('graphic_element', 'content_bg_color', 'alignment', 'selected_icon', 'icon');
  const look = lookOn(isCover ? undefined : groundIn(settings, conversion, 'content_bg_color'), conversion);
  if (isCover && image) return [coverOf(settings, conversion, title, image)];
  const isPanel = isBeside || !image;
  const words = wordsOf(settings, conversion, title, isPanel);
  if (!image) return look ? stack(words, { look }) : stack(words);
  if (!isBeside) {
    const nodes: Node[] = [{ type: 'image', image, ratio: 'landscape' }, ...words];
    return look ? stack(nodes, { look }) : stack(nodes);
  }
  const panel = stack(words, { verticalAlign: 'middle', ...(look ? { look } : {}) });
  const shown: Node = { type: 'image', image, ratio: 'wide' };
  return [
    {
      type: 'columns',
      columns: { desktop: 2, tablet: 2, mobile: 1 },
      gap: look ? 'small' : 'medium',
      verticalAlign: 'stretch',
      ...(place === 'right' ? { reverseOn: ['mobile'] } : {}),
      children: place === 'right' ? [...panel, shown] : [shown, ...panel],
    },
  ];
};

/** The height of a cover that sets none, in pixels. */
const COVER = 280;

/** A picture with the text over it, as high as it was. */
function coverOf(settings: Settings, conversion: Conversion, title: string, image: object): Node {
  const words = conversion.on('picture', () => wordsOf(settings, conversion, title, true));
  const height = pixelsOf(settings.raw['min-height']) || COVER;
  const place = settings.choice('vertical_position', 'middle');
  const shade = isDark(settings.text('overlay_color')) ? 'strong' : 'soft';
  settings.ignore('min-height', 'min-height_tablet', 'min-height_mobile');
  const side = sides[settings.choice('alignment', 'center')];
  return {
    type: 'section',
    background: { image, overlay: shade },
    spacing: 'medium',
    minHeight: partHeight(height) ?? 'auto',
    ...(place === 'top' || place === 'bottom' ? { verticalAlign: place } : {}),
    ...(side === 'start' ? {} : { align: side }),
    children: words,
  };
}

/** The text of the box. In a panel it is centred, unless a side was chosen. */
function wordsOf(settings: Settings, conversion: Conversion, title: string, isPanel: boolean): Node[] {
  const ribbon = plainText(settings.text('ribbon_title'));
  const label = plainText(settings.text('button'));
  const link = settings.link('link');
  const side = sides[settings.choice('alignment', isPanel ? 'center' : 'left')] ?? 'start';
  const align = side === 'start' ? {} : { align: side };
  const { icon } =
    settings.choice('graphic_element', 'none') === 'icon'
      ? iconOf(settings, conversion, 'selected_icon', 'icon')
      : {};
  return [
    ...(ribbon ? textNode(ribbon, conversion, { size: 'small', ...align }) : []),
    ...(icon ? [{ type: 'divider', icon, spacing: 'small', ...align }] : []),
    ...headingNode(title, levelOf(settings, 'title_tag', 2), align),
    ...textNode(settings.text('description'), conversion, align),
    ...(label ? onSide([buttonNode(label, link, conversion)], side) : []),
  ];
}
