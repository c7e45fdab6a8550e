import { isRecord } from '../../../../src/lib/is-record.ts';

type Plain = Readonly<Record<string, unknown>>;

/**
 * The keys of one part of a widget, separated by spaces, each with the condition under which visitors see it:
 * `key`, `key?switch` (on), `key?select=a,b` (one of these; `*` where it was never set), joined with `&`.
 */
export type Slot = string;

/** Where a widget, or one entry of its list, holds what visitors see. */
export interface Slots {
  readonly title?: Slot;
  readonly subtitle?: Slot;
  readonly text?: Slot;
  readonly name?: Slot;
  readonly job?: Slot;
  readonly prefix?: Slot;
  readonly suffix?: Slot;
  readonly number?: Slot;
  readonly price?: Slot;
  readonly currency?: Slot;
  readonly period?: Slot;
  readonly picture?: Slot;
  readonly icon?: Slot;
  readonly link?: Slot;
  /** `label>address` */
  readonly button?: Slot;
  readonly level?: Slot;
  readonly align?: Slot;
  readonly rating?: Slot;
  readonly video?: Slot;
  readonly until?: Slot;
}

export type Kind =
  | 'card'
  | 'heading'
  | 'list'
  | 'quotes'
  | 'pairs'
  | 'pictures'
  | 'logo'
  | 'logos'
  | 'links'
  | 'counter'
  | 'progress'
  | 'pricing'
  | 'buttons'
  | 'video'
  | 'animated'
  | 'countdown'
  | 'form';

/** An add-on's widget that is understood. */
export interface Known extends Slots {
  readonly kind: Kind;
  /** The lists whose entries are shown, and where an entry holds what. */
  readonly list?: Slot;
  readonly entry?: Slots;
  /** The other side of a card that turns. */
  readonly back?: Slots;
}

/** The values of a slot that visitors see, in its order. */
export function shownIn(settings: Plain, slot: Slot | undefined): { key: string; value: unknown }[] {
  return (slot?.split(' ') ?? []).flatMap((one) => {
    const [key = '', condition] = one.split('?');
    return isMet(settings, condition) ? [{ key, value: settings[key.split('>')[0] ?? key] }] : [];
  });
}

const isMet = (settings: Plain, condition: string | undefined): boolean =>
  condition?.split('&').every((one) => {
    const [name = '', values] = one.split('=');
    const value = settings[name];
    if (values === undefined) return isOn(value);
    return values.split(',').includes(value === undefined ? '*' : String(value));
  }) ?? true;

const ON: ReadonlySet<unknown> = new Set(['yes', 'true', 'on', 'show', '1', true, 1]);
const isOn = (value: unknown): boolean => ON.has(value);

/** A text that a visitor reads, or `''`. */
export const asText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

/** The address of a link, or of a picture. */
export const addressOf = (value: unknown): string => asText(isRecord(value) ? value.url : value).trim();
