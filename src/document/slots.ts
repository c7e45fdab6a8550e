import type { JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';
import type { Path } from './path.ts';

/** The same object with what `change` makes of the widgets in each of its slots in their place. */
export function mapSlots(
  value: JsonObject,
  part: Part,
  change: (nodes: readonly unknown[], path: Path) => unknown,
): JsonObject {
  const mapped = (own: unknown, inner: Part, path: Path): unknown => {
    if (!hasSlots(inner) || typeof own !== 'object' || own === null) return own;
    if (inner.kind === 'slot') return Array.isArray(own) ? change(own, path) : own;
    const { entries } = inner;
    if (Array.isArray(own))
      return entries ? own.map((entry, i) => mapped(entry, entries, [...path, i])) : own;
    const out: Record<string, unknown> = { ...own };
    for (const [key, next] of keysWithSlots(inner))
      if (out[key] !== undefined) out[key] = mapped(out[key], next, [...path, key]);
    return out;
  };
  return mapped(value, part, []) as JsonObject;
}

const withSlots = new WeakMap<Part, readonly (readonly [string, Part])[]>();

function keysWithSlots(part: Part): readonly (readonly [string, Part])[] {
  let keys = withSlots.get(part);
  if (!keys) {
    keys = Object.entries(part.keys ?? {}).filter(([, inner]) => hasSlots(inner));
    withSlots.set(part, keys);
  }
  return keys;
}

const known = new WeakMap<Part, boolean>();

/** Whether anything in a value of this part holds widgets. */
function hasSlots(part: Part): boolean {
  const before = known.get(part);
  if (before !== undefined) return before;
  const inner = [...Object.values(part.keys ?? {}), ...(part.entries ? [part.entries] : [])];
  const found = part.kind === 'slot' || inner.some(hasSlots);
  known.set(part, found);
  return found;
}
