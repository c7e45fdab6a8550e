import type { JsonObject } from '../../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../../conversion.ts';
import type { Element } from '../../envelope.ts';
import { plainText } from '../../rich-text.ts';
import { stack } from '../../stack.ts';
import { otherSide } from '../flip-box.ts';
import { buttonNodes, cardNodes, cardsOf, wordsOf } from './nodes.ts';
import { entriesOf, mergedRoles, type Roles, readRoles } from './roles.ts';
import type { Known } from './slots.ts';
import { socialLinks } from './social.ts';

/** A widget of an add-on as it was read. */
export interface Given {
  readonly known: Known;
  readonly roles: Roles;
  readonly entries: readonly Roles[];
  readonly settings: JsonObject;
  readonly conversion: Conversion;
  readonly element: Element;
}
export type Make = (given: Given) => Node[];

export function givenOf(known: Known, element: Element, conversion: Conversion): Given {
  const { settings } = element;
  return {
    known,
    roles: known.merged ? mergedRoles(settings, known) : readRoles(settings, known),
    entries: entriesOf(settings, known),
    settings,
    conversion,
    element,
  };
}

/** The first text that is not empty, as plain text. */
export const first = (...lists: readonly (readonly string[])[]): string =>
  wordsOf(lists.flat().find((text) => plainText(text) !== '') ?? '');

/** The back of a card, without a title that its front has too. */
const behind = (back: Roles, front: Roles): Roles => ({
  ...back,
  titles: back.titles.filter((title) => !front.titles.some((one) => wordsOf(one) === wordsOf(title))),
});

/** The back of a card: its title is text, as the card has one already. */
const backNodes = (back: Roles, conversion: Conversion): Node[] => [
  ...cardNodes({ ...back, icon: '', titles: [], names: [], jobs: [], texts: [], buttons: [] }, conversion, 3),
  ...otherSide(back.titles[0] ?? '', [...back.titles.slice(1), ...back.texts].join(''), conversion),
  ...buttonNodes(back, conversion),
];

/** Picture, title, text and buttons, then the back of a card that turns, then each entry of a list as its own card. */
export const card: Make = ({ known, roles, entries, settings, conversion }) => {
  if (known.back) conversion.addNote('The card does not turn: both sides are shown.');
  const front = cardNodes(roles, conversion, 3);
  const back = known.back ? backNodes(behind(readRoles(settings, known.back), roles), conversion) : [];
  return [
    ...(known.back ? stack([...front, ...back], { look: 'card' }) : front),
    ...cardsOf(entries, conversion),
    ...socialLinks(settings, known, conversion),
  ];
};
