import { isRecord, type JsonObject } from '../../../../src/lib/is-record.ts';

/**
 * The keys of one part of a widget, separated by spaces: `key`, `a|b` for the first of several that holds something,
 * `a+b` for several in one line. Each may have the condition under which visitors see it: `key?switch` (on),
 * `key?select=a,b` (one of these; `*` where it was never set), `key?select!=a` (anything else), joined with `&`.
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
  readonly badge?: Slot;
  readonly oldPrice?: Slot;
  /** The small print at the end. */
  readonly after?: Slot;
  /** Features that a plan does not include. */
  readonly excluded?: Slot;
  readonly address?: Slot;
  readonly latitude?: Slot;
  readonly longitude?: Slot;
  /** The number of images of a carousel in view. */
  readonly shown?: Slot;
}

export type Kind =
  | 'card'
  | 'heading'
  | 'list'
  | 'quotes'
  | 'pairs'
  | 'tabs'
  | 'pictures'
  | 'slider'
  | 'carousel'
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
  | 'form'
  | 'table'
  | 'hours'
  | 'prices'
  | 'places'
  | 'popup';

/** The description of an add-on's widget. */
export interface Known extends Slots {
  readonly kind: Kind;
  /** The lists whose entries are shown, and the slots of an entry. */
  readonly list?: Slot;
  readonly entry?: Slots;
  /** Parts of the widget itself that are entries of its list: a plan whose name, price and button are. */
  readonly merged?: Slots;
  /** Entries in the widget's own settings instead of a list. */
  readonly parts?: readonly Slots[];
  /** The head of a table, what a cell of it holds, and the condition of an entry that begins a line. */
  readonly head?: Slot;
  readonly headCell?: Slot;
  readonly row?: string;
  /** The other side of a card that turns. */
  readonly back?: Slots;
}

/** Two pictures that a handle between them compares: the slots of picture and label of each. */
export function comparison(
  [before, first]: readonly [Slot, Slot],
  [after, second]: readonly [Slot, Slot],
): Known {
  const parts = [
    { picture: before, title: first },
    { picture: after, title: second },
  ];
  return { kind: 'pictures', parts };
}

/** The values of a slot that visitors see, in its order. */
export function shownIn(settings: JsonObject, slot: Slot | undefined): { key: string; value: unknown }[] {
  return (slot?.split(' ') ?? []).flatMap((one) => {
    const [keys = '', condition] = one.split('?');
    if (!isMet(settings, condition)) return [];
    const all = keys.split('|').map((key) => ({ key, value: heldBy(settings, key) }));
    return all.find(({ value }) => isHeld(value)) ?? all[0] ?? [];
  });
}

function heldBy(settings: JsonObject, key: string): unknown {
  if (!key.includes('+')) return settings[key.split('>')[0] ?? key];
  return key
    .split('+')
    .map((one) => asText(settings[one]).trim())
    .filter(Boolean)
    .join(' ');
}

const isHeld = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : isRecord(value)
      ? Object.values(value).some((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''))
      : value !== undefined && value !== '';

/** The settings that a slot reads. */
export const keysIn = (slot: Slot | undefined): string[] =>
  (slot?.split(' ') ?? []).flatMap((one) => (one.split('?')[0] ?? '').split(/[|+>]/));

export const isMet = (settings: JsonObject, condition: string | undefined): boolean =>
  condition?.split('&').every((one) => {
    const [name = '', values] = one.split(/!?=/);
    const value = settings[name];
    if (values === undefined) return isOn(value);
    const isAmong = values.split(',').includes(value === undefined ? '*' : String(value));
    return isAmong !== one.includes('!=');
  }) ?? true;

const ON: ReadonlySet<unknown> = new Set(['yes', 'true', 'on', 'show', '1', true, 1]);
const isOn = (value: unknown): boolean => ON.has(value);

/** A text that a visitor reads, or `''`. */
export const asText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

/** The address of a link, or of a picture. */
export const addressOf = (value: unknown): string => asText(isRecord(value) ? value.url : value).trim();
