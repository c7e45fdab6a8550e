import { headingNode, textNode } from '../basic.ts';
import { videoNode } from '../media.ts';
import { counterNode } from '../numbers.ts';
import { card, first, type Make } from './card.ts';
import { list, pairs, pictures, quotes } from './lists.ts';
import { animated, countdown, fromSite } from './more-kinds.ts';
import { buttonsOf, cardNodes, wordsOf } from './nodes.ts';
import { pricing } from './pricing.ts';
import { readRoles } from './roles.ts';

const counter: Make = (given) => {
  const { roles, conversion } = given;
  if (roles.number === undefined) return card(given);
  const isNumber = (text: string) => Number(text.replace(/[\s.,](?=\d{3}\b)/g, '')) === roles.number;
  const words = [...roles.titles, ...roles.texts].filter(({ text }) => !isNumber(text));
  const label = first(words);
  const rest = words.filter(({ text }) => wordsOf(text) !== label);
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

/** A card that turns: what stands on its front, then what stands on its back. */
const flip: Make = ({ settings, owner, conversion }) => {
  const isBack = (key: string) => /back(?!ground)|button|btn|link/.test(key);
  const side = (wanted: boolean) => {
    const own = Object.entries(settings).filter(([key]) => isBack(key) === wanted);
    return cardNodes(readRoles(Object.fromEntries(own), owner), conversion, 3);
  };
  conversion.addNote('The card does not turn: both sides are shown.');
  return [...side(false), ...side(true)];
};

/** A form lives on the site; the lead form of the page takes its place. */
const form: Make = ({ roles, owner, conversion }) => {
  const submit = first(roles.labels);
  conversion.hint(`The form "${owner}" became the lead form, which asks for a name and a number.`);
  const words = cardNodes({ ...roles, labels: [], links: [], lists: [], icon: '' }, conversion, 3);
  return [...words, { type: 'lead-form', ...(submit ? { submit } : {}) }];
};

/** Widgets of add-ons whose content lives on the site. */
const ON_SITE = /search|nav-|menu|cart|login|register|woo|product|post|blog|breadcrumb|calendar|news-ticker/;

/** What widgets of add-ons are, by what they are called, whoever made them. */
const KINDS: readonly (readonly [RegExp, Make])[] = [
  [ON_SITE, fromSite],
  [/countdown|count-down/, countdown],
  [
    /fancy-text|(?:animated|rotating|typing|advanced)-(?:text|headline)|animated-heading|typewriter/,
    animated,
  ],
  [/form(?!at)|newsletter|mail-?chimp|subscribe/, form],
  [/pric(?:e|ing)[-_]?(?:table|box|plan|card)|pricing/, pricing],
  [/flip/, flip],
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
    /box|cta|call-to|price|pricing|timeline|step|promo|service|hotspot|slide|divider|drop-?cap|quote|alert|number|bio|retina/,
    card,
  ],
];

/** The kind of a widget of an add-on by its name; nothing for a name that says nothing. */
export function kindOf(type: string): Make | undefined {
  const name = type.toLowerCase().replaceAll('_', '-');
  return KINDS.find(([words]) => words.test(name))?.[1];
}

/** Whether a widget of an add-on shows what lives on the site. */
export const showsSite = (type: string): boolean => ON_SITE.test(type.toLowerCase().replaceAll('_', '-'));
