import type { Conversion, Node } from '../../conversion.ts';
import { iconFor } from '../../icons.ts';
import { plainText } from '../../rich-text.ts';
import { stack } from '../../stack.ts';
import { wordsOfKey } from '../../texts.ts';
import { headingNode, textNode } from '../basic.ts';
import { buttonNode } from '../button.ts';
import { type Roles, readRoles } from './roles.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Words as people read them: ElementsKit marks what it paints with {{ }}. */
export const wordsOf = (html: string): string => plainText(html.replace(/\{\{|\}\}/g, ''));

/** The nodes of a card: picture, small line, title, text, buttons. The link of the whole card goes to its title. */
export function cardNodes(roles: Roles, conversion: Conversion, level: number): Node[] {
  const titles = [...roles.titles, ...roles.names].map(({ text }) => wordsOf(text));
  const [title = '', ...others] = titles.filter(Boolean);
  const { buttons, rest } = buttonsOf(roles, conversion);
  const [link] = rest;
  const image = roles.pictures.flatMap((media) => conversion.picture(media, title) ?? []);
  const icon = iconFor(roles.icon);
  const linked = link && link !== '#' ? { link } : {};
  const details = [...others, ...roles.jobs.map(({ text }) => text), ...roles.texts.map(({ text }) => text)];
  if (roles.icon !== '' && !icon) conversion.addNote(`The icon "${roles.icon}" has no counterpart.`);
  if (icon && title && image.length === 0 && roles.subtitles.length === 0 && details.length < 2)
    return [
      {
        type: 'icon-list',
        look: 'card',
        columns: { desktop: 1 },
        items: [{ text: title, icon, ...(details[0] ? { detail: wordsOf(details[0]) } : {}), ...linked }],
      },
      ...buttons,
    ];
  return [
    ...image.map((picture) => ({ type: 'image', image: picture, ...(title ? {} : linked) }) as Node),
    ...roles.subtitles.flatMap(({ text }) => textNode(wordsOf(text), conversion, { size: 'small' })),
    ...headingNode(title, roles.level ?? level, linked),
    ...details.flatMap((html) => textNode(html, conversion)),
    ...(link && !title && image.length === 0 ? [buttonNode('Selengkapnya', link, conversion)] : []),
    ...buttons,
  ];
}

/** Labels with the links that belong to them, by the words that their keys share; and the links that are left. */
export function buttonsOf(roles: Roles, conversion: Conversion): { buttons: Node[]; rest: string[] } {
  const free = [...roles.links];
  const buttons = roles.labels.map(({ key, text }) => {
    const words = wordsOfKey(key);
    const common = (other: string) => wordsOfKey(other).filter((word) => words.includes(word)).length;
    const best = [...free].sort((one, two) => common(two.key) - common(one.key))[0];
    if (best) free.splice(free.indexOf(best), 1);
    return buttonNode(wordsOf(text), best?.text ?? '', conversion);
  });
  return { buttons, rest: free.flatMap(({ text }) => conversion.link(text) ?? []) };
}

/** Entries of a list as cards beside each other. */
export function cardsOf(entries: readonly Plain[], owner: string, conversion: Conversion): Node[] {
  const cards = entries.flatMap((entry) => stack(cardNodes(readRoles(entry, owner), conversion, 3)));
  if (cards.length < 2) return cards;
  const desktop = Math.max(1, Math.min(3, cards.length, Math.floor(conversion.room.desktop / 240)));
  return [
    { type: 'columns', columns: { desktop, tablet: Math.min(2, desktop), mobile: 1 }, children: cards },
  ];
}
