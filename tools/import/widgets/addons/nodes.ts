import type { Conversion, Node } from '../../conversion.ts';
import { linedText, plainText } from '../../rich-text.ts';
import { stack } from '../../stack.ts';
import { cardPicture, headingNode, namedIcon, textNode } from '../basic.ts';
import { buttonNode } from '../button.ts';
import type { Roles } from './roles.ts';

/** Words as people read them: ElementsKit marks what it paints with {{ }}. */
export const wordsOf = (html: string): string => plainText(html.replace(/\{\{|\}\}/g, ''));

/** The same, line by line. */
export const linesOf = (html: string): string => linedText(html.replace(/\{\{|\}\}/g, ''));

/** The nodes of a card: picture, small line, title, text, buttons. The link of the whole card goes to its title. */
export function cardNodes(roles: Roles, conversion: Conversion, level: number): Node[] {
  const [title = '', ...others] = [...roles.titles, ...roles.names].map(wordsOf);
  const image = roles.pictures.flatMap((media) => conversion.picture(media, title) ?? []);
  const { icon } = conversion.hasIcons ? namedIcon(roles.icon, conversion) : {};
  const linked = linkedOf(roles, conversion);
  const buttons = buttonNodes(roles, conversion);
  const details = [...others, ...roles.jobs, ...roles.texts];
  const isBare = roles.icon !== '' && !icon;
  if (isBare) conversion.addNote('The icons of the boxes are omitted, as most of them have no counterpart.');
  // Boxes of add-ons, like Elementor's, are centred below their icon.
  const side = isBare ? { align: 'center' } : {};
  const above = roles.subtitles.flatMap((html) => textNode(wordsOf(html), conversion, { size: 'small' }));
  if (icon && title && image.length === 0)
    return [
      ...above,
      {
        type: 'icon-list',
        look: 'card',
        columns: { desktop: 1 },
        items: [
          {
            text: title,
            icon,
            ...(details[0] ? { detail: linesOf(details[0]) } : {}),
            ...linked,
          },
        ],
      },
      ...details.slice(1).flatMap((html) => textNode(html, conversion)),
      ...buttons,
    ];
  return [
    ...image.map((picture) => cardPicture(picture, conversion, title ? {} : linked)),
    ...above,
    ...headingNode(title, roles.level ?? level, { ...side, ...linked }),
    ...details.flatMap((html) => textNode(html, conversion, side)),
    ...buttons,
  ];
}

/** The link of a whole widget, as far as it leads anywhere. */
export function linkedOf({ link }: Roles, conversion: Conversion): { link?: string } {
  const address = conversion.link(link);
  return address && address !== '#' ? { link: address } : {};
}

export const buttonNodes = ({ buttons }: Roles, conversion: Conversion): Node[] =>
  buttons.map(({ label, address, opensPopup }) => {
    if (!opensPopup) return buttonNode(label, address, conversion);
    conversion.addNote('It opened a popup; here it opens the lead form.');
    return { type: 'lead-button', kind: 'cta', label, title: label };
  });

/** Entries of a list as cards next to each other. */
export function cardsOf(entries: readonly Roles[], conversion: Conversion): Node[] {
  const cards = entries.flatMap((entry) => stack(cardNodes(entry, conversion, 3)));
  if (cards.length < 2) return cards;
  const desktop = Math.max(1, Math.min(3, cards.length, Math.floor(conversion.room.desktop / 240)));
  return [
    { type: 'columns', columns: { desktop, tablet: Math.min(2, desktop), mobile: 1 }, children: cards },
  ];
}
