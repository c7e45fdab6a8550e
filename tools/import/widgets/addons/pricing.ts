import { signOf } from '../numbers.ts';
import { card, first, type Make } from './card.ts';
import { buttonNodes } from './nodes.ts';

/** A plan with its price: the name, the price with its currency, what it is for, and what is included. */
export const pricing: Make = (given) => {
  const { roles, entries, conversion } = given;
  const name = first(roles.titles);
  if (!/\d/.test(roles.price) || name === '') return card(given);
  const currency = signOf(roles.currency);
  const detail = first(roles.subtitles, roles.texts);
  const facts = entries.flatMap(({ titles }) => first(titles) || []);
  return [
    {
      type: 'price-list',
      look: 'cards',
      columns: { desktop: 1 },
      items: [
        {
          name,
          price: `${currency}${roles.price}${roles.suffix}`,
          ...(roles.period ? { note: roles.period } : {}),
          ...(detail ? { detail } : {}),
          ...(facts.length ? { facts } : {}),
        },
      ],
    },
    ...buttonNodes(roles, conversion),
  ];
};
