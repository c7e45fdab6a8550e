import { isRecord } from '../../../../src/lib/is-record.ts';
import { plainText } from '../../rich-text.ts';
import {
  type FoundText,
  isNumberKey,
  isSocial,
  isSwitchedOff,
  visibleTexts,
  wordsOfKey,
} from '../../texts.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What the settings of an add-on's widget, or one entry of its list, hold for visitors, by what their keys are called. */
export interface Roles {
  readonly titles: readonly FoundText[];
  readonly subtitles: readonly FoundText[];
  readonly texts: readonly FoundText[];
  readonly names: readonly FoundText[];
  readonly jobs: readonly FoundText[];
  readonly labels: readonly FoundText[];
  readonly prefix: string;
  readonly suffix: string;
  readonly number: number | undefined;
  readonly links: readonly FoundText[];
  readonly pictures: readonly { url: string; alt: string }[];
  readonly icon: string;
  /** The heading level of the title, where it was chosen. */
  readonly level: number | undefined;
  readonly lists: readonly (readonly Plain[])[];
}

type Role = 'labels' | 'jobs' | 'names' | 'subtitles' | 'titles' | 'texts' | 'prefix' | 'suffix';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['prefix', /^(?:prefix|preffix|super|currency|symbol)$/],
  ['suffix', /^(?:suffix|period)$/],
  ['labels', /^(?:btn|button|cta|readmore|more|submit)$/],
  ['jobs', /^(?:designation|desig|position|role|job|profession|company)$/],
  [
    'texts',
    /^(?:description|desc|content|contents|review|editor|answer|body|excerpt|bio|about|feedback|quote|extra)$/,
  ],
  ['subtitles', /^(?:subtitle|sub|subheading|subtext|tagline|slogan|badge|ribbon)$/],
  ['titles', /^(?:title|heading|headline|question|header)$/],
  ['names', /^(?:name|author|member|client)$/],
];

/** The role of a key: the word in it that says most, after those that name the widget. */
function roleOf(key: string, owner: ReadonlySet<string>): Role {
  const all = wordsOfKey(key);
  const words = all.filter((word) => !owner.has(word));
  const found = (list: readonly string[]) =>
    ROLES.find(([, name]) => list.some((word) => name.test(word)))?.[0];
  return found(words) ?? found(all) ?? 'texts';
}

/** Reads what a widget holds; `owner` is its type, whose words say nothing in its keys. */
export function readRoles(settings: Plain, owner: string): Roles {
  const own = new Set([...wordsOfKey(owner), 'ekit', 'sg', 'eael', 'premium', 'jkit']);
  const flat = Object.fromEntries(Object.entries(settings).filter(([, value]) => !Array.isArray(value)));
  const found = visibleTexts(flat, owner).filter(({ key }) => typeof settings[key] === 'string');
  const of = (role: Role) => found.filter(({ key }) => roleOf(key, own) === role);
  return {
    titles: of('titles'),
    subtitles: of('subtitles'),
    texts: of('texts'),
    names: of('names'),
    jobs: of('jobs'),
    labels: of('labels'),
    prefix: affix(settings, 'prefix', own),
    suffix: affix(settings, 'suffix', own),
    number: numberIn(settings, owner),
    links: linksIn(settings, owner),
    pictures: shows(settings, 'image') ? picturesIn(settings, owner) : [],
    icon: shows(settings, 'icon') ? iconIn(settings, owner) : '',
    level: levelIn(settings),
    lists: listsIn(settings, owner),
  };
}

/** Signs before and after a number: also those without a letter, such as + and %. */
function affix(settings: Plain, role: 'prefix' | 'suffix', own: ReadonlySet<string>): string {
  const key = Object.keys(settings).find(
    (one) =>
      typeof settings[one] === 'string' &&
      !/color|typography|spac|margin|padding|size|position|gap/.test(one) &&
      roleOf(one, own) === role &&
      !isSwitchedOff(settings, one),
  );
  if (!key) return '';
  const sign = String(settings[key]);
  const plain = plainText(sign);
  return `${/^\s/.test(sign) ? ' ' : ''}${plain}${/\s$/.test(sign) ? ' ' : ''}`;
}

