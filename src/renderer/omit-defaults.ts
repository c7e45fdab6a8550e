import { isRecord, type JsonObject } from '../lib/is-record.ts';

/** A merged object without its defaults: `mergeDefaults(omitDefaults(x, defaults), defaults)` is `x`. */
export function omitDefaults(value: JsonObject, defaults: JsonObject): JsonObject {
  const out: Record<string, unknown> = {};
  const printed = printedDefaults(defaults);
  for (const [key, own] of Object.entries(value)) {
    if (JSON.stringify(own) === printed.get(key)) continue;
    const inner = defaults[key];
    out[key] = isRecord(inner) && isRecord(own) ? omitDefaults(own, inner) : own;
  }
  return out;
}

const known = new WeakMap<JsonObject, ReadonlyMap<string, string>>();

/** Each default as JSON; the same at every call. */
function printedDefaults(defaults: JsonObject): ReadonlyMap<string, string> {
  const before = known.get(defaults);
  if (before) return before;
  const printed = new Map(Object.entries(defaults).map(([key, own]) => [key, JSON.stringify(own)]));
  known.set(defaults, printed);
  return printed;
}
