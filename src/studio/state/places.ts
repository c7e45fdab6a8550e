import type { DocumentModel } from '../../document/model.ts';
import { isSamePath, type Path, startsWith } from '../../document/path.ts';
import { type NodeFacts, sectionNodes, surfaceNodes } from './nodes.ts';
import type { PlainDocument } from './sections-index.ts';

/** Widgets in widgets beyond this can be neither read nor shown on a phone; `kavling validate` says so too (KV337). */
const DEEPEST = 8;

/** Why a widget may not stand somewhere. */
export type Refusal =
  /** It runs from edge to edge and stands straight on the page. */
  | 'only-on-page'
  /** It needs a section around it. */
  | 'only-in-section'
  | 'has-own-place'
  | 'too-deep'
  | 'inside-itself';

/** A place where a widget may go: before entry `index` of the list at `list`. */
export interface Place {
  readonly list: Path;
  readonly index: number;
  /** The widget that the list is in; nothing for the page. */
  readonly holder: NodeFacts | undefined;
  /** The entry of the holder that it is in, where a widget has several lists: a tab. */
  readonly entry: Path | undefined;
  /** The widget that it would stand before; nothing at the end. */
  readonly before: NodeFacts | undefined;
  /** How many widgets the list has. */
  readonly count: number;
}

/** Why a widget of this type, which has widgets inside it to `height` levels, may not stand in a list; nothing if it may. */
export function refusal(
  model: DocumentModel,
  { type, height = 0 }: { type: string; height?: number },
  { depth }: { depth: number },
): Refusal | undefined {
  const schema = model.widgets.get(type);
  if (!schema || schema.kavling?.placement) return 'has-own-place';
  const isBand = model.bands.has(type);
  if (depth === 0) return isBand ? undefined : 'only-in-section';
  if (isBand) return 'only-on-page';
  return depth + height >= DEEPEST ? 'too-deep' : undefined;
}

/** Every place where a widget may go, in the order of the page; where it is now is not among them. */
export function placesFor(
  document: PlainDocument,
  model: DocumentModel,
  node: { readonly type: string; readonly from?: NodeFacts },
): Place[] {
  const { type, from } = node;
  const height = from ? heightOf(from) : 0;
  const found: Place[] = [];
  const list = (
    way: Path,
    nodes: readonly NodeFacts[],
    depth: number,
    holder: NodeFacts | undefined,
    entry: Path | undefined,
  ) => {
    const isAllowed = refusal(model, { type, height }, { depth }) === undefined;
    for (let index = 0; index <= nodes.length; index += 1) {
      if (isAllowed && !isWhereItIs(from, way, index))
        found.push({ list: way, index, holder, entry, before: nodes[index], count: nodes.length });
      const inner = nodes[index];
      if (inner && !(from && isSamePath(inner.path, from.path))) inside(inner);
    }
  };
  const inside = (holder: NodeFacts) => {
    for (const slot of holder.slots) list(slot.list, slot.nodes, holder.depth + 1, holder, slot.entry);
  };
  list(['sections'], sectionNodes(document, model.tables), 0, undefined, undefined);
  surfaceNodes(document, model.tables).forEach(inside);
  return found;
}

/** The types that may stand in a list, in the order of the model. */
export function typesFor(model: DocumentModel, depth: number): string[] {
  return [...model.widgets.keys()].filter((type) => refusal(model, { type }, { depth }) === undefined);
}

/** How many widgets the list at `list` is in. */
export function depthOfList(list: Path): number {
  return list.length === 1 ? 0 : list.filter((key) => typeof key === 'number').length;
}

function isWhereItIs(from: NodeFacts | undefined, list: Path, index: number): boolean {
  if (!from || !isSamePath(from.path.slice(0, -1), list)) return false;
  const at = Number(from.path.at(-1));
  return index === at || index === at + 1;
}

function heightOf(node: NodeFacts): number {
  const inner = node.slots.flatMap(({ nodes }) => nodes.map(heightOf));
  return inner.length > 0 ? 1 + Math.max(...inner) : 0;
}

/** Where a list path that was read before a node was taken out leads to after it. */
export function afterRemoval(place: { list: Path; index: number }, node: Path): Path {
  const level = node.length - 1;
  const at = Number(node[level]);
  const { list, index } = place;
  if (isSamePath(list, node.slice(0, -1))) return [...list, index > at ? index - 1 : index];
  const own = list[level];
  if (typeof own !== 'number' || own <= at || !startsWith(list, node.slice(0, -1))) return [...list, index];
  return [...list.slice(0, level), own - 1, ...list.slice(level + 1), index];
}
