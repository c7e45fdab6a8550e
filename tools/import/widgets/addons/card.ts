import type { Conversion, Node } from '../../conversion.ts';
import { plainText } from '../../rich-text.ts';
import { cardNodes, cardsOf, wordsOf } from './nodes.ts';
import type { Roles } from './roles.ts';

type Plain = Readonly<Record<string, unknown>>;
/** A widget of an add-on as it was read. */
interface Given {
  readonly roles: Roles;
  readonly settings: Plain;
  readonly owner: string;
  readonly conversion: Conversion;
}
export type Make = (given: Given) => Node[];

/** The first of some texts that says something, in plain words. */
export const first = (...lists: readonly (readonly { text: string }[])[]): string =>
  wordsOf(lists.flat().find(({ text }) => plainText(text) !== '')?.text ?? '');
export const longest = (...lists: readonly (readonly { text: string }[])[]): string =>
  [...lists.flat()].sort((one, two) => two.text.length - one.text.length)[0]?.text ?? '';

/** Picture, title, text and buttons, then each entry of a list as its own card. */
export const card: Make = ({ roles, owner, conversion }) => [
  ...cardNodes(roles, conversion, 3),
  ...roles.lists.flatMap((entries) => cardsOf(entries, owner, conversion)),
];
