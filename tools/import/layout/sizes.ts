import { isRecord } from '../../../src/lib/is-record.ts';
import type { Element } from '../envelope.ts';
import { plainText } from '../rich-text.ts';
import { ownValue, pageRoom, type Room, type Screen, valueOn } from '../room.ts';

/** The share of its row that a part asks for, in percent. */
export interface Basis {
  readonly share: number;
  /** As wide as its content: an estimate. */
  readonly isAuto: boolean;
  /** Takes the free space. */
  readonly grows: boolean;
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 };

/** A length as percent of the room; undefined if it cannot be determined. */
export function percentOf(value: unknown, room: number, screen: Screen): number | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && /^[\d.]+$/.test(value)))
    return Number(value);
  if (!isRecord(value)) return undefined;
  const unit = String(value.unit ?? 'px');
  if (unit === 'custom') return percentOfText(String(value.size));
  const size = Number(value.size);
  if (!Number.isFinite(size) || size <= 0) return undefined;
  if (unit === '%') return size;
  // A share of the window is that share of the page, which is as wide.
  if (unit === 'vw') return Math.min(100, (size * pageRoom[screen]) / room);
  return (100 * size * (PIXELS[unit] ?? 1)) / room;
}

function percentOfText(text: string): number | undefined {
  const found = /([\d.]+)%/.exec(text)?.[1] ?? /^\s*([\d.]+)\s*$/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The share that a part of a row asks for on a screen, by the rules of Elementor's style sheets. */
export function basisOf(element: Element, screen: Screen, room: Room): Basis {
  const { settings, kind } = element;
  const fixed = (share: number): Basis => ({ share: Math.min(100, share), isAuto: false, grows: false });
  const length = (value: unknown) => percentOf(value, room[screen], screen);
  if (kind === 'column') {
    // On phones a column fills the row, unless it has a width for phones.
    const own =
      screen === 'mobile'
        ? ownValue(settings, '_inline_size', screen)
        : valueOn(settings, '_inline_size', screen);
    return fixed(length(own) ?? (screen === 'mobile' ? 100 : Number(settings._column_size || 100)));
  }
  if (kind === 'container' || kind === 'section') {
    const isBoxed = settings.content_width === 'boxed';
    const own =
      screen === 'mobile' ? ownValue(settings, 'width', screen) : valueOn(settings, 'width', screen);
    const share = isBoxed ? undefined : (length(own) ?? length(customWidth(settings, screen)));
    return share === undefined ? { share: 100, isAuto: false, grows: true } : fixed(share);
  }
  const width = valueOn(settings, '_element_width', screen);
  if (width === 'inherit') return fixed(100);
  const custom = width === 'initial' ? length(valueOn(settings, '_element_custom_width', screen)) : undefined;
  if (custom !== undefined) return fixed(custom);
  // Numbers beside each other share their row.
  const grows =
    settings._flex_size === 'grow' || Number(settings._flex_grow) > 0 || element.type === 'counter';
  const share = Math.min(100, (100 * contentWidth(element, screen)) / room[screen]);
  return { share, isAuto: true, grows };
}

/** The width that export generators give a container as if it were a widget. */
function customWidth(settings: Element['settings'], screen: Screen): unknown {
  const at = screen === 'mobile' ? ownValue : valueOn;
  return settings._element_width === 'initial' ? at(settings, '_element_custom_width', screen) : undefined;
}

const HEADING: Readonly<Record<string, number>> = { h1: 44, h2: 36, h3: 28, h4: 24, h5: 20, h6: 16 };
const text = (settings: Element['settings'], key: string) => plainText(String(settings[key] ?? ''));
const lengthIn = (value: unknown) =>
  isRecord(value) && value.unit !== '%' && Number(value.size) > 0 ? Number(value.size) : undefined;

/** The estimated width, in pixels, of a widget that is as wide as its content. */
const CONTENT: Readonly<Record<string, (settings: Element['settings'], screen: Screen) => number>> = {
  heading: (own) =>
    text(own, 'title').length *
    (lengthIn(own.typography_font_size) ?? HEADING[String(own.header_size)] ?? 36) *
    0.52,
  'text-editor': (own) => text(own, 'editor').length * 8.2,
  button: (own) => text(own, 'text').length * 9 + 56,
  icon: () => 56,
  spacer: () => 20,
  image: (own) => lengthIn(own.width) ?? (isRecord(own.width) ? 3 * Number(own.width.size) || 300 : 300),
  'icon-list': (own) => {
    const items = Array.isArray(own.icon_list) ? own.icon_list.filter(isRecord) : [];
    const widths = items.map((item) => text(item, 'text').length * 8.5 + 40);
    return own.view === 'inline' ? widths.reduce((sum, one) => sum + one, 0) : Math.max(0, ...widths);
  },
  // Icons of networks become their names.
  'social-icons': (own) =>
    (Array.isArray(own.social_icon_list) ? own.social_icon_list : [])
      .filter(isRecord)
      .map(({ social_icon: icon, social }) => String((isRecord(icon) ? icon.value : social) ?? ''))
      .reduce((sum, name) => sum + name.replace(/^.*fa-/, '').length * 9.5 + 26, 0),
  counter: (own, screen) =>
    screen === 'mobile'
      ? Math.max(
          [own.prefix, own.ending_number ?? 100, own.suffix].join('').length * 40,
          text(own, 'title').length * 9.5,
        )
      : 220,
};

function contentWidth({ type, settings }: Element, screen: Screen): number {
  const estimate = CONTENT[type]?.(settings, screen);
  return estimate === undefined ? Number.POSITIVE_INFINITY : Math.max(20, estimate);
}
