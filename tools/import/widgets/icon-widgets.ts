import { isRecord } from '../../../src/lib/is-record.ts';
import { isWhatsappLink } from '../../../src/lib/whatsapp-link.ts';
import type { Conversion, Mapper, Node } from '../conversion.ts';
import { linedText, plainText } from '../rich-text.ts';
import { narrowest, perScreen, type Room, type Screen } from '../room.ts';
import type { Settings } from '../settings.ts';
import { alignOf, iconOf, linkOf, namedIcon, wordSides } from './basic.ts';
import { buttonNode } from './button.ts';
import { networkLinks } from './networks.ts';

export const iconList: Mapper = (settings, conversion) => {
  const lines = settings.list('icon_list');
  const isInline = settings.choice('view', 'traditional') === 'inline';
  settings.ignore('link_click');
  const side = alignOf(settings, 'icon_align');
  const isBare = hasNoSize(settings) || (lines.length > 0 && lines.every(hasNoIcon));
  if (isBare) return plainLines(lines, isInline, conversion, side);
  const items = lines.flatMap((item) => {
    const words = linedText(item.text('text'));
    return words
      ? [{ text: words, ...namedIcon(lineIcon(item), conversion), ...linkOf(item, conversion) }]
      : [];
  });
  if (items.length === 0) return [];
  if (!isInline) return [{ type: 'icon-list', items, columns: { desktop: 1 } }];
  const { align = 'start' } = side;
  const columns = inlineColumns(items, conversion.room);
  return align === 'start' && columns.desktop >= Math.min(4, items.length)
    ? [{ type: 'icon-list', items, columns }]
    : [inLine(items, align)];
};

/** Lines next to each other, each as wide as its text; those that do not fit go to the next line. */
const inLine = (items: readonly Record<string, unknown>[], align: string): Node => ({
  type: 'columns',
  layout: 'flex',
  direction: { desktop: 'row', mobile: 'row' },
  gap: 'small',
  ...(align === 'start' ? {} : { justify: align }),
  children: items.map((item) => ({ type: 'icon-list', items: [item], columns: { desktop: 1 } })),
});

/** True if an icon was removed; one that was never chosen is a check. */
const hasNoIcon = ({ raw }: Settings) =>
  isRecord(raw.selected_icon) && raw.selected_icon.value === '' && !raw.icon;

/** The name of a line's icon; none means the usual one, and a removed one is neutral. */
const lineIcon = (item: Settings): string =>
  item.icon('selected_icon', 'icon') || (isRecord(item.raw.selected_icon) ? NONE : '');
const NONE = 'none';

/** True if the icons of a list were made invisible. */
const hasNoSize = ({ raw }: Settings): boolean =>
  isRecord(raw.icon_size) && Number(raw.icon_size.size) === 0 && raw.icon_size.size !== '';

/** Lines without icons: a list, or one line if they were next to each other. */
function plainLines(
  lines: readonly Settings[],
  isInline: boolean,
  conversion: Conversion,
  side: { align?: string },
): Node[] {
  const words = lines.flatMap((item) => {
    const text = plainText(item.text('text'));
    const { link } = linkOf(item, conversion);
    return text ? [link ? { text, link } : text] : [];
  });
  if (words.length === 0) return [];
  const inline = words.flatMap((one, at) => (at === 0 ? [one] : [' · ', one]));
  const block = isInline
    ? { kind: 'paragraph', text: inline }
    : { kind: 'list', items: words.map((one) => [one]) };
  return [{ type: 'text', content: [block], ...side }];
}

/** The number of lines of a list that fit next to each other on each screen. */
function inlineColumns(items: readonly { text: string }[], room: Room): Record<Screen, number> {
  const widest = Math.max(...items.map(({ text }) => Math.min(220, text.length * 9))) + 60;
  const beside = (screen: Screen) => Math.floor((room[screen] * narrowest[screen]) / widest);
  return perScreen((screen) => Math.max(1, Math.min(4, items.length, beside(screen))));
}

export const icon: Mapper = (settings, conversion) => {
  const link = linkOf(settings, conversion);
  if (link.link && isWhatsappLink(link.link)) return [buttonNode('WhatsApp', link.link, conversion)];
  const { icon: name } = iconOf(settings, conversion, 'selected_icon', 'icon');
  conversion.addNote('An icon alone means nothing to a reader and is omitted.');
  if (!link.link) return [];
  return [
    {
      type: 'button',
      label: name ?? 'Selengkapnya',
      link: link.link,
      look: 'quiet',
      ...(name ? { icon: name } : {}),
    },
  ];
};

/** Icons of networks are centred in Elementor unless a side was chosen. */
export const socialIcons: Mapper = (settings, conversion) => {
  const all = settings.list('social_icon_list').map((item) => ({
    name: item.icon('social_icon', 'social'),
    address: item.link('link'),
  }));
  return networkLinks(all, conversion, { align: 'center', ...wordSides(settings, 'center') });
};
