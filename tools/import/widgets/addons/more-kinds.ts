import { headingNode, textNode } from '../basic.ts';
import { countdownOf } from '../site.ts';
import { first, type Make } from './card.ts';
import { wordsOf } from './nodes.ts';

/** A headline whose middle changes: all of its variants, in a row. */
export const animated: Make = ({ roles, entries }) => {
  const rotating = entries.flatMap(({ titles }) => first(titles) || []).join(', ');
  const titles = roles.titles.map((title) =>
    title
      .split(/\n|<br\s*\/?>/i)
      .map(wordsOf)
      .filter(Boolean)
      .join(', '),
  );
  const words = [roles.prefix.trim(), ...titles, rotating, roles.suffix.trim()];
  return headingNode(words.filter(Boolean).join(' '), roles.level ?? 3, sideOf(roles.isCentered));
};

/** A countdown to a day. */
export const countdown: Make = ({ roles, conversion }) => countdownOf(roles.until, conversion);

/** A form lives on the site; the lead form of the page takes its place. */
export const form: Make = ({ roles, conversion }) => {
  const submit = roles.buttons[0]?.label;
  conversion.addNote('The form became the lead form of the page, which asks for a name and a number.');
  return [
    ...headingNode(first(roles.titles), 3),
    ...roles.texts.flatMap((html) => textNode(html, conversion)),
    { type: 'lead-form', ...(submit ? { submit } : {}) },
  ];
};

/** `align` for what was centred. */
export const sideOf = (isCentered: boolean) => (isCentered ? { align: 'center' } : {});
