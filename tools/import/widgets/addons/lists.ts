import { iconNear } from '../../icons.ts';
import { linedText } from '../../rich-text.ts';
import type { Media } from '../../settings.ts';
import { contentOf } from '../interactive.ts';
import { networkName } from '../networks.ts';
import { card, first, type Make } from './card.ts';
import { cardNodes, linkedOf, wordsOf } from './nodes.ts';
import type { Known } from './slots.ts';

/** Testimonials. */
export const quotes: Make = (given) => {
  const { conversion, roles, entries } = given;
  const items = (given.known.list ? entries : [roles]).flatMap((entry) => {
    const said = linedText(entry.texts[0] ?? '');
    const quote = [first(entry.titles), said].filter(Boolean).join(' – ');
    const name = first(entry.names, entry.jobs);
    const role = first(entry.jobs);
    const photo = entry.pictures.flatMap((media) => conversion.picture(media, name) ?? [])[0];
    if (said === '') return [];
    return [
      {
        quote,
        name: name || 'Pembeli',
        ...(role && role !== name ? { role } : {}),
        ...(photo ? { photo } : {}),
        ...(entry.rating ? { rating: entry.rating } : {}),
      },
    ];
  });
  if (items.length === 0) return [];
  if (items.length > 1) conversion.addNote('The quotes stand side by side instead of moving.');
  const desktop = Math.max(1, Math.min(3, items.length, Math.floor(conversion.room.desktop / 280)));
  return [{ type: 'testimonial', items, columns: { desktop, mobile: 1 } }];
};

/** Our widget for titles that open something. */
export const opening = ({ kind }: Known): string => (kind === 'tabs' ? 'tabs' : 'accordion');

/** Titles that open something. */
export const pairs: Make = (given) => {
  const { conversion, entries } = given;
  const items = entries.flatMap((entry) => {
    const title = first(entry.titles);
    return title ? [{ title, ...contentOf(entry.texts.join(''), conversion) }] : [];
  });
  if (!items.some((item) => item.content || item.children)) return card(given);
  return [{ type: opening(given.known), items }];
};

/** Lines with an icon. */
export const list: Make = ({ conversion, entries }) => {
  const items = entries.flatMap((entry) => {
    const text = first(entry.titles, entry.texts);
    const detail = first(entry.titles) ? first(entry.texts) : '';
    const icon = iconNear(entry.icon);
    return text
      ? [
          {
            text,
            ...(detail ? { detail } : {}),
            ...(icon ? { icon } : {}),
            ...linkedOf(entry, conversion),
          },
        ]
      : [];
  });
  return items.length ? [{ type: 'icon-list', items, columns: { desktop: 1 } }] : [];
};

/** Links to networks, by the networks' names. */
export const links: Make = ({ conversion, entries }) => {
  const items = entries.flatMap((entry) => {
    const { link } = linkedOf(entry, conversion);
    const text = first(entry.titles) || (/fa-[a-z]/.test(entry.icon) ? networkName(entry.icon) : '');
    return link && text ? [{ text: text.charAt(0).toUpperCase() + text.slice(1), link }] : [];
  });
  const text = items.flatMap((item, at) => (at === 0 ? [item] : [' · ', item]));
  return items.length ? [{ type: 'text', content: [{ kind: 'paragraph', text }] }] : [];
};

/** Images next to each other. */
export const pictures: Make = (given) => {
  const { roles, entries, conversion } = given;
  const all: { media: Media; caption: string; link?: string }[] = [
    ...roles.pictures.map((media) => ({ media, caption: '' })),
    ...entries.flatMap((entry) =>
      entry.pictures.map((media) => ({
        media,
        caption:
          entry.pictures.length > 1
            ? ''
            : [...entry.titles, ...entry.subtitles, ...entry.texts].map(wordsOf).join(' – '),
        ...linkedOf(entry, conversion),
      })),
    ),
  ];
  const items = all.flatMap(({ media, caption, link }) => {
    const image = conversion.picture(media, caption);
    return image ? [{ image, ...(caption ? { caption } : {}), ...(link ? { link } : {}) }] : [];
  });
  if (items.length < 2)
    return [
      ...cardNodes(roles, conversion, 3),
      ...entries.flatMap((entry) => cardNodes(entry, conversion, 3)),
    ];
  const desktop = Math.max(1, Math.min(4, items.length, Math.floor(conversion.room.desktop / 180)));
  return [
    {
      type: 'gallery',
      items,
      ...(items.some(({ caption }) => caption) ? { captions: 'below' } : {}),
      columns: { desktop, tablet: Math.min(3, desktop), mobile: Math.min(2, desktop) },
    },
  ];
};

const LOGO_WIDTH = 200;

/** The logo of the site itself, at the usual small size. */
export const logo: Make = ({ conversion, roles }) =>
  roles.pictures.flatMap((media) => {
    const image = conversion.picture(media);
    return image ? [{ type: 'image', image, maxWidth: LOGO_WIDTH, align: 'start' }] : [];
  });

/** Company logos. */
export const logos: Make = ({ conversion, entries }) => {
  const items = entries.flatMap((entry) => {
    const name = first(entry.names);
    const picture = entry.pictures.flatMap((media) => conversion.picture(media, name) ?? [])[0];
    return picture ? [{ name: name || picture.alt || 'Logo', picture, ...linkedOf(entry, conversion) }] : [];
  });
  return items.length ? [{ type: 'logo-strip', items }] : [];
};
