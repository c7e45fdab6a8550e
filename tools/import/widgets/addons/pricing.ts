import { textNode } from '../basic.ts';
import { signOf } from '../numbers.ts';
import { planNodes } from '../plan.ts';
import { card, first, type Make } from './card.ts';
import { buttonNodes, linesOf, linkedOf } from './nodes.ts';

/** A plan with its price: the name, the price with its currency, what it is for, and what is included. */
export const pricing: Make = (given) => {
  const { roles, entries, conversion } = given;
  const name = first(roles.titles);
  if (!/\d/.test(roles.price) || name === '') return card(given);
  const currency = signOf(roles.currency);
  const [detail, ...more] = [...roles.subtitles, ...roles.texts];
  const facts = entries.flatMap(({ titles, excluded }) => {
    const text = first(titles);
    if (text) return [{ text }];
    return excluded ? [{ text: `${excluded} (tidak termasuk)`, icon: 'info' }] : [];
  });
  const old = /\d/.test(roles.oldPrice) ? `${currency}${roles.oldPrice}${roles.suffix}` : '';
  const picture = roles.pictures.flatMap((media) => conversion.picture(media, name) ?? [])[0];
  return planNodes(
    {
      name,
      price: `${currency}${roles.price}${roles.suffix}`,
      ...(old ? { oldPrice: old } : {}),
      ...(roles.period ? { note: roles.period } : {}),
      ...(detail ? { detail: linesOf(detail) } : {}),
      ...(roles.badge ? { badge: roles.badge } : {}),
      ...(picture ? { picture } : {}),
    },
    facts,
    [
      ...more.flatMap((html) => textNode(html, conversion)),
      ...buttonNodes(roles, conversion),
      ...textNode(roles.after, conversion, { size: 'small' }),
    ],
  );
};

/** Things and their prices, one below the other. */
export const prices: Make = (given) => {
  const { entries, conversion } = given;
  if (!entries.some(({ price }) => price)) return card(given);
  const items = entries.flatMap((entry) => {
    const name = first(entry.titles);
    const detail = first(entry.texts, entry.subtitles);
    const picture = entry.pictures.flatMap((media) => conversion.picture(media, name) ?? [])[0];
    const currency = signOf(entry.currency);
    if (name === '') return [];
    return [
      {
        name,
        price: entry.price ? `${currency}${entry.price}` : '–',
        ...(entry.oldPrice ? { oldPrice: `${currency}${entry.oldPrice}` } : {}),
        ...(entry.period ? { note: entry.period } : {}),
        ...(detail ? { detail } : {}),
        ...(entry.badge ? { badge: entry.badge } : {}),
        ...(picture ? { picture } : {}),
        ...linkedOf(entry, conversion),
      },
    ];
  });
  return items.length ? [{ type: 'price-list', items }] : [];
};
