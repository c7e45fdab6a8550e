import { firstText } from '../../../src/document/first-text.ts';
import type { DocumentModel } from '../../../src/document/model.ts';
import { isSamePath, type Path, startsWith, valueAt } from '../../../src/document/path.ts';
import { slotsOf } from '../../../src/document/slots.ts';
import { type DocumentTables, partAt, partOfWidget } from '../../../src/document/walk.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import type { Part } from '../../../src/lib/part.ts';
import { shorten } from '../../../src/lib/shorten.ts';

/** A widget of the document: written in `sections` or inside another, or a surface of the page (header, footer, modals). */
export interface NodeFacts {
  readonly path: Path;
  readonly type: string;
  readonly value: JsonObject;
  readonly part: Part;
  /** "2-0", as the renderer numbers it. */
  readonly renderPath: string;
  /** The number of widgets around it. */
  readonly depth: number;
  readonly isSurface: boolean;
  readonly slots: readonly SlotFacts[];
}

/** A list of widgets inside a widget; the list itself may not be written yet. */
export interface SlotFacts {
  readonly list: Path;
  /** Of the entry that it belongs to, where a widget has several: a tab. */
  readonly entry: Path | undefined;
  readonly nodes: readonly NodeFacts[];
}

/** The widgets of `sections`, outermost first; each with those inside it. Sections that did not change are the same objects. */
export function sectionNodes(document: JsonObject, tables: DocumentTables): readonly NodeFacts[] {
  const { sections } = document;
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((value: unknown, index) => sectionNode(value, index, tables) ?? []);
}

const known = new WeakMap<object, { readonly tables: DocumentTables; readonly facts: NodeFacts }>();

function sectionNode(value: unknown, index: number, tables: DocumentTables): NodeFacts | undefined {
  if (!isRecord(value)) return undefined;
  const before = known.get(value);
  if (before?.tables === tables && before.facts.path[1] === index) return before.facts;
  const facts = nodeFacts(value, ['sections', index], String(index), 0, tables);
  if (facts) known.set(value, { tables, facts });
  return facts;
}

/** The surfaces that the document writes. */
export function surfaceNodes(document: JsonObject, tables: DocumentTables): readonly NodeFacts[] {
  return surfaces.flatMap(({ path, type }, index) => {
    const value = valueAt(document, path);
    if (!isRecord(value)) return [];
    const facts = nodeFacts({ ...value, type }, path, `s${index}`, 0, tables);
    return facts ? [{ ...facts, isSurface: true }] : [];
  });
}

/** All widgets by the path that the renderer numbers them with. */
export function nodesByRenderPath(
  document: JsonObject,
  tables: DocumentTables,
): ReadonlyMap<string, NodeFacts> {
  const found = new Map<string, NodeFacts>();
  const each = (node: NodeFacts) => {
    found.set(node.renderPath, node);
    for (const slot of node.slots) slot.nodes.forEach(each);
  };
  [...surfaceNodes(document, tables), ...sectionNodes(document, tables)].forEach(each);
  return found;
}

/** The path of the innermost widget that a value is in; nothing for what belongs to the page itself. */
export function nodePathOf(document: JsonObject, path: Path, tables: DocumentTables): Path | undefined {
  const surface = surfaces.find((one) => startsWith(path, one.path));
  if (surface) return surface.path;
  let found: Path | undefined;
  let part: Part | undefined = tables.page;
  let value: unknown = document;
  for (const [index, key] of path.entries()) {
    if (part?.kind === 'slot' && typeof key === 'number') {
      found = path.slice(0, index + 1);
      value = valueAt(value, [key]);
      part = partOfWidget(tables, isRecord(value) ? value.type : undefined);
      continue;
    }
    part = partAt(part, [key]);
    value = valueAt(value, [key]);
  }
  return found;
}