function numberIn(settings: Plain, owner: string): number | undefined {
  for (const [key, value] of Object.entries(settings)) {
    if (!isNumberKey(key) || isSwitchedOff(settings, key, owner) || /prefix|suffix|super/.test(key)) continue;
    const plain = isRecord(value) && 'size' in value ? value.size : value;
    const number =
      typeof plain === 'string' ? Number(plain.replace(/[\s,](?=\d{3}\b)/g, '') || Number.NaN) : plain;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  }
  return undefined;
}

function linksIn(settings: Plain, owner: string): FoundText[] {
  return Object.entries(settings).flatMap(([key, value]) => {
    const url = isRecord(value) && 'url' in value && !('id' in value) ? value.url : undefined;
    const isLink = typeof url === 'string' && url.trim() !== '' && !isSwitchedOff(settings, key, owner);
    return isLink ? [{ key, text: url.trim() }] : [];
  });
}

const SIDE = /hover|watermark|water_mark|overlay|mask|cursor|parallax|lottie|shape|active/;

function picturesIn(settings: Plain, owner: string): { url: string; alt: string }[] {
  return Object.entries(settings).flatMap(([key, value]) => {
    if (SIDE.test(key) || isSwitchedOff(settings, key, owner)) return [];
    const all = Array.isArray(value) && !value.some((one) => isRecord(one) && '_id' in one) ? value : [value];
    return all.flatMap((one) => (isRecord(one) && isPicture(one.url) ? [mediaOf(one)] : []));
  });
}

const isPicture = (url: unknown): url is string =>
  typeof url === 'string' &&
  /\.(?:jpe?g|png|webp|gif|avif|svg)(?:$|\?)/i.test(url) &&
  !/placeholder\.png$/.test(url);
const mediaOf = (value: Plain) => ({
  url: String(value.url),
  alt: typeof value.alt === 'string' ? value.alt : '',
});

/** Boxes show an icon or a picture, and keep the other one in their settings. */
function shows(settings: Plain, kind: 'icon' | 'image'): boolean {
  const chosen = Object.entries(settings).find(
    ([key, value]) =>
      /(?:header_icon|icon_type|img_or_icon|image_or_icon|icon_or_image|media_type|icon_selection|graphic_element)$/.test(
        key,
      ) && typeof value === 'string',
  )?.[1];
  if (typeof chosen !== 'string' || chosen === '') return true;
  const named = { icon: /^icon/, image: /^im(?:g|age)/ };
  return named[kind].test(chosen) || !/^(?:icon|im(?:g|age)|none|no|number)/.test(chosen);
}

function iconIn(settings: Plain, owner: string): string {
  for (const [key, value] of Object.entries(settings)) {
    if (!isRecord(value) || typeof value.library !== 'string' || SIDE.test(key)) continue;
    if (/btn|button|arrow|quote|close|menu/.test(key) || isSwitchedOff(settings, key, owner)) continue;
    if (typeof value.value === 'string' && value.value !== '') return value.value;
  }
  return '';
}

function levelIn(settings: Plain): number | undefined {
  const chosen = Object.entries(settings).find(
    ([key, value]) =>
      /(?:title|heading|name|header).*(?:tag|size)$/.test(key) && /^h[1-6]$/.test(String(value)),
  )?.[1];
  return chosen === undefined ? undefined : Number(String(chosen).slice(1));
}

function listsIn(settings: Plain, owner: string): Plain[][] {
  return Object.entries(settings).flatMap(([key, value]) => {
    if (key.startsWith('_') || isSocial(key) || !Array.isArray(value) || isSwitchedOff(settings, key, owner))
      return [];
    const entries = value.filter(isRecord).filter((entry) => '_id' in entry || !('url' in entry));
    return entries.length ? [entries] : [];
  });
}
