import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import { type Screen, screens } from '../room.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';

const isHidden = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== 'no' && value !== false && value !== null;

/** The screens on which an element is not seen. */
export const hiddenScreens = ({ settings }: Pick<Element, 'settings'>): Screen[] =>
  screens.filter((screen) => isHidden(settings[`hide_${screen}`]));

/** True if an element is hidden on every screen, which is noted in the report. */
export function isNeverSeen(element: Element, conversion: Conversion): boolean {
  if (hiddenScreens(element).length < screens.length) return false;
  conversion.addNote('It is hidden on every screen.');
  return true;
}

/** Keeps widgets off the screens on which the export hides them. */
export function hidden(nodes: Node[], settings: Settings): Node[] {
  settings.ignore(...screens.map((screen) => `hide_${screen}`));
  const hideOn = hiddenScreens({ settings: settings.raw });
  return hideOn.length === 0 ? nodes : stack(nodes).map((node) => withHidden(node, hideOn));
}

const withHidden = (node: Node, hideOn: readonly Screen[]): Node => ({
  ...node,
  hideOn: screens.filter((screen) => hideOn.includes(screen) || isHiddenOn(node, screen)),
});

const isHiddenOn = (node: Node, screen: Screen): boolean =>
  Array.isArray(node.hideOn) && node.hideOn.includes(screen);

/** True if a part shows something on a screen. */
export const isSeenOn = (cell: readonly Node[], screen: Screen): boolean =>
  cell.some((node) => !isHiddenOn(node, screen));

/** Hides a widget where all of its children are hidden: it would be an empty band. */
export function hiddenWithAll(node: Node, children: readonly Node[]): Node {
  const hideOn = children.length ? screens.filter((screen) => !isSeenOn(children, screen)) : [];
  return hideOn.length ? withHidden(node, hideOn) : node;
}
