import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { iconFor, iconNear } from '../icons.ts';
import { plainText } from '../rich-text.ts';
import { type PerScreen, perScreen, valueOn } from '../room.ts';
import type { Settings } from '../settings.ts';
import { withFloating } from './beside.ts';
import { partNode } from './parts.ts';

export const sides: Readonly<Record<string, string>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  justify: 'start',
  right: 'end',
  end: 'end',
};

/** Kavling's `align`; empty if none was chosen. */
export function alignOf(settings: Settings, key = 'align'): { align?: string } {
  const side = sides[settings.choice(key, '')];
  return side ? { align: side } : {};
}

/** The side of a widget on each screen; the usual one if none was chosen. */
export function sidesOf({ raw }: Settings, key = 'align', usual = 'start'): PerScreen<string> {
  return perScreen((screen) => sides[String(valueOn(raw, key, screen) ?? '')] ?? usual);
}

/** The side of text on all screens, and on phones if it differs there. */
export function wordSides(settings: Settings, usual = 'start'): { align?: string; alignMobile?: string } {
  const { desktop, mobile } = sidesOf(settings, 'align', usual);
  settings.ignore('align_tablet', 'align_mobile');
  return { ...alignOf(settings), ...(mobile === desktop ? {} : { alignMobile: mobile }) };
}

/** The icon of an entry or a box: a neutral one if its own has no counterpart. */
export function namedIcon(name: string, conversion: Conversion): { icon?: string } {
  const icon = iconNear(name);
  if (icon && !iconFor(name)) conversion.addNote(`The icon "${name}" has no counterpart.`);
  return icon ? { icon } : {};
}

export function iconOf(settings: Settings, conversion: Conversion, ...keys: string[]): { icon?: string } {
  const name = settings.icon(...keys);
  const icon = iconFor(name);
  if (name !== '' && !icon) conversion.addNote(`The icon "${name}" has no counterpart.`);
  return icon ? { icon } : {};
}

export function linkOf(settings: Settings, conversion: Conversion, key = 'link'): { link?: string } {
  const link = conversion.link(settings.link(key));
  return link && link !== '#' ? { link } : {};
}

/** The level of a heading that a tag names. */
export const levelOf = (settings: Settings, key: string, usual: number): number => {
  const tag = settings.choice(key, '');
  return /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : usual;
};

/** A heading from text that may hold HTML; nothing if it is empty. */
export function headingNode(html: string, level: number, more: Record<string, unknown> = {}): Node[] {
  const text = plainText(html);
  return text === '' ? [] : [{ type: 'heading', text, level, ...more }];
}

/** The image of a card, on the side of its text and no larger than its file. */
export function cardPicture(
  image: { src: string; alt: string },
  conversion: Conversion,
  more: Record<string, unknown> = {},
): Node {
  const node: Node = { type: 'image', image, align: 'start', ...more };
  conversion.sized.push({ node, room: conversion.widest });
  return node;
}

/** HTML as texts, and as the pictures, tables and videos in it. A large first letter begins the first of the texts. */
export function textNode(html: string, conversion: Conversion, more: Record<string, unknown> = {}): Node[] {
  const side = sides[/^\s*<(?:p|div|h\d)[^<>]*text-align:\s*(center|right)/i.exec(html)?.[1] ?? ''];
  const first: Record<string, unknown> = { ...(side ? { align: side } : {}), ...more };
  const { dropCap: _letter, ...others } = first;
  const parts = conversion.html(html);
  const nodes = parts.map((part, at) => partNode(part, conversion, at === 0 ? first : others));
  return withFloating(parts, nodes, conversion);
}

/** True if the text of a whole widget is struck through. */
function isStruckWhole(settings: Settings, words: string, conversion: Conversion): boolean {
  if (settings.raw.typography_text_decoration !== 'line-through') return false;
  conversion.addStruck(plainText(words));
  return true;
}

export const heading: Mapper = (settings, conversion) => {
  const tag = settings.choice('header_size', 'h2');
  settings.ignore('size');
  const isHeading = /^h[1-6]$/.test(tag);
  const words = settings.text('title');
  // The editor's default text, behind a tag that shows another one.
  if (settings.dynamic('title') && /^Add Your Heading Text Here$/i.test(words)) return [];
  if (isStruckWhole(settings, words, conversion)) return [];
  if (/<(?!\/?(?:br|strong|b|em|i|a)\b)[a-z]/i.test(words))
    conversion.addNote('HTML inside the heading is shown as plain words.');
  const large = isHeading ? {} : sizeOf(settings, 0);
  if (!isHeading && !isFigure(words, large.size) && !isLoud(settings, words))
    return textNode(isBold(settings) ? `<strong>${words}</strong>` : words, conversion, {
      ...largeText(settings),
      ...wordSides(settings),
    });
  if (!isHeading)
    return headingNode(words, 3, {
      ...fittingSize(words, 3, large.size, conversion.room.mobile),
      ...wordSides(settings),
      ...linkOf(settings, conversion),
    });
  const level = Number(tag.slice(1));
  return headingNode(words, level, {
    ...fittingSize(words, level, sizeOf(settings, level).size, conversion.room.mobile),
    ...wordSides(settings),
    ...linkOf(settings, conversion),
  });
};

/** True if text that is not a heading looks like one: a few large letters, such as the number of a step. */
const isFigure = (words: string, size: string | undefined): boolean =>
  (size === 'large' || size === 'display') && plainText(words).length <= 24;

