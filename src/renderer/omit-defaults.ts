import { fill } from '../lib/fill.ts';
import type { JsonObject } from '../lib/is-record.ts';
import type { Part } from '../lib/part.ts';

/** What is left of a filled object without what `part` would fill in again: `fill(omitDefaults(x, part), part)` is `x`. */
export function omitDefaults(value: JsonObject, part: Part): JsonObject {
  const out: Record<string, unknown> = {};
  const defaults = printedDefaults(part);
  for (const [key, own] of Object.entries(value)) {
    if (JSON.stringify(own) === defaults.get(key)) continue;
    const inner = part.keys?.[key];
    const isObject = typeof own === 'object' && own !== null && !Array.isArray(own);
    out[key] = inner && isObject ? omitDefaults(own as JsonObject, inner) : own;
  }
  return out;
}

const printed = new WeakMap<Part, ReadonlyMap<string, string>>();

/** Each default of a part as JSON; the same at every call. */
function printedDefaults(part: Part): ReadonlyMap<string, string> {
  const before = printed.get(part);
  if (before) return before;
  const defaults = new Map(Object.entries(fill({}, part)).map(([key, own]) => [key, JSON.stringify(own)]));
  printed.set(part, defaults);
  return defaults;
}
