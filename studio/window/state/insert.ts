import type { DocumentModel } from '../../../src/document/model.ts';
import { isSamePath, type Path } from '../../../src/document/path.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { insertAt, isNode } from './actions.ts';
import { emptyHolder, holderTypes } from './holders.ts';
import { withFreeIds } from './ids.ts';
import { nodeMessages } from './node-messages.ts';
import { type NodeFacts, nameOf, nodeAround, nodeAt, sectionNodes, titleOf } from './nodes.ts';
import { type Need, needsOf, partsIn } from './page-needs.ts';
import { placeSentence } from './place-words.ts';
import { depthOfList, heightOf, type Refusal, refusal } from './places.ts';
import type { Studio } from './studio.tsx';

/** Where nodes are inserted: before entry `index` of the list at `list`. */
export interface Spot {
  readonly list: Path;
  readonly index: number;
}

/** A node that is in no document yet. */
function loose(node: JsonObject, { tables }: DocumentModel): NodeFacts | undefined {
  return nodeAt({ sections: [node] }, ['sections', 0], tables);
}

/** Returns the reason why nodes cannot be in a list; undefined if all of them can. */
function spotRefusal(
  { doc, model }: Pick<Studio, 'doc' | 'model'>,
  nodes: readonly JsonObject[],
  list: Path,
): Refusal | undefined {
  const depth = depthOfList(doc.document, list, model);
  for (const node of nodes) {
    const facts = loose(node, model);
    const reason = refusal(
      model,
      { type: String(node.type), height: facts ? heightOf(facts) : 0 },
      { depth },
    );
    if (reason) return reason;
  }
  return undefined;
}

/** The nodes inside a new section, for places where only sections stand. */
function inNewSection(
  { model }: Pick<Studio, 'model'>,
  nodes: readonly JsonObject[],
): { readonly section: JsonObject; readonly within: Path } | undefined {
  const type = holderTypes(model).find((one) => model.bands.has(one));
  const made = type && emptyHolder(model, type, '');
  if (!type || !made) return undefined;
  const key = String(made.inner[0]);
  const isAllowed = nodes.every(
    ({ type: own }) => refusal(model, { type: String(own), height: 0 }, { depth: 1 }) === undefined,
  );
  return isAllowed ? { section: { ...made.value, [key]: nodes }, within: [key, 0] } : undefined;
}

/** The nodes to insert and their place, which allows each of them. */
export interface Fitted extends Spot {
  readonly nodes: readonly JsonObject[];
  /** The widget that was asked for, in the section that was made for it. */
  readonly within?: Path;
}

/** Fits nodes to a spot, in a new section if they need one; undefined if they are not allowed there. */
export function fitAt(studio: Studio, nodes: readonly JsonObject[], spot: Spot): Fitted | undefined {
  const reason = spotRefusal(studio, nodes, spot.list);
  const { list, index } = spot;
  if (!reason) return { list, index, nodes };
  if (reason !== 'only-in-section') return undefined;
  const made = inNewSection(studio, nodes.filter(isNode));
  if (!made || spotRefusal(studio, [made.section], spot.list)) return undefined;
  return { list, index, nodes: [made.section], within: made.within };
}

/** Finds the default place for nodes: in the selection, else after it, else after one of its parents, else at the end. */
export function fitNear(
  studio: Studio,
  nodes: readonly JsonObject[],
  near: Path | undefined,
): Fitted | undefined {
  const { doc, model } = studio;
  const around = near && nodeAround(doc.document, near, model.tables);
  const spots: Spot[] = [];
  if (around) {
    const slot = around.slots.at(-1);
    if (slot) spots.push({ list: slot.list, index: slot.nodes.length });
    for (let path = around.path; path.length > 1; path = path.slice(0, -1)) {
      const index = path.at(-1);
      if (typeof index === 'number' && nodeAt(doc.document, path, model.tables))
        spots.push({ list: path.slice(0, -1), index: index + 1 });
    }
  }
  spots.push({ list: ['sections'], index: sectionNodes(doc.document, model.tables).length });
  const direct = spots.find(({ list }) => !spotRefusal(studio, nodes, list));
  if (direct) return { ...direct, nodes };
  const page = spots.find(({ list }) => list.length === 1);
  return page && fitAt(studio, nodes, page);
}

/**
 * Inserts nodes with free ids as one step, selects the first, or the widget in the section that was made for it, and
 * announces its place.
 * @param wanted values that the nodes need elsewhere on the page; those that it lacks are added
 */
export function insertNodes(
  studio: Studio,
  { nodes, list, index, within }: Fitted,
  label: (name: string) => string,
  wanted: JsonObject = {},
): boolean {
  const { doc, model, language } = studio;
  const before = doc.version;
  const free = withFreeIds(nodes, doc.document, model.tables);
  const name = nameOfNodes(studio, nodes);
  const needs = needsOf(doc.document, wanted);
  insertAt(studio, { list, index, ...(within ? { within } : {}) }, free, label(name), needs);
  if (doc.version === before) return false;
  const said = nodeMessages[language].inserted(name, whereOf(studio, { list, index }));
  studio.announce([said, ...needsSaid(studio, needs)].join('. '));
  return true;
}

/** Names what a page got besides, since it may be out of sight. */
function needsSaid({ language, model }: Studio, needs: readonly Need[]): readonly string[] {
  const names = needs.flatMap((need) => {
    const parts = partsIn(need).map((type) => titleOf(model, type));
    return parts.length > 0 ? parts : [nodeMessages[language].settings];
  });
  return names.length > 0 ? [nodeMessages[language].alsoAdded([...new Set(names)])] : [];
}

/** A name for one node or several. */
export function nameOfNodes({ model, language }: Studio, nodes: readonly JsonObject[]): string {
  const [first] = nodes;
  const facts = first && loose(first, model);
  if (nodes.length !== 1 || !facts) return nodeMessages[language].several(nodes.length);
  return nameOf(model, facts);
}

/** Where a new node would stand, in a sentence. */
export function spotSentence(studio: Studio, spot: Spot): string {
  return sentenceAt(studio, spot, 0);
}

/** Where a node stands now, in a sentence. */
function whereOf(studio: Studio, spot: Spot): string {
  return sentenceAt(studio, spot, 1);
}

/** `own`: how many of the widgets there are the ones in question. */
function sentenceAt(studio: Studio, { list, index }: Spot, own: 0 | 1): string {
  const { doc, model } = studio;
  const holder = list.length > 1 ? nodeAround(doc.document, list, model.tables) : undefined;
  const slot = holder?.slots.find((one) => isSamePath(one.list, list));
  const all = slot?.nodes ?? sectionNodes(doc.document, model.tables);
  const before = all[index + own];
  return placeSentence(studio, { list, index, holder, entry: slot?.entry, before, count: all.length - own });
}