const isBold = ({ raw }: Settings): boolean =>
  raw.typography_typography === 'custom' && /^(?:[6-9]00|bold)$/.test(String(raw.typography_font_weight));

/** True if text that is not a heading is as large as one, or nearly so and bold: a price, the word of a buyer. */
function isLoud(settings: Settings, words: string): boolean {
  const pixels = pixelsIn(settings, 'typography');
  return plainText(words).length <= 160 && (pixels >= 28 || (pixels >= 22 && isBold(settings)));
}

/** Large text that is not a heading: a price, a number. */
function largeText(settings: Settings): { size?: string } {
  const given = settings.raw.typography_font_size;
  if (settings.raw.typography_typography !== 'custom' || !isRecord(given)) return {};
  return (given.unit ?? 'px') === 'px' && Number(given.size) >= 19 ? { size: 'large' } : {};
}

const SIZES = ['display', 'large', 'medium', 'small'];
/** The letters of each size on a phone, in pixels. */
const ON_PHONES = [37, 29, 22.5, 18];

/** The size that was chosen, or a smaller one whose longest word fits a phone. */
function fittingSize(
  words: string,
  level: number,
  chosen: string | undefined,
  room: number,
): { size?: string } {
  const usual = Math.min(3, level - 1);
  const wanted = chosen === undefined ? usual : SIZES.indexOf(chosen);
  const letters = Math.max(
    ...plainText(words)
      .split(' ')
      .map((word) => word.length),
  );
  const fits = ON_PHONES.findIndex((size, at) => at >= wanted && letters * size * 0.62 < room);
  const size = SIZES[fits === -1 ? SIZES.length - 1 : fits];
  return size === undefined || size === SIZES[usual] ? {} : { size };
}

/** The chosen size of letters in pixels; 0 for none. */
function pixelsIn({ raw }: Settings, name: string): number {
  const given = raw[`${name}_font_size`];
  if (raw[`${name}_typography`] !== 'custom' || !isRecord(given)) return 0;
  return Number(given.size) * ({ px: 1, rem: 16, em: 16 }[String(given.unit ?? 'px')] ?? 0) || 0;
}

/** The chosen size of a heading, as a Kavling step; empty if its level implies the same. */
function sizeOf(settings: Settings, level: number, name = 'typography'): { size?: string } {
  settings.ignore(...['', '_tablet', '_mobile'].map((screen) => `${name}_font_size${screen}`));
  const pixels = pixelsIn(settings, name);
  if (!(pixels > 0)) return {};
  const size = pixels <= 24 ? 'small' : pixels <= 34 ? 'medium' : pixels <= 54 ? 'large' : 'display';
  return size === ['', 'display', 'large', 'medium'][level] || (size === 'small' && level > 3)
    ? {}
    : { size };
}

export const text: Mapper = (settings, conversion) => {
  const dropCap = settings.on('drop_cap', false) ? settings.choice('drop_cap_view', 'default') : '';
  const look = { default: 'plain', stacked: 'filled', framed: 'framed' }[dropCap];
  const columns = settings.number('text_columns');
  if (isStruckWhole(settings, settings.text('editor'), conversion)) return [];
  return textNode(settings.text('editor'), conversion, {
    ...wordSides(settings),
    ...(look ? { dropCap: look } : {}),
    ...(columns && columns > 1 ? { columns: { desktop: Math.min(3, columns), mobile: 1 } } : {}),
  });
};

/** A line no longer than a word, as an ornament. */
function shortLine(settings: Settings): Node | undefined {
  const { width } = settings.raw;
  settings.ignore('width', 'width_tablet', 'width_mobile', 'weight', 'align_tablet', 'align_mobile');
  const { align } = alignOf(settings);
  const size = isRecord(width) ? Number(width.size) : Number.NaN;
  const isShort = isRecord(width) && (width.unit === 'px' ? size <= 160 : size <= 20);
  return isShort && size > 0
    ? { type: 'divider', look: 'short', ...(align && align !== 'start' ? { align } : {}) }
    : undefined;
}

export const divider: Mapper = (settings, conversion) => {
  const style = settings.choice('style', 'solid');
  const look = settings.choice('look', 'line');
  const words = look === 'line_text' ? plainText(settings.text('text', 'Divider')) : '';
  if (look === 'line_icon') conversion.addNote('The icon in the line is omitted.');
  settings.ignore('text', 'icon');
  if (!['solid', 'dashed', 'dotted'].includes(style))
    conversion.addNote(`The pattern "${style}" became a plain line.`);
  const short = shortLine(settings);
  const line: Node = short ?? {
    type: 'divider',
    ...(style === 'dashed' || style === 'dotted' ? { look: 'dashed' } : {}),
  };
  if (words) conversion.addNote('The text in the line is below it.');
  return [line, ...(words ? textNode(words, conversion, { align: 'center' }) : [])];
};

export const spacer: Mapper = (settings) => {
  const pixels = settings.number('space') ?? 50;
  return [{ type: 'spacer', size: pixels < 32 ? 'small' : pixels > 72 ? 'large' : 'medium' }];
};

export const menuAnchor: Mapper = (settings) => {
  const name = settings.text('anchor');
  return name ? [{ type: 'spacer', size: 'small', id: name }] : [];
};
