import type { Part } from '../lib/part.ts';

const known = new WeakMap<Part, Part>();

/** A part with nothing but what `fill` needs, its defaults and pictures: most of what a table says is of texts. */
export function fillable(part: Part): Part {
  const before = known.get(part);
  if (before) return before;
  const made = part.kind === 'picture' ? part : stripped(part);
  known.set(part, made);
  return made;
}

function stripped({ defaults, keys = {}, entries }: Part): Part {
  const inner = Object.entries(keys).map(([key, part]) => [key, fillable(part)] as const);
  const left = Object.fromEntries(inner.filter(([, part]) => Object.keys(part).length > 0));
  const within = entries ? fillable(entries) : {};
  return {
    ...(defaults ? { defaults } : {}),
    ...(Object.keys(left).length > 0 ? { keys: left } : {}),
    ...(Object.keys(within).length > 0 ? { entries: within } : {}),
  };
}
