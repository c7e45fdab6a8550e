import type { Conversion, Node } from '../conversion.ts';
import type { Element } from '../envelope.ts';
import type { Settings } from '../settings.ts';
import { stack } from '../stack.ts';
import { forgotten } from './addons/addons.ts';
import { cardNodes, cardsOf } from './addons/nodes.ts';
import { readRoles } from './addons/roles.ts';

/** A widget without a counterpart: its text, pictures and links take its place, and the report keeps all of it. */
export function unknownWidget(
  settings: Settings,
  conversion: Conversion,
  element: Element,
  inner: Node[],
): Node[] {
  conversion.placeholder();
  const roles = readRoles(settings.raw, element.type);
  settings.ignore(...Object.keys(settings.raw));
  const nodes = [
    ...cardNodes(roles, conversion, 3),
    ...roles.lists.flatMap((entries) => cardsOf(entries, element.type, conversion)),
  ];
  const said = [...nodes, ...forgotten(settings.raw, element.type, nodes, conversion)];
  conversion.addNote(
    said.length > 0
      ? `There is no counterpart for "${element.type}"; what it says stands in its place.`
      : `There is no counterpart for "${element.type}", and it says nothing in the export: its content lives on the site.`,
  );
  return stack([...said, ...inner]);
}
