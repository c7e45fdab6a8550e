import { headingNode, textNode } from '../basic.ts';
import { counterNode } from '../numbers.ts';
import { videoNode } from '../video.ts';
import { card, first, type Make } from './card.ts';
import { links, list, logo, logos, pairs, pictures, quotes } from './lists.ts';
import { animated, countdown, form, sideOf } from './more-kinds.ts';
import { buttonNodes, linkedOf, wordsOf } from './nodes.ts';
import { popup } from './panels.ts';
import { places } from './places.ts';
import { prices, pricing } from './pricing.ts';
import type { Roles } from './roles.ts';
import { carousel, slider } from './sliders.ts';
import type { Kind } from './slots.ts';
import { hours, table } from './tables.ts';

const counter: Make = (given) => {
  const { roles, conversion } = given;
  const { number: value, prefix, suffix, figure } = roles;
  if (value === undefined)
    return figure
      ? card({ ...given, roles: { ...roles, titles: [`${prefix}${figure}${suffix}`, ...roles.titles] } })
      : card(given);
  return [
    counterNode({ value, label: first(roles.titles), prefix, suffix }, conversion),
    ...roles.texts.flatMap((html) => textNode(html, conversion, { size: 'small' })),
  ];
};

const progress: Make = (given) => {
  const { known, roles, entries } = given;
  const items = (known.list ? entries : [roles]).flatMap(({ titles, texts, number }: Roles) => {
    const label = first(titles);
    const note = first(texts);
    if (number === undefined || label === '') return [];
    return [{ label, percent: Math.min(100, Math.max(0, number)), ...(note ? { note } : {}) }];
  });
  return items.length ? [{ type: 'progress-bar', items }] : card(given);
};

/** A title that is painted in parts is one heading. */
const heading: Make = ({ roles, conversion }) => {
  const side = sideOf(roles.isCentered);
  return [
    ...roles.subtitles.flatMap((html) => textNode(wordsOf(html), conversion, { size: 'small', ...side })),
    ...headingNode(roles.titles.map(wordsOf).join(' '), roles.level ?? 2, {
      ...side,
      ...linkedOf(roles, conversion),
    }),
    ...roles.texts.flatMap((html) => textNode(html, conversion, side)),
  ];
};

const buttons: Make = ({ roles, entries, conversion }) => {
  const made = [roles, ...entries].flatMap((one) => buttonNodes(one, conversion));
  if (made.length < 2 && !roles.isCentered) return made;
  const look = { layout: 'flex', gap: 'small', ...(roles.isCentered ? { justify: 'center' } : {}) };
  return made.length ? [{ type: 'columns', ...look, children: made }] : [];
};

const video: Make = ({ roles, entries, conversion }) => {
  const films = [roles, ...entries].flatMap(({ video: address, titles }) =>
    address ? videoNode(address, conversion, { title: first(titles) }) : [],
  );
  if (films.length < 2) return films;
  const desktop = Math.max(1, Math.min(2, Math.floor(conversion.room.desktop / 340)));
  return [{ type: 'columns', columns: { desktop, mobile: 1 }, children: films }];
};

/** Converts each kind of widget to Kavling widgets. */
export const makers: Readonly<Record<Kind, Make>> = {
  card,
  heading,
  list,
  quotes,
  pairs,
  tabs: pairs,
  pictures,
  slider,
  carousel,
  logo,
  logos,
  links,
  counter,
  progress,
  pricing,
  buttons,
  video,
  animated,
  countdown,
  form,
  table,
  hours,
  prices,
  places,
  popup,
};
