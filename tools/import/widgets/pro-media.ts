import type { Mapper, Node } from '../conversion.ts';
import { iconFor } from '../icons.ts';
import { plainText } from '../rich-text.ts';
import { stack } from '../stack.ts';
import { headingNode, linkOf, textNode } from './basic.ts';
import { buttonNode } from './button.ts';
import type { Children } from './interactive.ts';
import { floatingChat } from './pro.ts';
import { videoNode } from './video.ts';

/** An image with points on it: the image, with the text of each point below it. */
export const hotspot: Mapper = (settings, conversion) => {
  const picture = conversion.picture(settings.media('image'));
  const items = settings.list('hotspot').flatMap((point) => {
    const label = plainText(point.text('hotspot_label'));
    const detail = plainText(point.text('hotspot_tooltip_content'));
    const icon = iconFor(point.icon('hotspot_icon'));
    const text = label || detail;
    return text
      ? [
          {
            text,
            ...(label && detail ? { detail } : {}),
            icon: icon ?? 'pin',
            ...linkOf(point, conversion, 'hotspot_link'),
          },
        ]
      : [];
  });
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('The points are in a list below the picture.');
  return stack([
    ...(picture ? [{ type: 'image', image: picture }] : []),
    ...(items.length ? [{ type: 'icon-list', items, columns: { desktop: 1 } }] : []),
  ]);
};

/** A list of videos, each shown in place. */
export const playlist: Mapper = (settings, conversion) => {
  const title = settings.text('playlist_title');
  const films = settings.list('tabs').flatMap((tab) => {
    const address = ['youtube_url', 'vimeo_url'].map((key) => tab.text(key)).find(Boolean);
    const hosted = tab.link('hosted_url') || tab.link('external_url');
    const name = plainText(tab.text('title'));
    const poster = conversion.picture(tab.media('thumbnail'));
    return address || hosted
      ? videoNode(address || hosted, conversion, { title: name, ...(poster ? { poster } : {}) })
      : textNode(name, conversion);
  });
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('The videos of the list are next to each other.');
  const desktop = Math.max(1, Math.min(2, films.length, Math.floor(conversion.room.desktop / 340)));
  return [
    ...headingNode(title, 3),
    ...(films.length > 1
      ? [{ type: 'columns', columns: { desktop, mobile: 1 }, children: films } as Node]
      : films),
  ];
};

/** An animation: its caption, and a note in the report. */
export const lottie: Mapper = (settings, conversion) => {
  const caption = settings.choice('caption_source', 'none') === 'custom' ? settings.text('caption') : '';
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('A Lottie animation has no counterpart and is omitted.');
  conversion.hint('A Lottie animation is omitted: put a picture or a short video in its place.');
  return textNode(caption, conversion, { size: 'small' });
};

/** The links to the headings of a page are made by the page itself. */
export const contents: Mapper = (settings, conversion) => {
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('The list of headings is omitted.');
  conversion.hint('A table of contents is omitted: a "section-nav" leads to the sections of a page.');
  return [];
};

export const code: Mapper = (settings, conversion) =>
  textNode(settings.text('code').replaceAll('<', '&lt;'), conversion);

/** Sound of another service, as a link to it. */
export const audio: Mapper = (settings, conversion) => {
  const link = conversion.link(settings.link('link'));
  settings.ignore(...Object.keys(settings.raw));
  conversion.addNote('The player became a link to the recording.');
  return link ? [{ type: 'button', label: 'Dengarkan', link, look: 'outline', icon: 'play' }] : [];
};

/** A round button that floats over the page. Kavling has its own; a chat button keeps its place in the page. */
export const contactButtons: Mapper = (settings, conversion) => {
  const isChat = Object.values(settings.raw).includes('whatsapp');
  settings.ignore(...Object.keys(settings.raw));
  if (isChat) return floatingChat(conversion);
  conversion.addNote('A floating button for contact is omitted: only one to WhatsApp floats.');
  return [];
};

/** A panel that opens at the side of the page: its content goes in the page. */
export const offCanvas =
  (children: Children): Mapper =>
  (settings, conversion, element) => {
    settings.ignore(...Object.keys(settings.raw));
    conversion.addNote('The content of a panel that opens is in the page.');
    return element.children.flatMap((child) => children(child));
  };

/** A menu with manual entries, and the content of its panels. */
export const megaMenu =
  (children: Children): Mapper =>
  (settings, conversion, element) => {
    const entries = settings.list('menu_items').map((item) => ({
      label: plainText(item.text('item_title')),
      address: item.link('item_link'),
    }));
    settings.ignore(...Object.keys(settings.raw));
    conversion.addNote('The menu became links; the header of a page has its own menu.');
    const buttons = entries.flatMap(({ label, address }) => {
      if (label === '') return [];
      return address
        ? [buttonNode(label, address, conversion, { look: 'quiet' })]
        : textNode(label, conversion);
    });
    const row =
      buttons.length > 1 ? [{ type: 'columns', layout: 'flex', gap: 'small', children: buttons }] : buttons;
    return [...row, ...element.children.flatMap((child) => children(child))];
  };
