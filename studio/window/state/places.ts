import type { DocumentModel } from '../../../src/document/model.ts';
import { isSamePath, type Path, startsWith } from '../../../src/document/path.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { type NodeFacts, nodeAround, sectionNodes, surfaceNodes } from './nodes.ts';

/** The deepest nesting of widgets that is readable on a phone; `kavling validate` reports deeper ones too (KV337). */
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
  /** The widget after it; undefined at the end. */
  readonly before: NodeFacts | undefined;
  /** The number of widgets in the list. */
  readonly count: number;
}

/** Returns the reason why a widget of this type with `height` levels inside it cannot be in a list; undefined if it can. */
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

/** A list of widgets, and why a widget may not go there; nothing if it may. */
export interface ListFacts extends Pick<Place, 'list' | 'holder' | 'entry'> {
  readonly nodes: readonly NodeFacts[];
  readonly refusal: Refusal | undefined;
}

interface Wanted {
  readonly type: string;
  readonly from?: NodeFacts;
}

/** Every list of the document, in the order of the page; what is inside the widget itself is not among them. */
export function allLists(document: JsonObject, model: DocumentModel, from: NodeFacts): readonly ListFacts[] {
  return listsFor(document, model, { type: from.type, from });
}

function listsFor(document: JsonObject, model: DocumentModel, { type, from }: Wanted): ListFacts[] {
  const found: ListFacts[] = [];
  const each = (facts: Omit<ListFacts, 'refusal'>, depth: number) => {
    const { list, nodes } = facts;
    const reason = from ? refusalOf(model, from, { list, depth }) : refusal(model, { type }, { depth });
    found.push({ ...facts, refusal: reason });
    for (const node of nodes) if (!(from && isSamePath(node.path, from.path))) inside(node);
  };
  const inside = (holder: NodeFacts) => {
    for (const { list, nodes, entry } of holder.slots) each({ list, nodes, holder, entry }, holder.depth + 1);
  };
  const nodes = sectionNodes(document, model.tables);
  each({ list: ['sections'], nodes, holder: undefined, entry: undefined }, 0);
  surfaceNodes(document, model.tables).forEach(inside);
  return found;
}

/** Every place where a widget may go, in the order of the page; where it is now is not among them. */
export function placesFor(document: JsonObject, model: DocumentModel, wanted: Wanted): Place[] {
  const lists = listsFor(document, model, wanted).filter((one) => one.refusal === undefined);
  const places = lists.flatMap(({ list, nodes, holder, entry }) =>
    Array.from({ length: nodes.length + 1 }, (_, index): Place => {
      return { list, index, holder, entry, before: nodes[index], count: nodes.length };
    }).filter(({ index }) => !isWhereItIs(wanted.from, list, index)),
  );
  return places.sort((a, b) => comparePaths([...a.list, a.index], [...b.list, b.index]));
}

/** The order of the page: what holds something comes before what it holds. */
export function comparePaths(a: Path, b: Path): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [one, other] = [a[i], b[i]];
    if (one === other) continue;
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  }
  return a.length - b.length;
}

/** Returns the number of widgets around the list at `list`. */
export function depthOfList(document: JsonObject, list: Path, model: DocumentModel): number {
  const holder = nodeAround(document, list, model.tables);
  return holder ? holder.depth + 1 : 0;
}

/** Why a widget may not go to a list; nothing if it may. One that stands straight on the page already may stay there. */
export function refusalOf(
  model: DocumentModel,
  node: NodeFacts,
  to: { readonly list: Path; readonly depth: number },
): Refusal | undefined {
  if (startsWith(to.list, node.path)) return 'inside-itself';
  if (node.isSurface) return 'has-own-place';
  if (node.depth === 0 && to.depth === 0) return undefined;
  return refusal(model, { type: node.type, height: heightOf(node) }, to);
}

function isWhereItIs(from: NodeFacts | undefined, list: Path, index: number): boolean {
  if (!from || !isSamePath(from.path.slice(0, -1), list)) return false;
  const at = Number(from.path.at(-1));
  return index === at || index === at + 1;
}

/** Returns the number of levels of widgets inside a widget. */
export function heightOf(node: NodeFacts): number {
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
