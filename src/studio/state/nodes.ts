import type { DocumentModel } from '../../document/model.ts';
import { type Key, type Path, startsWith, valueAt } from '../../document/path.ts';
import { type DocumentTables, partOfWidget } from '../../document/walk.ts';
import { surfaces } from '../../generated/tables.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Part } from '../../lib/part.ts';

type Plain = Readonly<Record<string, unknown>>;

/** A widget of the document: written in `sections` or inside another, or a surface of the page (header, footer, modals). */
export interface NodeFacts {
  readonly path: Path;
  readonly type: string;
  readonly value: Plain;
  readonly part: Part;
  /** "2-0", as the renderer numbers it. */
  readonly renderPath: string;
  /** How many widgets it is in. */
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

/** The widgets of `sections`, outermost first; each with those inside it. */
export function sectionNodes(document: Plain, tables: DocumentTables): readonly NodeFacts[] {
  const { sections } = document;
  return Array.isArray(sections) ? nodesIn(sections, ['sections'], '', 0, tables) : [];
}

/** The surfaces that the document writes. */
export function surfaceNodes(document: Plain, tables: DocumentTables): readonly NodeFacts[] {
  return surfaces.flatMap(({ path, type }, index) => {
    const value = valueAt(document, path);
    if (!isRecord(value)) return [];
    const facts = nodeFacts({ ...value, type }, path, `s${index}`, 0, tables);
    return facts ? [{ ...facts, isSurface: true }] : [];
  });
}

/** All widgets by the path that the renderer numbers them with. */
export function nodesByRenderPath(document: Plain, tables: DocumentTables): ReadonlyMap<string, NodeFacts> {
  const found = new Map<string, NodeFacts>();
  const each = (node: NodeFacts) => {
    found.set(node.renderPath, node);
    for (const slot of node.slots) slot.nodes.forEach(each);
  };
  [...surfaceNodes(document, tables), ...sectionNodes(document, tables)].forEach(each);
  return found;
}

/** The path of the innermost widget that a value is in; nothing for what belongs to the page itself. */
export function nodePathOf(document: Plain, path: Path, tables: DocumentTables): Path | undefined {
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
    part = typeof key === 'number' ? part?.entries : part?.keys?.[key];
    value = valueAt(value, [key]);
  }
  return found;
}

function nodesIn(
  list: readonly unknown[],
  path: Path,
  renderPath: string,
  depth: number,
  tables: DocumentTables,
): NodeFacts[] {
  return list.flatMap((value, index) => {
    const own = renderPath === '' ? String(index) : `${renderPath}-${index}`;
    return nodeFacts(value, [...path, index], own, depth, tables) ?? [];
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
  const slots = slotsIn(value, part, []).map(({ way, nodes }): SlotFacts => {
    const inner = [renderPath, ...way.filter((key) => key !== 'children')].join('-');
    return {
      list: [...path, ...way],
      entry: way.length > 1 ? [...path, ...way.slice(0, -1)] : undefined,
      nodes: nodesIn(nodes, [...path, ...way], inner, depth + 1, tables),
    };
  });
  return { path, type: String(value.type), value, part, renderPath, depth, isSurface: false, slots };
}

/** Every slot of a value, written or not. */
function slotsIn(value: Plain, part: Part, way: Path): { way: Path; nodes: readonly unknown[] }[] {
  return Object.entries(part.keys ?? {}).flatMap(([key, inner]) =>
    slotsOfValue(value[key], inner, [...way, key]),
  );
}

function slotsOfValue(value: unknown, part: Part, way: Path): { way: Path; nodes: readonly unknown[] }[] {
  if (part.kind === 'slot') return [{ way, nodes: Array.isArray(value) ? value : [] }];
  const { entries } = part;
  if (Array.isArray(value))
    return entries ? value.flatMap((entry, i) => slotsOfValue(entry, entries, [...way, i])) : [];
  return isRecord(value) ? slotsIn(value, part, way) : [];
}

/** The words that tell a widget from its like: its first own text, else its id. */
export function wordsOf({ value, part }: Pick<NodeFacts, 'value' | 'part'>): string {
  return firstWords(value, part) ?? (typeof value.id === 'string' ? value.id : '');
}

function firstWords(value: unknown, part: Part): string | undefined {
  if (typeof value === 'string') return part.kind === 'words' && value.trim() ? value.trim() : undefined;
  if (part.kind === 'slot' || typeof value !== 'object' || value === null) return undefined;
  if (part.kind === 'rich-text') return firstText(value);
  if (part.kind === 'picture') {
    const { alt } = value as Plain;
    return typeof alt === 'string' && alt ? alt : undefined;
  }
  const entries: (readonly [unknown, Part | undefined])[] = Array.isArray(value)
    ? value.map((one) => [one, part.entries] as const)
    : Object.entries(part.keys ?? {}).map(([key, inner]) => [(value as Plain)[key], inner] as const);
  for (const [one, inner] of entries) {
    const found = inner && firstWords(one, inner);
    if (found) return found;
  }
  return undefined;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = firstText(one);
      if (found) return found;
    }
    return undefined;
  }
  return isRecord(value)
    ? firstText(value.text ?? value.content ?? value.children ?? value.items)
    : undefined;
}

/** The title of a widget's schema: "Facilities". */
export function titleOf(model: DocumentModel, type: string): string {
  const definitions = model.schema.definitions ?? {};
  return model.widgets.get(type)?.title ?? definitions[type]?.title ?? type;
}

export function isKey(key: Key): key is string {
  return typeof key === 'string';
}
