import { isRecord, type JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import type { Key, Path } from './path.ts';

/** One step into a document, and the steps before it. */
export interface Step {
  readonly up: Step | undefined;
  readonly key: Key;
}

/** A value of a document, and through `up` the values around it. */
export interface PathNode extends Step {
  readonly up: PathNode | undefined;
  readonly value: unknown;
  readonly part: Part;
  /** The object around it; for the entries of a list, the one with the list. */
  readonly holder: JsonObject;
  /** For a widget: how many others it is in. */
  readonly depth: number | undefined;
}

export function pathOf(node: Step | undefined): Path {
  const path: Key[] = [];
  for (let step = node; step; step = step.up) path.unshift(step.key);
  return path;
}

/** The parts of a document that the schemas describe. */
export interface DocumentTables {
  readonly page: Part;
  readonly widgets: Readonly<Record<string, Part>>;
}

/** Returned by a visitor: nothing inside the value is visited. */
export const SKIP = Symbol('skip');

/**
 * The keys of an object as the author wrote them, or in the order of its schema. Then keys that are not written are visited
 * too, with the value `undefined`.
 */
export type Order = 'document' | 'schema';

/** A widget of an unknown type still has an id, and may hold others. */
const UNKNOWN: Part = { keys: { id: { kind: 'anchor' }, children: { kind: 'slot' } } };

/**
 * Visits every value of a document that its schema describes, outermost first. Values of a wrong type are visited
 * too, so a visitor must check what it gets.
 */
export function walk(
  document: JsonObject,
  tables: DocumentTables,
  visit: (node: PathNode) => unknown,
  order: Order = 'document',
): void {
  pass(document, tables, { visit, isMap: false, order });
}

/**
 * A document with what `change` returns in the place of each value. A value that it returns as it is, is visited inside;
 * any other is final. Shares with the document everything that did not change.
 */
export function mapDocument(
  document: JsonObject,
  tables: DocumentTables,
  change: (node: PathNode) => unknown,
  order: Order = 'document',
): JsonObject {
  return pass(document, tables, { visit: change, isMap: true, order });
}

interface Pass {
  readonly visit: (node: PathNode) => unknown;
  /** True if what `visit` returns takes the place of the value. */
  readonly isMap: boolean;
  readonly order: Order;
}

function pass(document: JsonObject, tables: DocumentTables, { visit, isMap, order }: Pass): JsonObject {
  const isWritten = order === 'document';

  const passNode = (node: PathNode, depth: number): unknown => {
    const { value, part } = node;
    const isObject = isRecord(value);
    if (part.kind !== undefined || isObject) {
      const made = visit(node);
      if (made === SKIP) return value;
      if (isMap && made !== value) return made;
    }
    if (isObject) return part.keys ? passKeys(value, part.keys, node, depth) : value;
    return Array.isArray(value) ? passEntries(value, node, depth) : value;
  };

  const passKeys = (
    value: JsonObject,
    keys: Readonly<Record<string, Part>>,
    up: PathNode | undefined,
    depth: number,
  ): JsonObject => {
    let out: Record<string, unknown> | undefined;
    for (const key of Object.keys(isWritten ? value : keys)) {
      const part = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!part) continue;
      const own = value[key];
      if (own === undefined && isWritten) continue;
      const made = passNode({ up, key, value: own, part, holder: value, depth: undefined }, depth);
      if (made === own) continue;
      out ??= { ...value };
      out[key] = made;
    }
    return out ?? value;
  };

  const passEntries = (list: readonly unknown[], up: PathNode, depth: number): readonly unknown[] => {
    const { holder } = up;
    const { kind, entries } = up.part;
    const isSlot = kind === 'slot';
    if (!isSlot && !entries) return list;
    let out: unknown[] | undefined;
    for (let key = 0; key < list.length; key += 1) {
      const value = list[key];
      const part = isSlot ? isRecord(value) && partOfWidget(tables, value.type) : entries;
      if (!part) continue;
      const node = { up, key, value, part, holder, depth: isSlot ? depth : undefined };
      const made = passNode(node, isSlot ? depth + 1 : depth);
      if (made === value) continue;
      out ??= [...list];
      out[key] = made;
    }
    return out ?? list;
  };

  return passKeys(document, tables.page.keys ?? {}, undefined, 0);
}

/** The part that describes a widget, by its `type`. */
export function partOfWidget({ widgets }: DocumentTables, type: unknown): Part {
  const found = typeof type === 'string' && Object.hasOwn(widgets, type) ? widgets[type] : undefined;
  return found ?? UNKNOWN;
}

/** The part that describes the value at `path`, starting at `part`, within one widget. */
export function partAt(part: Part | undefined, path: Path): Part | undefined {
  return path.reduce(
    (found: Part | undefined, key) => (typeof key === 'number' ? found?.entries : found?.keys?.[key]),
    part,
  );
}
