import type { Conversion, Mapper, Node } from '../conversion.ts';
import { groundIn, lookOn } from '../layout/backdrop.ts';
import { linedText, plainText } from '../rich-text.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { headingNode, namedIcon, textNode } from './basic.ts';
import { buttonNode } from './button.ts';

/** The other side of a card that turns: its title is text, as the card has one already. */
export function otherSide(title: string, html: string, conversion: Conversion): Node[] {
  const name = plainText(title);
  const lead = name ? `<p><strong>${name.replaceAll('<', '&lt;')}</strong></p>` : '';
  return textNode(`${lead}${html}`, conversion);
}

/** A card that turns: both sides are shown in one card, one below the other. */
export const flipBox: Mapper = (settings, conversion) => {
  const label = plainText(settings.text('button_text'));
  const link = settings.link('link');
  const title = plainText(settings.text('title_text_a'));
  const back = plainText(settings.text('title_text_b'));
  const look = lookOn(groundIn(settings, conversion, 'background_a_color'), conversion) ?? 'card';
  settings.ignore('flip_effect', 'flip_direction', 'height', 'background_a_background');
  settings.ignore('background_b_background', 'background_b_color');
  conversion.addNote('The card does not turn: both sides are shown.');
  return stack(
    [
      ...frontOf(settings, conversion, title),
      ...otherSide(back === title ? '' : back, settings.text('description_text_b'), conversion),
      ...(label ? [buttonNode(label, link, conversion)] : []),
    ],
    { look },
  );
};

function frontOf(settings: Settings, conversion: Conversion, title: string): Node[] {
  const words = settings.text('description_text_a');
  const graphic = settings.choice('graphic_element', 'icon');
  const picture = graphic === 'image' ? conversion.picture(settings.media('image')) : undefined;
  const image = picture ?? conversion.picture(settings.media('background_a_image'));
  const named = graphic === 'icon' ? namedIcon(settings.icon('selected_icon', 'icon'), conversion) : {};
  settings.ignore('image');
  if (image || !named.icon || title === '')
    return [
      ...(image ? [{ type: 'image', image }] : []),
      ...headingNode(title, 3),
      ...textNode(words, conversion),
    ];
  const detail = linedText(words);
  const item = { text: title, ...named, ...(detail ? { detail } : {}) };
  return [{ type: 'icon-list', look: 'card', columns: { desktop: 1 }, items: [item] }];
}
