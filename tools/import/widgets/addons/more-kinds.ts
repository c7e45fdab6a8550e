import { iconFor } from '../../icons.ts';
import { headingNode } from '../basic.ts';
import { countdownNodes } from '../site.ts';
import { card, first, type Make } from './card.ts';
import { wordsOf } from './nodes.ts';
import { readRoles } from './roles.ts';

/** A headline whose middle changes: all of its words, one after the other. */
export const animated: Make = (given) => {
  const { roles, owner, settings } = given;
  const all = [...roles.titles, ...roles.texts, ...roles.names, ...roles.subtitles];
  const part = (names: RegExp) => all.filter(({ key }) => names.test(key)).map(({ text }) => wordsOf(text));
  const listed = roles.lists.flat().map((entry) => {
    const { titles, texts, names } = readRoles(entry, owner);
    return first(titles, texts, names);
  });
  const words = [
    roles.prefix.trim(),
    ...part(/before|prefix|first/),
    [...part(/rotat|focus|highlight|animated_text|middle/), ...listed.filter(Boolean)].join(', '),
    ...part(/after|last/),
    roles.suffix.trim(),
  ];
  const line = [...new Set(words.filter(Boolean))].join(' ');
  if (line === '') return card(given);
  const isCentered = Object.entries(settings).some(
    ([key, value]) => /align$/.test(key) && value === 'center',
  );
  return headingNode(line, roles.level ?? 3, isCentered ? { align: 'center' } : {});
};

/** How much time is left until a day. */
export const countdown: Make = ({ roles, settings, conversion }) =>
  countdownNodes(settings, first(roles.titles), conversion);

/** What a widget shows of the site's posts, menus and products is not in the export; entries written by hand are. */
export const fromSite: Make = (given) => {
  const { roles, owner, conversion } = given;
  const items = roles.lists.flat().flatMap((entry) => {
    const part = readRoles(entry, owner);
    const text = first(part.titles, part.names, part.texts, part.labels);
    const link = part.links.flatMap((one) => conversion.link(one.text) ?? [])[0];
    const icon = iconFor(part.icon);
    return text ? [{ text, ...(icon ? { icon } : {}), ...(link && link !== '#' ? { link } : {}) }] : [];
  });
  return items.length > 0 ? [{ type: 'icon-list', items, columns: { desktop: 1 } }] : [];
};
