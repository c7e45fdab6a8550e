import type { JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import type { Path } from './path.ts';
import { createPrune } from './prune.ts';
import { mapDocument, partAt, pathOf, SKIP, walk } from './walk.ts';

const onlySlots = createPrune(({ kind }) => (kind === 'slot' ? { kind } : {}));

/** A list of widgets in a widget, and the way to it: `items, 0, children`. */
export interface Slot {
  readonly way: Path;
  readonly nodes: readonly unknown[];
}

/** Every slot of a widget in the order of its schema, written or not. */
export function slotsOf(value: JsonObject, part: Part): Slot[] {
  const found: Slot[] = [];
  const tables = { page: onlySlots(part), widgets: {} };
  walk(
    value,
    tables,
    (node) => {
      if (node.part.kind !== 'slot') return undefined;
      found.push({ way: pathOf(node), nodes: Array.isArray(node.value) ? node.value : [] });
      return SKIP;
    },
    'schema',
  );
  return found;
}

/** The same widget with what `change` makes of the widgets in each of its slots in their place. */
export function mapSlots(
  value: JsonObject,
  part: Part,
  change: (nodes: readonly unknown[], way: Path) => unknown,
): JsonObject {
  return mapDocument(
    value,
    { page: onlySlots(part), widgets: {} },
    (node) =>
      node.part.kind === 'slot' && Array.isArray(node.value) ? change(node.value, pathOf(node)) : node.value,
    'schema',
  );
}

/** The way to the first slot that a widget of this part can have; nothing where it can have none. */
export function firstSlot(part: Part): Path | undefined {
  const way: (string | number)[] = [];
  for (let at = onlySlots(part); at.kind !== 'slot'; ) {
    const entry = partAt(at, [0]);
    const [key, inner] = entry ? [0, entry] : (Object.entries(at.keys ?? {})[0] ?? []);
    if (key === undefined || !inner) return undefined;
    way.push(key);
    at = inner;
  }
  return way;
}
