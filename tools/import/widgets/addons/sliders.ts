import type { Node } from '../../conversion.ts';
import { Settings } from '../../settings.ts';
import { slides } from '../slides.ts';
import { card, type Given, type Make } from './card.ts';
import { pictures } from './lists.ts';
import { linkedOf, wordsOf } from './nodes.ts';
import type { Roles } from './roles.ts';

const isWordless = ({ titles, subtitles, texts, buttons }: Roles): boolean =>
  titles.length + subtitles.length + texts.length + buttons.length === 0;

/** Images in a carousel, each with its link; a single image does not move. */
function moving({ entries, conversion }: Given, shown: number): Node[] {
  const items = entries.flatMap((entry) =>
    entry.pictures.flatMap((media) => {
      const image = conversion.picture(media);
      return image ? [{ image, ...linkedOf(entry, conversion) }] : [];
    }),
  );
  const [only, ...others] = items;
  if (!only) return [];
  if (others.length === 0) return [{ type: 'image', ...only }];
  const desktop = Math.min(10, Math.max(1, Math.round(shown)));
  return [
    {
      type: 'image-carousel',
      items,
      slides: { desktop, tablet: Math.min(2, desktop), mobile: 1 },
      ...(desktop === 1 ? { ratio: 'wide' } : {}),
      lightbox: false,
    },
  ];
}

/** One image at a time, with text on it. */
export const slider: Make = (given) => {
  const { entries, conversion, element } = given;
  if (entries.every(isWordless)) return moving(given, 1);
  if (entries.some(({ buttons }) => buttons.length > 1)) return card(given);
  const same = entries.map(({ titles, subtitles, texts, buttons, link, pictures: [picture] }) => ({
    heading: titles.join(' ') || subtitles.join(' '),
    description: [...(titles.length ? subtitles.map((line) => `<p>${line}</p>`) : []), ...texts].join(''),
    background_image: picture,
    button_text: buttons[0]?.label ?? '',
    link: { url: buttons[0]?.address ?? link },
  }));
  const made = slides(new Settings({ slides: same }), conversion, element);
  for (const entry of entries)
    if (entry.buttons.length === 0)
      linkTitle(made, wordsOf(entry.titles.join(' ')), linkedOf(entry, conversion));
  return made;
};

/** The link of a whole slide goes to its title. */
function linkTitle(nodes: readonly Node[], title: string, linked: { link?: string }): void {
  for (const node of nodes) {
    if (node.type === 'heading' && node.text === title) Object.assign(node, linked);
    if (Array.isArray(node.children)) linkTitle(node.children, title, linked);
  }
}

/** Several images at a time; each text stays with its own image. */
export const carousel: Make = (given) => {
  const { entries, roles } = given;
  if (entries.every(isWordless)) return moving(given, roles.shown ?? 3);
  return entries.some(({ texts, buttons }) => texts.length + buttons.length > 0)
    ? card(given)
    : pictures(given);
};
