import { partOfWidget, pathOf, SKIP, walk } from '../../../src/document/walk.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { Kind, Part } from '../../../src/lib/part.ts';
import { isWhatsappLink } from '../../../src/lib/whatsapp-link.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

/** Widgets in widgets beyond this can be neither read nor shown on a phone. */
const DEEPEST = 8;

/**
 * Widgets that run from edge to edge go straight into `sections`; everything else goes into a section, which gives it
 * its place.
 */
export const widgetsStandInSections: Rule = ({ nodes }, _folder, { model }) =>
  nodes.flatMap(({ value, place, depth }): Finding[] => {
    const schema = model.widgets.get(String(value.type));
    if (depth > 0 || !schema || schema.kavling?.band) return [];
    const path = pathOf(place);
    return path[0] === 'sections' ? [{ code: 'KV333', path, params: { type: String(value.type) } }] : [];
  });

/** A chat is asked for with a lead button, which knows the project and counts. */
export const chatsAreCounted: Rule = ({ marked }) =>
  marked.link
    .filter(({ value, holder }) => isWhatsappLink(value) && typeof holder.label === 'string')
    .map(({ place }): Finding => ({ code: 'KV334', path: pathOf(place) }));

const ZONES: Readonly<Record<string, string>> = { WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' };

/** A countdown counts to a time that is still to come. */
export const countdownsAreOpen: Rule = ({ marked }, _folder, { now }) =>
  marked.deadline.flatMap(({ value, place, holder }): Finding[] => {
    const end = Date.parse(`${value}:00${ZONES[String(holder.zone ?? 'WIB')] ?? '+07:00'}`);
    if (now === undefined || !(end < now)) return [];
    return [{ code: 'KV335', path: pathOf(place), params: { until: value.replace('T', ' ') } }];
  });

/**
 * A widget with slots contains at least one widget, unless it shows something else: a section may be an image or a
 * video.
 */
export const nothingIsEmpty: Rule = ({ nodes }, _folder, { model }) =>
  nodes.flatMap(({ value, place }): Finding[] => {
    const part = partOfWidget(model.tables, value.type);
    const slots = slotsOf(part);
    if (
      slots.length === 0 ||
      slots.some((slot) => isFull(value[slot])) ||
      !model.widgets.has(String(value.type)) ||
      shows(value, part)
    )
      return [];
    return [
      { code: 'KV336', path: pathOf(place), params: { type: String(value.type), slot: slots[0] ?? '' } },
    ];
  });

/** A widget that shows one thing or another has at least one of them. */
export const contentsAreGiven: Rule = ({ nodes }, _folder, { model }) =>
  nodes.flatMap(({ value, place }): Finding[] => {
    const type = String(value.type);
    const either = model.widgets.get(type)?.kavling?.either ?? [];
    if (either.length === 0 || either.some((key) => isFull(value[key]))) return [];
    const keys = either.map((key) => `"${key}"`).join(' / ');
    return [{ code: 'KV339', path: pathOf(place), params: { type, keys } }];
  });

/** Most widgets that hold others are decided by this. */
function isFull(nodes: unknown): boolean {
  return nodes === true || (Array.isArray(nodes) && nodes.length > 0);
}

const slotNames = new WeakMap<Part, readonly string[]>();

/** The names of the slots of a widget, found once. */
function slotsOf(part: Part): readonly string[] {
  let known = slotNames.get(part);
  if (!known) {
    known = Object.entries(part.keys ?? {}).flatMap(([key, { kind }]) => (kind === 'slot' ? [key] : []));
    slotNames.set(part, known);
  }
  return known;
}

const SHOWN: ReadonlySet<Kind | undefined> = new Set(['words', 'money', 'rich-text', 'picture', 'video']);

/** True if a widget has any visible content: text, an image, a video, or widgets. */
function shows(widget: JsonObject, page: Part): boolean {
  let isShown = false;
  walk(widget, { page, widgets: {} }, ({ value, part }) => {
    const isSlot = part.kind === 'slot';
    const isEmpty = value === null || value === '' || (isSlot && Array.isArray(value) && value.length === 0);
    isShown ||= !isEmpty && (isSlot || SHOWN.has(part.kind));
    return isSlot || isShown ? SKIP : undefined;
  });
  return isShown;
}

/** Widgets are nested only as deep as a person can follow; the first that is too deep is reported. */
export const nestingIsShallow: Rule = ({ nodes }) =>
  nodes
    .filter(({ depth }) => depth === DEEPEST)
    .map(
      ({ place }): Finding => ({ code: 'KV337', path: pathOf(place), params: { limit: String(DEEPEST) } }),
    );
