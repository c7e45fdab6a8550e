import { fill, type Shape } from './fill.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What is left of a filled object without what `shape` would fill in again: `fill(omitDefaults(x, shape), shape)` is `x`. */
export function omitDefaults(value: Plain, shape: Shape): Plain {
  const out: Record<string, unknown> = {};
  const defaults = fill({}, shape);
  for (const [key, part] of Object.entries(value)) {
    if (JSON.stringify(part) === JSON.stringify(defaults[key])) continue;
    const inner = shape.objects?.[key];
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    out[key] = inner && isObject ? omitDefaults(part as Plain, inner) : part;
  }
  return out;
}
