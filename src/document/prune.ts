import type { Part } from '../lib/part.ts';

/**
 * Returns a function that reduces a part to what `keep` keeps and the paths that lead there, so that a walk visits nothing
 * else. A part to which `keep` gives a kind ends its path.
 */
export function createPrune(keep: (part: Part) => Part): (part: Part) => Part {
  const known = new WeakMap<Part, Part>();
  const prune = (part: Part): Part => {
    const before = known.get(part);
    if (before) return before;
    const kept = keep(part);
    const pruned = kept.kind ? kept : { ...kept, ...inside(part) };
    known.set(part, pruned);
    return pruned;
  };
  const inside = ({ keys = {}, entries }: Part): Part => {
    const inner = Object.entries(keys).map(([key, part]) => [key, prune(part)] as const);
    const left = inner.filter(([, part]) => !isEmpty(part));
    const within = entries ? prune(entries) : {};
    return {
      ...(left.length > 0 ? { keys: Object.fromEntries(left) } : {}),
      ...(isEmpty(within) ? {} : { entries: within }),
    };
  };
  return prune;
}

function isEmpty(part: Part): boolean {
  return Object.keys(part).length === 0;
}
