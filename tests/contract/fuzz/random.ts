/** Numbers that a seed decides, so that a failing document can be made again (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From 0 up to, not including, `limit`. */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  };
}
