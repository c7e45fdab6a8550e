import { isRecord } from '../../../src/lib/is-record.ts';
import type { Conversion, Node } from '../conversion.ts';
import { screens } from '../room.ts';
import { isSeenOn } from './screens.ts';

const innerOf = ({ type, children }: Node): Node[] | undefined =>
  (type === 'columns' || type === 'section') && Array.isArray(children) ? children : undefined;
const leavesOf = (node: Node): Node[] => innerOf(node)?.flatMap(leavesOf) ?? [node];

/** True if a node is hidden on every screen. */
export const isUnseen = (node: Node): boolean => screens.every((screen) => !isSeenOn([node], screen));

/** True if nodes hold only placeholders of unknown widgets and the room between them. */
export function isWaiting(nodes: readonly Node[], conversion: Conversion): boolean {
  const leaves = nodes.flatMap(leavesOf);
  const isRoom = ({ type, id }: Node) =>
    type === 'spacer' && (id === undefined || conversion.isPlaceholder(id));
  return leaves.every(isRoom) && leaves.some(({ id }) => id !== undefined);
}

/** Hides a part without visible content: it keeps its look, but takes no room. */
export const unseen = (node: Node): Node => ({ ...node, hideOn: [...screens] });

/** Reports the parts that are hidden until their placeholders are replaced. Parts inside them are shown. */
export function reportHidden(value: unknown, conversion: Conversion): void {
  if (Array.isArray(value)) for (const one of value) reportHidden(one, conversion);
  if (!isRecord(value)) return;
  const node = value as Node;
  const inner = innerOf(node);
  if (!inner || !isUnseen(node) || !isWaiting(inner, conversion)) {
    for (const one of Object.values(node)) reportHidden(one, conversion);
    return;
  }
  for (const one of inner) show(one);
  const names = inner.flatMap(leavesOf).flatMap(({ id }) => (id ? [`"${id}"`] : []));
  conversion.hint(
    `The part around ${names.join(' and ')} is hidden, so that it leaves no empty ground: remove its "hideOn" when you replace ${names.length > 1 ? 'them' : 'it'}.`,
  );
}

function show(node: Node): void {
  if (isUnseen(node)) delete node.hideOn;
  for (const one of innerOf(node) ?? []) show(one);
}