/** The innermost widget that a value is in, with what is inside it. */
export function nodeAround(document: JsonObject, path: Path, tables: DocumentTables): NodeFacts | undefined {
  const [first, index] = path;
  const { sections } = document;
  const start =
    first === 'sections'
      ? Array.isArray(sections) && typeof index === 'number'
        ? sectionNode(sections[index], index, tables)
        : undefined
      : surfaceNodes(document, tables).find((one) => startsWith(path, one.path));
  return start && innermost(start, path);
}

/** The widget at a path; nothing where there is none. */
export function nodeAt(document: JsonObject, path: Path, tables: DocumentTables): NodeFacts | undefined {
  const found = nodeAround(document, path, tables);
  return found && isSamePath(found.path, path) ? found : undefined;
}

function innermost(node: NodeFacts, path: Path): NodeFacts {
  for (const slot of node.slots) {
    if (!startsWith(path, slot.list)) continue;
    const next = slot.nodes.find((one) => startsWith(path, one.path));
    return next ? innermost(next, path) : node;
  }
  return node;
}

function nodesIn(
  list: readonly unknown[],
  path: Path,
  renderPath: string,
  depth: number,
  tables: DocumentTables,
): NodeFacts[] {
  return list.flatMap((value, index) => {
    return nodeFacts(value, [...path, index], `${renderPath}-${index}`, depth, tables) ?? [];
  });
}

function nodeFacts(
  value: unknown,
  path: Path,
  renderPath: string,
  depth: number,
  tables: DocumentTables,
): NodeFacts | undefined {
  if (!isRecord(value)) return undefined;
  const part = partOfWidget(tables, value.type);
  const slots = slotsOf(value, part).map(({ way, nodes }): SlotFacts => {
    const inner = [renderPath, ...way.filter((key) => key !== 'children')].join('-');
    return {
      list: [...path, ...way],
      entry: way.length > 1 ? [...path, ...way.slice(0, -1)] : undefined,
      nodes: nodesIn(nodes, [...path, ...way], inner, depth + 1, tables),
    };
  });
  return { path, type: String(value.type), value, part, renderPath, depth, isSurface: false, slots };
}

/** The words that tell a widget from its like: its first own text, else its id. */
export function wordsOf({ value, part }: Pick<NodeFacts, 'value' | 'part'>): string {
  const text = firstText(value, part, { order: 'schema', ofPictures: true });
  return text || (typeof value.id === 'string' ? value.id : '');
}

/**
 * The words that people know a widget by: a section by its first heading, or the first words in it, any other by its own first
 * words. What only holds others has none, and neither has a surface: there is one of each.
 */
export function labelOf(node: NodeFacts): string {
  if (node.isSurface) return '';
  if (node.depth === 0) return short(firstIn(node, headingOf) ?? firstIn(node, ownWordsOf) ?? wordsOf(node));
  return short(ownWordsOf(node) ?? (node.slots.length > 0 ? '' : wordsOf(node)));
}

/** The first words that `pick` finds in a widget and those in it, in the order of the page. */
function firstIn(node: NodeFacts, pick: (node: NodeFacts) => string | undefined): string | undefined {
  const own = pick(node);
  if (own) return own;
  for (const { nodes } of node.slots)
    for (const inner of nodes) {
      const found = firstIn(inner, pick);
      if (found) return found;
    }
  return undefined;
}

const headingOf = (node: NodeFacts) => (node.part.heading ? wordsOf(node) : undefined);

function ownWordsOf(node: NodeFacts): string | undefined {
  const words = wordsOf(node);
  return words === node.value.id ? undefined : words;
}

/** A name for sentences: "Heading “Fasilitas”". */
export function nameOf(model: DocumentModel, node: NodeFacts): string {
  const label = labelOf(node);
  const title = titleOf(model, node.type);
  return label ? `${title} “${label}”` : title;
}

const short = (words: string): string => shorten(words, MOST_LETTERS);

const MOST_LETTERS = 40;

/** The title of a widget's schema: "Facilities". */
export function titleOf(model: DocumentModel, type: string): string {
  const definitions = model.schema.definitions ?? {};
  return model.widgets.get(type)?.title ?? definitions[type]?.title ?? type;
}
