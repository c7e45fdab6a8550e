import { iconFor } from '../../icons.ts';
import { plainText } from '../../rich-text.ts';
import { card, first, longest, type Make } from './card.ts';
import { cardNodes, wordsOf } from './nodes.ts';
import { readRoles } from './roles.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What people say. */
export const quotes: Make = (given) => {
  const entries = given.roles.lists.find((list) => list.length > 0) ?? [given.settings];
  const items = entries.flatMap((entry) => {
    const roles = readRoles(entry, given.owner);
    const quote = plainText(longest(roles.texts, roles.titles));
    const name = first(roles.names, roles.titles, roles.jobs);
    const role = first(roles.jobs, roles.subtitles);
    const photo = roles.pictures.flatMap((media) => given.conversion.picture(media, name) ?? [])[0];
    const stars = ratingOf(entry);
    if (quote === '' || quote === name) return [];
    return [
      {
        quote,
        name: name || 'Pembeli',
        ...(role && role !== name ? { role } : {}),
        ...(photo ? { photo } : {}),
        ...(stars ? { rating: stars } : {}),
      },
    ];
  });
  if (items.length === 0) return card(given);
  if (items.length > 1) given.conversion.addNote('The quotes stand side by side instead of moving.');
  const desktop = Math.max(1, Math.min(3, items.length, Math.floor(given.conversion.room.desktop / 280)));
  return [{ type: 'testimonial', items, columns: { desktop, mobile: 1 } }];
};

function ratingOf(entry: Plain): number | undefined {
  const value = Object.entries(entry).find(([key]) => /rating$/.test(key))?.[1];
  const size = typeof value === 'object' && value !== null ? (value as { size?: unknown }).size : value;
  const stars = Math.round(Number(size) * 2) / 2;
  return stars > 0 && stars <= 5 ? stars : undefined;
}

/** Titles that open something. */
export const pairs: Make = (given) => {
  const { roles, owner, conversion } = given;
  const items = (roles.lists.find((list) => list.length > 0) ?? []).flatMap((entry) => {
    const part = readRoles(entry, owner);
    const title = first(part.titles, part.names, part.labels, part.texts);
    const bodies = [...part.texts, ...part.subtitles].filter(({ text }) => wordsOf(text) !== title);
    const read = bodies.map(({ text }) => conversion.html(text));
    const children = [
      ...read.flatMap(({ pictures }) => pictures),
      ...part.pictures
        .flatMap((media) => conversion.picture(media, title) ?? [])
        .map((image) => ({ type: 'image', image })),
    ];
    const content = read.flatMap(({ blocks }) => blocks);
    return title
      ? [{ title, ...(content.length ? { content } : {}), ...(children.length ? { children } : {}) }]
      : [];
  });
  const shows = items.some((item) => 'content' in item || 'children' in item);
  if (!shows) return card(given);
  return [...cardNodes({ ...roles, lists: [] }, conversion, 3), { type: 'accordion', items }];
};

/** Lines with an icon. */
export const list: Make = (given) => {
  const { roles, owner, conversion } = given;
  const items = roles.lists.flat().flatMap((entry) => {
    const part = readRoles(entry, owner);
    const text = first(part.titles, part.names, part.texts, part.labels, part.subtitles);
    const detail = wordsOf(
      longest([...part.texts, ...part.subtitles].filter((one) => wordsOf(one.text) !== text)),
    );
    const icon = iconFor(part.icon);
    const link = part.links.flatMap((one) => conversion.link(one.text) ?? [])[0];
    return text
      ? [
          {
            text,
            ...(detail ? { detail } : {}),
            ...(icon ? { icon } : {}),
            ...(link && link !== '#' ? { link } : {}),
          },
        ]
      : [];
  });
  if (items.length === 0) return card(given);
  return [
    ...cardNodes({ ...roles, lists: [] }, conversion, 3),
    { type: 'icon-list', items, columns: { desktop: 1 } },
  ];
};

/** Pictures beside each other, or the marks of companies. */
export const pictures: Make = (given) => {
  const { roles, owner, conversion } = given;
  const entries = roles.lists.flat().map((entry) => readRoles(entry, owner));
  if (entries.some(({ titles, texts }) => titles.length + texts.length > 1)) return card(given);
  const all = [
    ...roles.pictures.map((media) => ({ media, caption: '' })),
    ...entries.flatMap((part) =>
      part.pictures
        .slice(0, 1)
        .map((media) => ({ media, caption: first(part.titles, part.names, part.texts) })),
    ),
  ];
  const items = all.flatMap(({ media, caption }) => {
    const image = conversion.picture(media, caption);
    return image ? [{ image, ...(caption ? { caption } : {}) }] : [];
  });
  if (items.length < 2) return card(given);
  const words = cardNodes({ ...roles, pictures: [], lists: [] }, conversion, 3);
  if (/logo|client|brand/.test(owner))
    return [
      ...words,
      {
        type: 'logo-strip',
        items: items.map(({ image, caption }) => ({ name: caption || image.alt || 'Logo', picture: image })),
      },
    ];
  const desktop = Math.max(1, Math.min(4, items.length, Math.floor(conversion.room.desktop / 180)));
  const captions = items.some(({ caption }) => caption) ? { captions: 'below' } : {};
  return [
    ...words,
    {
      type: 'gallery',
      items,
      ...captions,
      columns: { desktop, tablet: Math.min(3, desktop), mobile: Math.min(2, desktop) },
    },
  ];
};
