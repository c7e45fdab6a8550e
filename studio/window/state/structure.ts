import { type DocumentEdit, editInTurn } from '../../../src/document/edit/edit.ts';
import { remove } from '../../../src/document/edit/insert.ts';
import { move } from '../../../src/document/edit/move.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { isSamePath, type Path, valueAt } from '../../../src/document/path.ts';
import { duplicateNode, edit, removeNode, toggleHidden, wrapNode } from './actions.ts';
import { moveTo } from './drag.ts';
import { emptyHolder } from './holders.ts';
import { nodeMessages } from './node-messages.ts';
import { labelOf, type NodeFacts, nameOf, nodeAt, type SlotFacts, sectionNodes, titleOf } from './nodes.ts';
import { placeSentence } from './place-words.ts';
import { heightOf, type Place, type Refusal, refusal, refusalOf } from './places.ts';
import type { Studio } from './studio.tsx';

/** The widget around a widget, and its list; undefined for widgets directly on the page. */
function holderOf(studio: Studio, node: NodeFacts): { holder: NodeFacts; slot: SlotFacts } | undefined {
  const list = node.path.slice(0, -1);
  const holder = list.length > 1 ? nodeAtLevel(studio, node) : undefined;
  const slot = holder?.slots.find((one) => isSamePath(one.list, list));
  return holder && slot && { holder, slot };
}

function nodeAtLevel({ doc, model }: Studio, node: NodeFacts): NodeFacts | undefined {
  for (let length = node.path.length - 2; length > 0; length -= 1) {
    const found = nodeAt(doc.document, node.path.slice(0, length), model.tables);
    if (found) return found;
  }
  return undefined;
}

function siblingsOf(studio: Studio, node: NodeFacts): readonly NodeFacts[] {
  if (node.isSurface) return [];
  return holderOf(studio, node)?.slot.nodes ?? sectionNodes(studio.doc.document, studio.model.tables);
}

/** One place up or down among its neighbours. */
export function moveBy(studio: Studio, node: NodeFacts, by: -1 | 1): void {
  const nodes = nodeMessages[studio.language];
  const siblings = siblingsOf(studio, node);
  const at = siblings.findIndex((one) => isSamePath(one.path, node.path));
  const next = siblings[at + by];
  const name = nameOf(studio.model, node);
  if (!next) {
    studio.announce(by < 0 ? nodes.isFirst(name) : nodes.isLast(name));
    return;
  }
  const inside = holderOf(studio, node);
  const index = Number(next.path.at(-1)) + (by > 0 ? 1 : 0);
  go(studio, node, {
    list: node.path.slice(0, -1),
    index,
    holder: inside?.holder,
    entry: inside?.slot.entry,
    before: siblings[at + by + (by > 0 ? 1 : 0)],
    count: siblings.length,
  });
}

/** Out of what it is in, to behind it. */
export function moveOut(studio: Studio, node: NodeFacts): void {
  const nodes = nodeMessages[studio.language];
  const inside = holderOf(studio, node);
  if (!inside) {
    studio.announce(nodes.isOutside(nameOf(studio.model, node)));
    return;
  }
  const { holder } = inside;
  const list = holder.path.slice(0, -1);
  const outer = holderOf(studio, holder);
  const siblings = siblingsOf(studio, holder);
  const index = Number(holder.path.at(-1)) + 1;
  const reason = holder.isSurface
    ? 'has-own-place'
    : refusalOf(studio.model, node, { list, depth: holder.depth });
  if (reason) {
    studio.announce(nodes.refusals[reason]);
    return;
  }
  go(studio, node, {
    list,
    index,
    holder: outer?.holder,
    entry: outer?.slot.entry,
    before: siblings.find((one) => Number(one.path.at(-1)) === index),
    count: siblings.length,
  });
}

/** Into the widget before it, at the end. */
export function moveIn(studio: Studio, node: NodeFacts): void {
  const nodes = nodeMessages[studio.language];
  const siblings = siblingsOf(studio, node);
  const before = siblings[siblings.findIndex((one) => isSamePath(one.path, node.path)) - 1];
  const slot = before?.slots.at(-1);
  if (!before || !slot) {
    studio.announce(nodes.nothingToGoInto);
    return;
  }
  const reason = refusalOf(studio.model, node, { list: slot.list, depth: before.depth + 1 });
  if (reason) {
    studio.announce(nodes.refusals[reason]);
    return;
  }
  const count = slot.nodes.length;
  go(studio, node, {
    list: slot.list,
    index: count,
    holder: before,
    entry: slot.entry,
    before: undefined,
    count,
  });
}

function go(studio: Studio, node: NodeFacts, place: Place): void {
  moveTo(studio, node, place, placeSentence(studio, place, node));
}

