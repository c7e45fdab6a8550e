import { isRecord, type JsonObject } from '../../../../src/lib/is-record.ts';
import { plainText } from '../../rich-text.ts';
import { type Media, mediaOf } from '../../settings.ts';
import { addressOf, asText, type Known, type Slots, shownIn } from './slots.ts';

/** The content of an add-on's widget, or of one entry of its list. Texts may hold HTML. */
export interface Roles {
  readonly titles: readonly string[];
  readonly subtitles: readonly string[];
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly jobs: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
  readonly number: number | undefined;
  readonly price: string;
  readonly currency: string;
  readonly period: string;
  readonly buttons: readonly { label: string; address: string; opensPopup: boolean }[];
  readonly link: string;
  readonly pictures: readonly Media[];
  readonly icon: string;
  /** The heading level of the title, if it was chosen. */
  readonly level: number | undefined;
  readonly isCentered: boolean;
  readonly rating: number | undefined;
  readonly video: string;
  readonly until: string;
  readonly badge: string;
  readonly oldPrice: string;
  readonly after: string;
  readonly excluded: string;
  readonly address: string;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly shown: number | undefined;
  /** The number as written, even if it is not a number: `24/7`. */
  readonly figure: string;
}

/** HTML without text that still shows something. */
const HOLDS_MORE = /<(?:img|video|iframe|table)\b/i;

/** Reads the values of a widget's slots, as far as its switches show them. */
export function readRoles(settings: JsonObject, slots: Slots): Roles {
  const values = (slot: keyof Slots) => shownIn(settings, slots[slot]).map(({ value }) => value);
  const texts = (slot: keyof Slots) =>
    values(slot)
      .map(asText)
      .filter((text) => HOLDS_MORE.test(text) || !UNWRITTEN.test(plainText(text)));
  const first = (slot: keyof Slots) => plainText(texts(slot)[0] ?? '');
  const number = (slot: keyof Slots) =>
    values(slot)
      .map(numberOf)
      .find((one) => one !== undefined);
  return {
    titles: texts('title'),
    subtitles: texts('subtitle'),
    texts: texts('text'),
    names: texts('name'),
    jobs: texts('job'),
    prefix: texts('prefix').map(sign).join(''),
    suffix: texts('suffix').map(sign).join(''),
    number: number('number'),
    figure: first('number'),
    price: first('price'),
    currency: first('currency'),
    period: texts('period').map(plainText).join(' '),
    buttons: buttonsIn(settings, slots.button),
    link: values('link').map(addressOf).find(Boolean) ?? '',
    pictures: values('picture')
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .map(mediaOf)
      .filter(({ url }) => url !== ''),
    icon: values('icon').map(iconName).find(Boolean) ?? '',
    level: values('level').flatMap((tag) => Number(/^h([1-6])$/.exec(asText(tag))?.[1]) || [])[0],
    isCentered: values('align').some((side) => /center/.test(asText(side))),
    rating: ratingOf(values('rating')[0]),
    video: values('video').map(addressOf).find(Boolean) ?? '',
    until: texts('until')[0] ?? '',
    badge: first('badge'),
    oldPrice: first('oldPrice'),
    after: texts('after')[0] ?? '',
    excluded: first('excluded'),
    address: first('address'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    shown: number('shown'),
  };
}

/** The entries of a widget's lists, and those in the widget's own settings. */
export const entriesOf = (settings: JsonObject, { list, entry = {}, parts = [] }: Known): Roles[] => [
  ...shownIn(settings, list).flatMap(({ value }) =>
    Array.isArray(value) ? value.filter(isRecord).map((one) => readRoles(one, entry)) : [],
  ),
  ...parts.map((part) => readRoles(settings, part)),
];

/** The content of several entries, merged into one. */
export function mergedRoles(settings: JsonObject, { list, merged = {} }: Known): Roles {
  const all = entriesOf(settings, { kind: 'card', ...(list ? { list } : {}), entry: merged });
  const isNothing = (value: unknown) =>
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  const found = all.map((roles) => Object.entries(roles).filter(([, value]) => !isNothing(value)));
  return { ...readRoles({}, {}), ...Object.fromEntries(found.reverse().flat()) };
}

/** A sign before or after a number, with the space next to it. */
function sign(text: string): string {
  return `${/^\s/.test(text) ? ' ' : ''}${plainText(text)}${/\s$/.test(text) ? ' ' : ''}`;
}

/** A number, `1.200` and `1,200` included. */
function numberOf(value: unknown): number | undefined {
  const plain = isRecord(value) ? value.size : value;
  if (typeof plain === 'number') return plain;
  const text = asText(plain).trim();
  const number = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/[.,]/g, '')) : Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

function buttonsIn(settings: JsonObject, slot: string | undefined): Roles['buttons'][number][] {
  const tags = isRecord(settings.__dynamic__) ? settings.__dynamic__ : {};
  return shownIn(settings, slot).flatMap(({ key, value }) => {
    const label = plainText(asText(value));
    const target = key.split('>')[1] ?? '';
    const address = addressOf(settings[target]);
    const isStock = address === '' && STOCK.test(label);
    const opensPopup = /name="popup"/.test(asText(tags[target])) || /elementor-action/.test(address);
    return label && !isStock ? [{ label, address, opensPopup }] : [];
  });
}

/** A text that no author wrote: none, or an add-on's placeholder. */
const UNWRITTEN =
  /^(?:(?:lorem ipsum|add team member description here|enter (?:your )?(?:description|content|text)(?: text)? here|click (?:the )?edit button to change this text|add your heading text here)\b.*)?$/is;

/** Default labels of add-ons for buttons that lead nowhere. */
const STOCK = /^(?:button text|button|click (?:here|me)!?|(?:learn|read|know) more|view more|get started)$/i;

const iconName = (value: unknown): string => asText(isRecord(value) ? value.value : value);

const STARS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** A number of stars, `rating-five` included. */
function ratingOf(value: unknown): number | undefined {
  const plain = isRecord(value) ? value.size : value;
  const named = STARS.indexOf(asText(plain).replace(/^rating-/, ''));
  const stars = named > 0 ? named : Math.round(Number(plain) * 2) / 2;
  return stars > 0 && stars <= 5 ? stars : undefined;
}
