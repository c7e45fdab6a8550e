import { fill, type Shape } from './fill.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What is left of a filled object without what `shape` would fill in again: `fill(omitDefaults(x, shape), shape)` is `x`. */
export function omitDefaults(value: Plain, shape: Shape): Plain {
  const out: Record<string, unknown> = {};
  const defaults = printedDefaults(shape);
  for (const [key, part] of Object.entries(value)) {
    if (JSON.stringify(part) === defaults.get(key)) continue;
    const inner = shape.objects?.[key];
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    out[key] = inner && isObject ? omitDefaults(part as Plain, inner) : part;
  }
  return out;
}

const printed = new WeakMap<Shape, ReadonlyMap<string, string>>();

/** Each default of a shape as JSON; the same at every call. */
function printedDefaults(shape: Shape): ReadonlyMap<string, string> {
  const before = printed.get(shape);
  if (before) return before;
  const defaults = new Map(Object.entries(fill({}, shape)).map(([key, part]) => [key, JSON.stringify(part)]));
  printed.set(shape, defaults);
  return defaults;
}