/** Deletes a widget; a short message offers the way back. */
export function deleteNode(studio: Studio, node: NodeFacts): void {
  const nodes = nodeMessages[studio.language];
  if (node.isSurface) {
    studio.announce(nodes.refusals['has-own-place']);
    return;
  }
  const name = nameOf(studio.model, node);
  if (!removeNode(studio, node.path, nodes.delete(name), nodes.deleted(name))) return;
  studio.announce(nodes.deleted(name));
}

export function copyBehind(studio: Studio, node: NodeFacts): void {
  const nodes = nodeMessages[studio.language];
  if (node.isSurface) {
    studio.announce(nodes.refusals['has-own-place']);
    return;
  }
  const name = nameOf(studio.model, node);
  if (duplicateNode(studio, node.path, nodes.duplicate(name))) studio.announce(nodes.duplicated(name));
}

/** Why a widget may not be put into a new widget of a type; nothing if it may. */
export function wrapRefusal({ model }: Studio, node: NodeFacts, type: string): Refusal | undefined {
  if (node.isSurface) return 'has-own-place';
  const height = heightOf(node);
  return (
    refusal(model, { type, height: height + 1 }, node) ??
    refusal(model, { type: node.type, height }, { depth: node.depth + 1 })
  );
}

/** Puts a new widget of a type around a widget. */
export function wrapIn(studio: Studio, node: NodeFacts, type: string): void {
  const nodes = nodeMessages[studio.language];
  const reason = wrapRefusal(studio, node, type);
  const made = emptyHolder(studio.model, type, labelOf(node));
  if (reason || !made) {
    studio.announce(nodes.refusals[reason ?? 'has-own-place']);
    return;
  }
  const name = nameOf(studio.model, node);
  const holder = titleOf(studio.model, type);
  const isDone = wrapNode(studio, node.path, made.value, made.inner, nodes.wrap(name, holder));
  if (isDone) studio.announce(nodes.wrapped(name, holder));
}

/** The widgets in a widget, in order, if they are allowed in its place; else the reason why not. */
function freed({ model }: Studio, node: NodeFacts): readonly NodeFacts[] | Refusal {
  const inner = node.slots.flatMap(({ nodes }) => nodes);
  const list = node.path.slice(0, -1);
  for (const one of inner) {
    const reason = refusalOf(model, one, { list, depth: node.depth });
    if (reason) return reason;
  }
  return node.isSurface ? 'has-own-place' : inner;
}

export function mayUnwrap(studio: Studio, node: NodeFacts): boolean {
  const inner = freed(studio, node);
  return typeof inner !== 'string' && inner.length > 0;
}

/** Takes a widget away and leaves what is in it in its place. */
export function unwrapNode(studio: Studio, node: NodeFacts): void {
  const nodes = nodeMessages[studio.language];
  const name = nameOf(studio.model, node);
  const inner = freed(studio, node);
  if (typeof inner === 'string') {
    studio.announce(nodes.refusals[inner]);
    return;
  }
  if (inner.length === 0) {
    studio.announce(nodes.nothingInside(name));
    return;
  }
  const isDone = edit(studio, (document) => unwrapping(document, node, inner), {
    label: nodes.unwrap(name),
    select: node.path,
  });
  if (isDone) studio.announce(nodes.unwrapped(name, inner.length));
}

/** Each widget goes to before the one that holds it; then that one is empty, and goes. */
function unwrapping(document: ParsedText, node: NodeFacts, inner: readonly NodeFacts[]): DocumentEdit {
  const list = node.path.slice(0, -1);
  const at = Number(node.path.at(-1));
  const taken = new Map<string, number>();
  const steps = inner.map((one, i) => {
    const way = one.path.slice(node.path.length, -1);
    const key = way.join('/');
    const gone = taken.get(key) ?? 0;
    taken.set(key, gone + 1);
    const from = [...list, at + i, ...way, Number(one.path.at(-1)) - gone];
    return (now: ParsedText) => move(now, from, [...list, at + i]);
  });
  return editInTurn(document, [...steps, (now) => remove(now, [...list, at + inner.length])]);
}

/** Hides a widget on a kind of screen, or shows it there again. */
export function hideOn(studio: Studio, node: NodeFacts, screen: string): void {
  const nodes = nodeMessages[studio.language];
  const name = nameOf(studio.model, node);
  const where = nodes.screens[screen] ?? screen;
  const isHidden = isHiddenOn(node, screen);
  const label = (isHidden ? nodes.show : nodes.hide)(name, where);
  if (toggleHidden(studio, node.path, screen, label))
    studio.announce((isHidden ? nodes.shown : nodes.hidden)(name, where));
}

export function isHiddenOn({ value }: Pick<NodeFacts, 'value'>, screen: string): boolean {
  return Array.isArray(value.hideOn) && value.hideOn.includes(screen);
}

/** The node as it is in the document now. */
export function nodeNow({ doc, model }: Studio, path: Path | undefined): NodeFacts | undefined {
  return path && valueAt(doc.document, path) !== undefined
    ? nodeAt(doc.document, path, model.tables)
    : undefined;
}
