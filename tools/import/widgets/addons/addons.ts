import type { Conversion, Node } from '../../conversion.ts';
import type { Element } from '../../envelope.ts';
import { plainText } from '../../rich-text.ts';
import type { Settings } from '../../settings.ts';
import { visibleTexts } from '../../texts.ts';
import { textNode } from '../basic.ts';
import { leftOnSite } from '../site.ts';
import { kindOf, showsSite } from './kinds.ts';
import { readRoles } from './roles.ts';

/** A widget of an add-on as widgets of ours, read by the names of its keys; nothing for one that cannot be told. */
export function addons(
  settings: Settings,
  conversion: Conversion,
  { type, children }: Element,
): Node[] | undefined {
  const make = kindOf(type);
  if (!make || children.length > 0) return undefined;
  const nodes = make({
    roles: readRoles(settings.raw, type),
    settings: settings.raw,
    owner: type,
    conversion,
  });
  if (nodes.length === 0) {
    if (!showsSite(type) && !conversion.isNoted) return undefined;
    settings.ignore(...Object.keys(settings.raw));
    return showsSite(type) ? leftOnSite(type, conversion) : [];
  }
  settings.ignore(...Object.keys(settings.raw));
  conversion.guess();
  conversion.addNote(`"${type}" is an add-on's widget; what it shows became widgets of ours.`);
  // Around what lives on the site stand words for it, such as "Read more"; a countdown of ours has its own.
  return showsSite(type) || /count-?down/.test(type)
    ? nodes
    : [...nodes, ...forgotten(settings.raw, type, nodes, conversion)];
}

/** Words that found no place stand after the widget, so that none is lost. */
export function forgotten(
  settings: Readonly<Record<string, unknown>>,
  type: string,
  nodes: readonly Node[],
  conversion: Conversion,
): Node[] {
  const told = spoken(JSON.stringify(nodes));
  return visibleTexts(settings, type).flatMap(({ text }) => {
    const words = plainText(text.replace(/\{\{|\}\}/g, ''));
    if (told.includes(spoken(JSON.stringify(words)))) return [];
    conversion.addNote(`"${words.slice(0, 60)}" had no place of its own and stands after the widget.`);
    return textNode(text, conversion, { size: 'small' });
  });
}

/** Letters and digits alone, so that marks and the shape of JSON make no difference. */
const spoken = (text: string): string =>
  text
    .replaceAll('\\n', ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
