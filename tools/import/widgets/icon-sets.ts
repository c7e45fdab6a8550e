import { isRecord } from '../../../src/lib/is-record.ts';
import type { Element } from '../envelope.ts';
import { iconFor } from '../icons.ts';
import { withIconBox } from '../layout/icon-boxes.ts';
import { Settings } from '../settings.ts';
import { knownWidget } from './addons/known.ts';
import { entriesOf, readRoles } from './addons/roles.ts';

/** Elementor's icon for a box whose icon was never chosen. */
const USUAL = 'fas fa-star';

/** The name of a box's icon: empty if it was removed, `svg` for an uploaded drawing. */
export function boxIcon(settings: Settings): string {
  const { selected_icon: chosen, icon } = settings.raw;
  const name = settings.icon('selected_icon', 'icon');
  if (name !== '') return name;
  if (isRecord(chosen) && isRecord(chosen.value)) return 'svg';
  return chosen === undefined && icon === undefined ? USUAL : '';
}

/** The names of the icons of all boxes in a part of a page, those of add-ons included. */
function iconsIn(element: Element): string[] {
  if (element.kind !== 'widget') return withIconBox(element).children.flatMap(iconsIn);
  if (element.type === 'icon-box') return [boxIcon(new Settings(element.settings))];
  const known = knownWidget(element.type);
  if (known?.kind !== 'card') return [];
  return [readRoles(element.settings, known), ...entriesOf(element.settings, known)].map(({ icon }) => icon);
}

/** True if the boxes of a band show their icons: at least half of them have a counterpart. */
export function showsIcons(band: Element): boolean {
  const names = iconsIn(band).filter((name) => name !== '');
  return 2 * names.filter(iconFor).length >= names.length;
}
