import type { Conversion, Node } from '../../conversion.ts';
import type { Element } from '../../envelope.ts';
import type { Settings } from '../../settings.ts';
import type { Children } from '../interactive.ts';
import { leftOnSite } from '../site.ts';
import { givenOf } from './card.ts';
import { makers } from './kinds.ts';
import { knownWidget } from './known.ts';
import { panels } from './panels.ts';
import { type Known, keysIn } from './slots.ts';

/** Forms of other plug-ins, whose fields live on the site. */
const FORM =
  /^(?:metform|mf-form)$|contact-?form|(?:[fgw]f|wpf|caf)-?styler|cf7|subscribe|newsletter|wp-?forms?$|fluent-?form|ninja-?forms?|gravity-?forms?|caldera|forminator|formidable|weforms|mail-?chimp|mailpoet/;
/** Widgets of add-ons whose content lives on the site. */
const ON_SITE = /search|nav-|menu|cart|login|register|woo|product|post|blog|breadcrumb|calendar|news-ticker/;
const FORM_ALONE: Known = { kind: 'form' };

/** An add-on widget as Kavling widgets, if it is known and shows something; otherwise undefined. */
export function addons(
  settings: Settings,
  conversion: Conversion,
  element: Element,
  read: Children,
): Node[] | undefined {
  const { type, children } = element;
  const name = type.toLowerCase().replaceAll('_', '-');
  const known = knownWidget(type) ?? (FORM.test(name) ? FORM_ALONE : undefined);
  if (children.length > 0 && known?.kind !== 'pairs' && known?.kind !== 'tabs') return undefined;
  if (!known) {
    if (!ON_SITE.test(name)) return undefined;
    settings.ignore(...Object.keys(settings.raw));
    return leftOnSite(type, conversion);
  }
  const given = givenOf(known, element, conversion);
  const nodes = children.length > 0 ? panels(given, read) : makers[known.kind](given);
  // Another version of the add-on may hold its text in other settings.
  if (nodes.length === 0 && !isHeld(known, settings.raw)) return undefined;
  settings.ignore(...Object.keys(settings.raw));
  conversion.keepRaw();
  conversion.addNote(`"${type}" is an add-on's widget; its content became Kavling widgets.`);
  if (nodes.length === 0) conversion.addNote('It shows nothing that is in the export.');
  return nodes;
}

/** True if an export has any of the settings in which a widget itself holds its content. */
const isHeld = (known: Known, raw: Settings['raw']): boolean => {
  const { kind, list: _list, entry: _entry, parts: _parts, merged: _merged, back: _back, ...rest } = known;
  const { head: _head, headCell: _cell, row: _row, shown: _shown, ...slots } = rest;
  return (
    kind === 'form' ||
    Object.values(slots).some((slot) => keysIn(slot).some((key) => Object.hasOwn(raw, key)))
  );
};
