import { plainText } from '../../rich-text.ts';
import { isSwitchedOff } from '../../texts.ts';
import { signOf } from '../numbers.ts';
import { card, first, type Make } from './card.ts';
import { buttonsOf, wordsOf } from './nodes.ts';
import { readRoles } from './roles.ts';

const PRICE = /(?:^|_)price(?:_value|_amount)?$/;
const CURRENCY = /(?:currency(?:_icon|_symbol)?(?:_custom)?|price_cur)$/;
const PERIOD = /(?:duration|period)$/;

/** A plan with its price: the name, the price with its currency, what it is for, and what comes with it. */
export const pricing: Make = (given) => {
  const { roles, settings, owner, conversion } = given;
  const value = (key: RegExp) =>
    Object.entries(settings)
      .filter(([name, one]) => key.test(name) && /string|number/.test(typeof one))
      .filter(([name]) => !isSwitchedOff(settings, name, owner))
      .map(([, one]) => plainText(String(one)))
      .filter(Boolean);
  const [amount = ''] = value(PRICE);
  const name = first(roles.titles);
  if (!/\d/.test(amount) || name === '') return card(given);
  const currency = value(CURRENCY).map(signOf).find(Boolean) ?? '';
  const [period] = value(PERIOD);
  const detail = first(roles.subtitles);
  const facts = roles.lists.flat().flatMap((entry) => {
    const { titles, texts, names } = readRoles(entry, owner);
    return first(titles, texts, names) || [];
  });
  const picture = roles.pictures.flatMap((media) => conversion.picture(media, name) ?? [])[0];
  return [
    {
      type: 'price-list',
      look: 'cards',
      columns: { desktop: 1 },
      items: [
        {
          name: wordsOf(name),
          price: `${currency}${amount}`,
          ...(period ? { note: period } : {}),
          ...(detail ? { detail } : {}),
          ...(picture ? { picture } : {}),
          ...(facts.length ? { facts } : {}),
        },
      ],
    },
    ...buttonsOf(roles, conversion).buttons,
  ];
};
