import type { Conversion, Node } from '../../conversion.ts';
import { iconFor } from '../../icons.ts';
import { plainText } from '../../rich-text.ts';
import { headingNode, textNode } from '../basic.ts';
import { counterNode } from '../boxes.ts';
import { videoNode } from '../media.ts';
import { buttonsOf, cardNodes, cardsOf, wordsOf } from './nodes.ts';
import { type Roles, readRoles } from './roles.ts';

type Plain = Readonly<Record<string, unknown>>;
interface Given {
  readonly roles: Roles;
  readonly settings: Plain;
  readonly owner: string;
  readonly conversion: Conversion;
}
type Make = (given: Given) => Node[];

const first = (...lists: readonly (readonly { text: string }[])[]): string =>
  wordsOf(lists.flat().find(({ text }) => plainText(text) !== '')?.text ?? '');
const longest = (...lists: readonly (readonly { text: string }[])[]): string =>
  [...lists.flat()].sort((one, two) => two.text.length - one.text.length)[0]?.text ?? '';

const card: Make = ({ roles, owner, conversion }) => [
  ...cardNodes(roles, conversion, 3),
  ...roles.lists.flatMap((entries) => cardsOf(entries, owner, conversion)),
];

const counter: Make = (given) => {
  const { roles, conversion } = given;
  if (roles.number === undefined) return card(given);
  const label = first(roles.titles, roles.texts);
  const rest = [...roles.titles, ...roles.texts].filter(({ text }) => wordsOf(text) !== label);
  return [
    counterNode({ value: roles.number, label, prefix: roles.prefix, suffix: roles.suffix }, conversion),
    ...rest.flatMap(({ text }) => textNode(text, conversion, { size: 'small' })),
  ];
};

const progress: Make = (given) => {
  const { roles } = given;
  const label = first(roles.titles, roles.texts);
  if (roles.number === undefined || label === '') return card(given);
  return [{ type: 'progress-bar', items: [{ label, percent: Math.min(100, Math.max(0, roles.number)) }] }];
};

const PARTS = /before|after|first|second|last|middle|focused|highlight|animated|prefix|suffix|_one|_two/;

/** A title that is painted in parts is one heading. */
const heading: Make = ({ roles, settings, conversion }) => {
  const isInParts =
    roles.titles.length + roles.texts.length > 1 && roles.titles.some(({ key }) => PARTS.test(key));
  const order = [
    'before',
    'prefix',
    'first',
    'focus',
    'highlight',
    'animated',
    'middle',
    'second',
    'last',
    'after',
    'suffix',
  ];
  const rank = (key: string) => order.findIndex((word) => key.includes(word));
  const parts = isInParts
    ? [...roles.titles].sort((one, two) => rank(one.key) - rank(two.key)).map(({ text }) => wordsOf(text))
    : roles.titles.slice(0, 1).map(({ text }) => wordsOf(text));
  const others = [...(isInParts ? [] : roles.titles.slice(1)), ...roles.names, ...roles.jobs, ...roles.texts];
  const align = Object.entries(settings).find(([key]) => /align$/.test(key))?.[1];
  const side = /center/.test(String(align)) ? { align: 'center' } : {};
  const { buttons, rest } = buttonsOf(roles, conversion);
  const link = rest[0] && rest[0] !== '#' ? { link: rest[0] } : {};
  return [
    ...roles.subtitles.flatMap(({ text }) => textNode(wordsOf(text), conversion, { size: 'small', ...side })),
    ...headingNode(parts.join(' '), roles.level ?? 2, { ...side, ...link }),
    ...others.flatMap(({ text }) => textNode(text, conversion, side)),
    ...buttons,
  ];
};

const buttons: Make = ({ roles, conversion }) => {
  const labels = [...roles.labels, ...roles.texts, ...roles.titles];
  const made = buttonsOf({ ...roles, labels }, conversion).buttons;
  return made.length > 1 ? [{ type: 'columns', layout: 'flex', gap: 'small', children: made }] : made;
};

const quotes: Make = (given) => {
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
const pairs: Make = (given) => {
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

const list: Make = (given) => {
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

const pictures: Make = (given) => {
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

const video: Make = (given) => {
  const address = Object.values(given.settings)
    .map((value) => (typeof value === 'object' && value !== null ? (value as { url?: unknown }).url : value))
    .find(
      (value) => typeof value === 'string' && /youtu\.?be|vimeo\.com|\.(?:mp4|webm)(?:$|[?#])/i.test(value),
    );
  const title = first(given.roles.titles, given.roles.labels, given.roles.texts);
  if (typeof address !== 'string') return card(given);
  const poster = given.roles.pictures.flatMap((media) => given.conversion.picture(media) ?? [])[0];
  return videoNode(address, given.conversion, { title, ...(poster ? { poster } : {}) });
};

/** What widgets of add-ons are, by what they are called, whoever made them. */
const KINDS: readonly (readonly [RegExp, Make])[] = [
  [
    /form|newsletter|mail-?chimp|subscribe|search|nav-|menu|cart|login|woo|product|post|blog|breadcrumb|calendar/,
    () => [],
  ],
  [/accordion|faq|toggle|tabs?\b|simple-tab/, pairs],
  [/testimonial|review/, quotes],
  [/counter|fun-?fact|odometer|stat/, counter],
  [/progress|skill|pie-?chart|circle/, progress],
  [/icon-list|feature-list|list|business-hours|feature/, list],
  [/button|btn/, buttons],
  [
    /(?:icon|image|info|flip|service|text|cta|promo|price|pricing|action).?(?:box|card|table)|infobox|team|member|person|banner|card/,
    card,
  ],
  [/video/, video],
  [/gallery|carousel|logo|client|brand|slider|image/, pictures],
  [/heading|title|header|headline|text/, heading],
  [
    /box|cta|call-to|price|pricing|timeline|step|promo|service|hotspot|slide|divider|drop-?cap|quote|alert/,
    card,
  ],
];

/** The kind of a widget of an add-on by its name; nothing for a name that says nothing. */
export function kindOf(type: string): Make | undefined {
  const name = type.toLowerCase().replaceAll('_', '-');
  return KINDS.find(([words]) => words.test(name))?.[1];
}
